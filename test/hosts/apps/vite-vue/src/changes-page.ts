import { createFe } from 'fe-elements/vue';
import { createApp } from 'vue';
import Changes from './changes.vue';

createApp(Changes)
  .use(createFe({ baseUrl: import.meta.env.VITE_SERVICE, urlStrategy: 'memory' }))
  .mount('#app');
