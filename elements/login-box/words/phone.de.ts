import { wordsIn } from '../../i18n/words.ts';
import type { PhoneMessages } from './phone.en.ts';

const { phrase } = wordsIn('de');

const phone: PhoneMessages['phone'] = {
  label: 'Telefonnummer',
  submit: 'Code senden',
  locked: 'Zu viele Versuche: Die Anmeldung ist eine Weile gesperrt. Melden Sie sich später auf andere Weise an.',
  taken: 'Diese Nummer gehört zu einem anderen Konto. Nehmen Sie eine andere.',
  unavailable: 'Gerade kann keine SMS gesendet werden. Versuchen Sie es später noch einmal.',
  known: {
    title: 'Sehen Sie auf Ihr Telefon',
    subtitle: 'Ein sechsstelliger Code ist zu dem Telefon unterwegs, das dieser Browser kennt.',
  },
  quick: {
    title: 'Schneller anmelden per Telefon',
    subtitle: 'Nächstes Mal sendet dieser Browser sofort einen Code an Ihr Telefon.',
    sent: phrase('Ein Code ist unterwegs an {{to}}.'),
    submit: 'Bestätigen',
    change: 'Nummer ändern',
    later: 'Jetzt nicht',
  },
  reset: {
    title: 'Telefon verloren?',
    subtitle: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden einen Code dorthin, und Sie nennen eine andere Nummer.',
    submit: 'Code senden',
    verify: { title: 'Sehen Sie in Ihr Postfach', submit: 'Weiter' },
    change: {
      title: 'Ihre neue Nummer',
      subtitle: 'Sie tritt an die Stelle der alten. Wir senden einen Code dorthin, mit dem Sie sich anmelden.',
      over: 'Das hat zu lange gedauert.',
      again: 'Von vorn beginnen',
    },
  },
};

/** What a phone that is lost, or known, takes to say, in German. */
export const words: PhoneMessages = { phone };
