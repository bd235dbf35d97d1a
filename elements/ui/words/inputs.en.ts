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
  files: {
    dropOne: 'Drop a file here, or press to choose one',
    drop: 'Drop files here, or press to choose some',
    busy: 'Uploading',
    none: 'No file',
    image: 'any image',
    typesAndSize: phrase('{{types}}, up to {{max}}'),
    size: phrase('Up to {{max}}'),
    otherType: phrase('{{name}} is of another type. Choose {{types}}.'),
    tooLarge: phrase('{{name}} has {{size}}. The most is {{max}}.'),
    empty: phrase('{{name}} is empty.'),
    folder: 'A folder cannot be added. Choose the files in it.',
    tooMany: counted({ one: 'There is room for {{count}} file.', other: 'There is room for {{count}} files.' }),
    added: phrase('{{name}} added'),
    removed: phrase('{{name}} removed'),
    remove: phrase('Remove {{name}}'),
  },
  phone: {
    country: phrase('{{label}}: country, {{country}}'),
    tooShort: phrase('This number is too short for {{country}}.'),
    tooLong: phrase('This number is too long for {{country}}.'),
    notANumber: phrase('Enter a phone number of {{country}}, or one that begins with +.'),
    whole: 'Enter the whole number, like +49 30 901820.',
  },
};

export type InputsMessages = typeof inputsEn;
