import { wordsIn } from '../../i18n/words.ts';
import type { SignUpMessages } from './sign-up.en.ts';

const { phrase } = wordsIn('de');

/** What opening an account says, in German. */
export const words: SignUpMessages = {
  fields: { workEmail: 'Geschäftliche E-Mail-Adresse', name: 'Vollständiger Name', company: 'Unternehmen' },
  faults: {
    nameShort: phrase('Geben Sie mindestens {{least}} Zeichen ein.'),
    termsUnaccepted: 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  },
  failures: {
    signUpsClosed: 'Die Registrierung ist geschlossen. Bitten Sie Ihre Administration um ein Konto.',
    emailTaken:
      'Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder verwenden Sie eine andere Adresse.',
    linkInvalid: 'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
    linkExpired: 'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  },
  signUp: {
    title: 'Konto erstellen',
    subtitle: phrase('Nutzen Sie {{vendor}} mit Ihrem Team.'),
    subtitleAlone: 'Das dauert etwa eine Minute.',
    titleInvited: phrase('{{company}} beitreten'),
    subtitleInvited: 'Erstellen Sie Ihr Konto. Das dauert etwa eine Minute.',
    submit: 'Konto erstellen',
    haveAccount: 'Sie haben schon ein Konto?',
    signIn: 'Anmelden',
    agree: 'Ich stimme ',
    and: ' und ',
    agreed: ' zu',
    terms: 'den Nutzungsbedingungen',
    privacy: 'der Datenschutzerklärung',
  },
  signUpClosed: {
    title: 'Die Registrierung ist geschlossen',
    subtitle: 'Neue Konten gibt es auf Einladung. Bitten Sie die Administration Ihres Unternehmens darum.',
    submit: 'Anmelden',
  },
  signUpSuccess: {
    title: 'Sehen Sie in Ihr Postfach',
    subtitle: phrase(
      'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um zu bestätigen, dass die Adresse Ihnen gehört.',
    ),
  },
};
