import { wordsIn } from '../../i18n/words.ts';
import type { InvitationMessages } from './invitation.en.ts';

const { phrase } = wordsIn('de');

/** What accepting an invitation says, in German. */
export const words: InvitationMessages = {
  invitation: {
    validating: {
      title: 'Ihre Einladung wird geprüft',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Ihre Einladung konnte nicht geprüft werden',
    },
    validate: {
      title: phrase('{{company}} beitreten'),
      invitedBy: phrase('{{person}} lädt {{email}} ein.'),
      invited: phrase('{{email}} ist eingeladen.'),
      shared: phrase('Jemand von {{company}} hat diese Einladung mit Ihnen geteilt.'),
      until: phrase('Die Einladung gilt bis {{date}}.'),
      accept: 'Einladung annehmen',
      notNow: 'Jetzt nicht',
      otherAccount: phrase('Sie sind als {{name}} ({{email}}) angemeldet. Diese Einladung ist für {{invited}}.'),
      signOut: 'Abmelden und weiter',
      stay: phrase('Als {{name}} angemeldet bleiben'),
      createAccount: 'Konto erstellen',
      haveAccount: 'Ich habe ein Konto',
      joinAs: phrase('Als {{name}} ({{email}}) beitreten'),
      useAnother: 'Anderes Konto verwenden',
    },
    pending: { title: phrase('Sie treten {{company}} bei'), titleAlone: 'Ihre Einladung wird angenommen' },
    success: {
      title: phrase('Sie sind {{company}} beigetreten'),
      titleAlone: 'Sie haben die Einladung angenommen',
      subtitle: 'Es geht gleich weiter.',
      signInSubtitle: 'Melden Sie sich an, um zu beginnen.',
      submit: 'Anmelden',
    },
    invalid: {
      expired: 'Diese Einladung ist abgelaufen',
      used: 'Diese Einladung wurde schon verwendet',
      invalid: 'Diese Einladung funktioniert nicht',
      shared: 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
      subtitle:
        'Vielleicht wurde sie zurückgenommen oder neu gesendet. Fragen Sie, wer Sie eingeladen hat, oder lassen Sie sie noch einmal senden.',
      expiredSubtitle: 'Fragen Sie, wer Sie eingeladen hat, oder lassen Sie sie noch einmal senden.',
      usedSubtitle:
        'Wenn Sie es waren, melden Sie sich an. Sonst fragen Sie, wer Sie eingeladen hat, oder lassen Sie sie noch einmal senden.',
      submit: 'Noch einmal senden',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sentSubtitle: phrase('Wenn auf {{email}} eine Einladung wartet, ist ein neuer Link unterwegs.'),
      signIn: 'Anmelden',
    },
  },
};
