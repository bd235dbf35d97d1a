import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What choosing a password says, in English. */
export const words = {
  fields: { newPassword: 'New password' },
  faults: { passwordWeak: 'Choose a password that meets the rules below.' },
  failures: {
    passwordWeak: 'This password does not meet the rules. Choose another one.',
    passwordGuessable: 'This password is too easy to guess. Choose a longer one, such as several unrelated words.',
    passwordPersonal: 'This password is too close to your name, email, or company. Choose another one.',
    passwordBreached: 'This password appeared in a data breach. Choose another one.',
    passwordReused: 'You used this password before. Choose another one.',
  },
  strength: {
    label: 'Password strength',
    scores: { none: 'Very weak', weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
    refused: {
      passwordWeak: 'Doesn’t meet the rules yet',
      passwordGuessable: 'Too easy to guess. Add another word or two.',
      passwordPersonal: 'Too close to your name, email, or company',
      passwordBreached: 'Known from a data breach',
    },
  },
  policy: {
    minLength: phrase('At least {{length}} characters'),
    maxLength: phrase('At most {{length}} characters'),
    repeated: 'No character three times in a row',
    lowercase: 'A lowercase letter',
    uppercase: 'An uppercase letter',
    numbers: 'A number',
    specialChars: 'A symbol',
    someOf: phrase('{{needed}} of these {{count}}:'),
  },
};

export type NewPasswordMessages = typeof words;
