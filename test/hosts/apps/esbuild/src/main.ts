import { createApp, defineElements } from 'fe-elements/vanilla';

declare const SERVICE: string;

const app = createApp({ baseUrl: SERVICE });
defineElements();

const told = document.querySelector('output');
document.querySelector('fe-login-box')?.addEventListener('fe-signed-in', ({ type }) => told?.append(type));
document.querySelector('fe-signed-in button')?.addEventListener('click', () => void app.logout());
