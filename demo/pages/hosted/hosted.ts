import { createApp, defineElements } from '../../../adapters/vanilla/index.ts';
import './hosted.css';

/** Address of the service: this machine has two names, and at the other one this page is an application of another site. */
const service = new URL('/', window.location.href);
service.hostname = 'localhost';

const app = createApp({
  baseUrl: service.origin,
  clientId: 'demo',
  hostedLoginBox: true,
  urlStrategy: 'path',
  basename: '/hosted',
});
defineElements();

document.querySelector('#sign-in')?.addEventListener('click', () => app.loginWithRedirect());
document.querySelector('#sign-out')?.addEventListener('click', () => void app.logout());
