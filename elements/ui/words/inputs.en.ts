import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

/** What the components of this family say, in English. */
export const inputsEn = {
  /** After the label of a field that may stay empty. */
  optional: 'optional',
  charactersLeft: counted({ one: '{{count}} character left', other: '{{count}} characters left' }),
  charactersOver: counted({ one: '{{count}} character too many', other: '{{count}} characters too many' }),
  shorten: counted({ one: 'Take out {{count}} character.', other: 'Take out {{count}} characters.' }),
  number: {
    less: phrase('{{label}}: less'),
    more: phrase('{{label}}: more'),
    between: phrase('From {{min}} to {{max}}.'),
    atLeast: phrase('At least {{min}}.'),
    atMost: phrase('At most {{max}}.'),
    notANumber: 'Enter a number.',
    notWhole: 'Enter a whole number.',
    outside: phrase('Enter a number from {{min}} to {{max}}.'),
    tooSmall: phrase('Enter {{min}} or more.'),
    tooLarge: phrase('Enter {{max}} or less.'),
    betweenSteps: phrase('Enter {{low}} or {{high}}.'),
  },
  code: {
    incomplete: counted({ one: 'Enter the digit.', other: 'Enter all {{count}} digits.' }),
    checking: 'Checking the code',
  },
  copy: {
    name: phrase('Copy: {{label}}'),
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Your browser does not let this be copied. Select it and copy it yourself.',
  },
  secret: {
    hidden: 'Hidden',
    reveal: phrase('Show: {{label}}'),
    hide: phrase('Hide: {{label}}'),
  },
};

export type InputsMessages = typeof inputsEn;
