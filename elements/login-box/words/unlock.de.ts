import { wordsIn } from '../../i18n/words.ts';
import type { UnlockMessages } from './unlock.en.ts';

const { phrase } = wordsIn('de');

/** What a locked account takes to say, in German. */
export const words: UnlockMessages = {
  unlock: {
    locked: {
      told: phrase(
        'Zu viele Versuche: Die Anmeldung ist eine Zeit lang gesperrt. Wenn zu {{email}} ein Konto gehört, hebt der Link, den wir dorthin gesendet haben, die Sperre auf.',
      ),
      resend: 'Link noch einmal senden',
      sent: phrase('Wenn zu {{email}} ein gesperrtes Konto gehört, ist ein neuer Link unterwegs.'),
    },
    unlocking: {
      title: 'Ihr Konto wird entsperrt',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Ihr Konto konnte nicht entsperrt werden',
    },
    success: {
      title: 'Ihr Konto ist entsperrt',
      subtitle: 'Sie können sich wieder anmelden.',
      submit: 'Anmelden',
      notYou: 'Passwort vergessen?',
      newPassword: 'Neues Passwort wählen',
    },
    resend: {
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen neuen.',
      usedSubtitle:
        'Vielleicht ist Ihr Konto schon entsperrt: Melden Sie sich an. Sonst fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sentSubtitle: phrase('Wenn zu {{email}} ein gesperrtes Konto gehört, ist ein neuer Link unterwegs.'),
    },
  },
};
