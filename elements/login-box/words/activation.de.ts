import { wordsIn } from '../../i18n/words.ts';
import type { ActivationMessages } from './activation.en.ts';

const { phrase } = wordsIn('de');

/** What confirming an address says, in German. */
export const words: ActivationMessages = {
  activation: {
    activating: {
      title: 'Ihre E-Mail-Adresse wird bestätigt',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden',
    },
    activatingForm: {
      title: 'Passwort festlegen',
      subtitle: 'Mit dem Passwort ist auch Ihre E-Mail-Adresse bestätigt.',
      submit: 'Konto aktivieren',
      elsewhere: {
        title: 'Konto einrichten',
        titleJoining: phrase('{{company}} beitreten'),
        subtitle:
          'Die Registrierung kam aus einem anderen Browser. Geben Sie Ihre Daten hier ein, dann wird von dort nichts übernommen. Um alles zu behalten, öffnen Sie den Link in jenem Browser.',
      },
    },
    success: {
      title: 'Ihr Konto ist aktiv',
      subtitle: 'Ihre E-Mail-Adresse ist bestätigt. Es geht gleich weiter.',
    },
    resend: {
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen neuen.',
      usedSubtitle: 'Wenn Ihr Konto schon aktiv ist, melden Sie sich an. Sonst fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sentSubtitle: phrase('Wenn zu {{email}} ein unbestätigtes Konto gehört, ist ein neuer Link unterwegs.'),
    },
  },
};
