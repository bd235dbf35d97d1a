import type { PasskeysMessages } from './passkeys.en.ts';

const passkeys: PasskeysMessages['passkeys'] = {
  or: 'oder',
  signIn: 'Mit einem Passkey anmelden',
  prompt: {
    title: 'Nächstes Mal schneller anmelden?',
    subtitle:
      'Ein Passkey tritt an die Stelle Ihres Passworts. Ihr Gerät fragt vielleicht nach Fingerabdruck, Gesicht oder Displaysperre.',
    submit: 'Passkey erstellen',
    later: 'Jetzt nicht',
    never: 'Nicht mehr anzeigen',
  },
  faults: {
    passkeyRefused: 'Das konnte nicht bestätigt werden. Versuchen Sie es noch einmal.',
    passkeyUnknown: 'Das ist hier nicht mehr bekannt. Versuchen Sie es auf andere Weise.',
    passkeyKnown: 'Das ist schon eingerichtet.',
    challengeOver: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
    authenticatorExists: 'Das ist schon eingerichtet.',
    authenticatorUnsupported: 'Ein Gerät oder Schlüssel dieser Art geht hier nicht.',
    authenticatorUnfit:
      'Dieses Gerät oder dieser Schlüssel erkennt nicht, wer es benutzt. Richten Sie zuerst eine Displaysperre oder PIN ein.',
    authenticatorForbidden: 'Der Browser erlaubt das auf dieser Seite nicht. Versuchen Sie es auf andere Weise.',
    authenticatorFailed: 'Das Gerät oder der Schlüssel hat nicht geantwortet. Versuchen Sie es noch einmal.',
  },
};

const quick: PasskeysMessages['quick'] = {
  signIn: 'Code an mein Telefon senden',
  wish: 'Nächstes Mal mit meinem Telefon',
  wished: 'Melden Sie sich einmal wie gewohnt an. Dann fragen wir nach Ihrem Telefon.',
};

/** What signing in by passkey, or by a phone that is known, takes to say, in German. */
export const words: PasskeysMessages = { passkeys, quick };
