import { wordsIn } from '../../i18n/words.ts';
import type { NewPasswordMessages } from './new-password.en.ts';

const { phrase } = wordsIn('de');

/** What choosing a password says, in German. */
export const words: NewPasswordMessages = {
  fields: { newPassword: 'Neues Passwort' },
  faults: { passwordWeak: 'Wählen Sie ein Passwort, das die Regeln unten erfüllt.' },
  failures: {
    passwordWeak: 'Dieses Passwort erfüllt die Regeln nicht. Wählen Sie ein anderes.',
    passwordGuessable:
      'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, etwa mehrere Wörter ohne Zusammenhang.',
    passwordPersonal:
      'Dieses Passwort ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr. Wählen Sie ein anderes.',
    passwordBreached: 'Dieses Passwort ist aus einem Datenleck bekannt. Wählen Sie ein anderes.',
    passwordReused: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
  },
  strength: {
    label: 'Passwortstärke',
    scores: { none: 'Sehr schwach', weak: 'Schwach', fair: 'Mittel', good: 'Gut', strong: 'Stark' },
    refused: {
      passwordWeak: 'Erfüllt die Regeln noch nicht',
      passwordGuessable: 'Zu leicht zu erraten. Fügen Sie ein oder zwei Wörter hinzu.',
      passwordPersonal: 'Ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr',
      passwordBreached: 'Aus einem Datenleck bekannt',
    },
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
