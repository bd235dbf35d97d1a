import { createFe, requireSession } from 'fe-elements/vue';
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import Home from './home.vue';
import Host from './host.vue';
import LoginPage from './login-page.vue';

const router = createRouter({ history: createWebHistory(), routes: [] });
const fe = createFe({
  baseUrl: import.meta.env['SERVICE'],
  navigate: (path, { replace }) => (replace ? router.replace(path) : router.push(path)),
});
router.addRoute({ path: '/', component: Home, beforeEnter: requireSession(fe) });
router.addRoute({ path: '/account/:page*', component: LoginPage });
createApp(Host).use(fe).use(router).mount('#host');
