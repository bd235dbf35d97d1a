import { createFe } from 'fe-elements/vue';
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import Home from './home.vue';
import Host from './host.vue';
import LoginPage from './login-page.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Home, meta: { requiresSession: true } },
    { path: '/account/:page*', component: LoginPage },
  ],
});
createApp(Host)
  .use(createFe({ baseUrl: import.meta.env['SERVICE'], router }))
  .use(router)
  .mount('#host');
