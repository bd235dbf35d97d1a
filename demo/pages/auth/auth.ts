import { type AppOptions, createApp, defineElements } from '../../../adapters/vanilla/index.ts';
import './auth.css';

/** The languages of the elements: the page is in the first of them that its reader asks for. */
const LANGUAGES = ['en', 'he', 'de'];
const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
const language = wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
document.documentElement.lang = language;
document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';

/** The app as the operator's file describes it; the server writes it into the page. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="fe-app"]');
const options = JSON.parse(meta?.content ?? '{}') as Pick<AppOptions, 'clientId' | 'basename' | 'authOptions'>;

createApp({ baseUrl: window.location.origin, ...options });
defineElements();
