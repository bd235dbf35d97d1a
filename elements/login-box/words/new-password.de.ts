import { wordsIn } from '../../i18n/words.ts';
import type { NewPasswordMessages } from './new-password.en.ts';

const { phrase } = wordsIn('de');

/** What choosing a password says, in German. */
export const words: NewPasswordMessages = {
  fields: { newPassword: 'Neues Passwort' },
  faults: { passwordWeak: 'Wählen Sie ein Passwort, das die Regeln unten erfüllt.' },
  failures: {
    passwordWeak: 'Dieses Passwort erfüllt die Regeln nicht. Wählen Sie ein anderes.',
    passwordBreached: 'Dieses Passwort ist aus einem Datenleck bekannt. Wählen Sie ein anderes.',
    passwordReused: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
  },
  policy: {
    minLength: phrase('Mindestens {{length}} Zeichen'),
    maxLength: phrase('Höchstens {{length}} Zeichen'),
    repeated: 'Kein Zeichen dreimal hintereinander',
    lowercase: 'Ein Kleinbuchstabe',
    uppercase: 'Ein Großbuchstabe',
    numbers: 'Eine Ziffer',
    specialChars: 'Ein Sonderzeichen',
    someOf: phrase('{{needed}} von diesen {{count}}:'),
  },
};
