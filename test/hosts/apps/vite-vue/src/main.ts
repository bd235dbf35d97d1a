import { createFe } from 'fe-elements/vue';
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';
import Home from './home.vue';
import LoginPage from './login-page.vue';

const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', component: Home, meta: { requiresSession: true } },
    { path: '/account/:page*', component: LoginPage },
  ],
});
createApp(App)
  .use(createFe({ baseUrl: import.meta.env.VITE_SERVICE, router }))
  .use(router)
  .mount('#app');
