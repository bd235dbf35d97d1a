import { type AppOptions, createApp, defineElements } from '../../../adapters/vanilla/index.ts';
import { DEFAULT_LANGUAGE, textDirectionOf, knownLanguage } from '../../../elements/i18n/languages.ts';
import './auth.css';

/** Language of the page: the first of the elements' languages that its reader asks for. */
const language = navigator.languages.map(knownLanguage).find((known) => known) ?? DEFAULT_LANGUAGE;
document.documentElement.lang = language;
document.documentElement.dir = textDirectionOf(language);

/** App options of the operator's configuration, which the server writes into the page. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="fe-app"]');
const options = JSON.parse(meta?.content ?? '{}') as Pick<AppOptions, 'clientId' | 'basename' | 'authOptions'>;

// the email that an application names, or that of a mailed link
const hint = new URLSearchParams(window.location.search).get('login_hint');
if (hint) document.querySelector('fe-login-box')?.setAttribute('login-hint', hint);

createApp({ baseUrl: window.location.origin, ...options });
defineElements();
