import { wordsIn } from '../../i18n/words.ts';
import type { RecoveryMessages } from './recovery.en.ts';

const { phrase } = wordsIn('de');

/** What a forgotten password takes to say, in German. */
export const words: RecoveryMessages = {
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen Link, um ein neues zu wählen.',
    submit: 'Link senden',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentSubtitle: phrase('Wenn es zu {{email}} ein Konto gibt, ist ein Link für ein neues Passwort unterwegs.'),
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    subtitle: 'Alle anderen Geräte, auf denen Sie angemeldet sind, werden abgemeldet.',
    submit: 'Neues Passwort festlegen',
    success: {
      title: 'Ihr Passwort ist geändert',
      subtitle: 'Verwenden Sie ab jetzt das neue.',
      submit: 'Anmelden',
      removed: {
        why: 'Zur Sicherheit haben wir entfernt, was seit Ihrer letzten Anmeldung mit mehr als Ihrer E-Mail hinzugekommen ist:',
        types: {
          authenticator: 'Authenticator-App',
          phone: 'Telefonnummer',
          passkey: 'Passkey',
          securityKey: 'Sicherheitsschlüssel',
          recoveryCodes: 'Wiederherstellungscodes',
        },
        named: phrase('{{way}} {{name}}'),
        added: phrase('{{way}}, hinzugefügt am {{date}}'),
        next: 'Wenn Sie das selbst waren, richten Sie es nach der Anmeldung wieder ein.',
      },
    },
    invalid: {
      subtitle: 'Ein Link gilt einmal und nur eine Weile. Fordern Sie einen neuen an, um fortzufahren.',
      submit: 'Neuen Link senden',
    },
  },
  breached: {
    title: 'Wählen Sie zuerst ein neues Passwort',
    subtitle:
      'Ihres ist bei einem Datenleck anderswo aufgetaucht, sodass andere es kennen können. Wir senden Ihnen einen Link, um ein neues zu wählen.',
    submit: 'Link senden',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentSubtitle: 'Ein Link, um ein neues Passwort zu wählen, ist unterwegs.',
  },
};
