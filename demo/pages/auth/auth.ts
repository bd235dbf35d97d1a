import { type AppOptions, createApp, defineElements } from '../../../adapters/vanilla/index.ts';
import './auth.css';

/** The app as the operator's file describes it; the server writes it into the page. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="fe-app"]');
const options = JSON.parse(meta?.content ?? '{}') as Pick<AppOptions, 'clientId' | 'basename' | 'authOptions'>;

createApp({ baseUrl: window.location.origin, ...options });
defineElements();
