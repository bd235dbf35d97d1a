import { wordsIn } from '../../i18n/words.ts';
import type { LoginMessages } from './login.en.ts';

const { phrase } = wordsIn('de');

/** What signing in and out says, in German. */
export const words: LoginMessages = {
  preLogin: {
    title: phrase('Bei {{vendor}} anmelden'),
    titleAlone: 'Anmelden',
    subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
    submit: 'Weiter',
    newHere: 'Neu hier?',
    signUp: 'Konto erstellen',
  },
  loginWithPassword: {
    title: 'Passwort eingeben',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    resendActivation: 'Neuen Link senden',
    activationSent: phrase('Ein neuer Link ist unterwegs an {{email}}.'),
  },
  redirectToSSO: {
    title: 'Weiter mit Single Sign-on',
    subtitle: phrase('{{domain}} hat eine eigene Anmeldeseite. Wir leiten Sie dorthin weiter.'),
    submit: 'Jetzt fortfahren',
  },
  loginWithSSOFailed: {
    title: 'Die Anmeldung hat nicht geklappt',
    subtitle: 'Die Anmeldeseite Ihres Unternehmens hat Ihre Identität nicht bestätigt. Wir bringen Sie zurück.',
  },
  success: {
    title: 'Sie sind angemeldet',
    subtitle: 'Einen Moment, es geht gleich weiter.',
  },
  logout: { title: 'Sie werden abgemeldet', subtitle: 'Einen Moment.' },
};
