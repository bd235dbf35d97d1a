import { wordsIn } from '../../i18n/words.ts';
import type { InputsMessages } from './inputs.en.ts';

const { phrase, counted } = wordsIn('he');

/** What the components of this family say, in Hebrew. */
export const inputsHe: InputsMessages = {
  optional: 'לא חובה',
  charactersLeft: counted({ one: 'נותר תו אחד', two: 'נותרו שני תווים', other: 'נותרו {{count}} תווים' }),
  charactersOver: counted({ one: 'תו אחד מיותר', two: 'שני תווים מיותרים', other: '{{count}} תווים מיותרים' }),
  shorten: counted({ one: 'יש להוריד תו אחד.', two: 'יש להוריד שני תווים.', other: 'יש להוריד {{count}} תווים.' }),
  number: {
    less: phrase('{{label}}: פחות'),
    more: phrase('{{label}}: יותר'),
    between: phrase('מ־{{min}} עד {{max}}.'),
    atLeast: phrase('לפחות {{min}}.'),
    atMost: phrase('לכל היותר {{max}}.'),
    notANumber: 'יש להזין מספר.',
    notWhole: 'יש להזין מספר שלם.',
    outside: phrase('יש להזין מספר מ־{{min}} עד {{max}}.'),
    tooSmall: phrase('יש להזין {{min}} או יותר.'),
    tooLarge: phrase('יש להזין {{max}} או פחות.'),
    betweenSteps: phrase('יש להזין {{low}} או {{high}}.'),
  },
  code: {
    incomplete: counted({
      one: 'יש להזין את הספרה.',
      two: 'יש להזין את שתי הספרות.',
      other: 'יש להזין את כל {{count}} הספרות.',
    }),
    checking: 'הקוד נבדק',
  },
  copy: {
    name: phrase('העתקה: {{label}}'),
    copy: 'העתקה',
    copied: 'הועתק',
    failed: 'הדפדפן לא מאפשר להעתיק. אפשר לסמן את הטקסט ולהעתיק ידנית.',
  },
  secret: {
    hidden: 'מוסתר',
    reveal: phrase('הצגה: {{label}}'),
    hide: phrase('הסתרה: {{label}}'),
  },
  files: {
    dropOne: 'אפשר לגרור קובץ לכאן, או ללחוץ ולבחור',
    drop: 'אפשר לגרור קבצים לכאן, או ללחוץ ולבחור',
    busy: 'בהעלאה',
    none: 'אין קובץ',
    image: 'כל תמונה',
    typesAndSize: phrase('{{types}}, עד {{max}}'),
    size: phrase('עד {{max}}'),
    otherType: phrase('הקובץ {{name}} מסוג אחר. יש לבחור {{types}}.'),
    tooLarge: phrase('גודל הקובץ {{name}} הוא {{size}}. הגודל המרבי הוא {{max}}.'),
    empty: phrase('הקובץ {{name}} ריק.'),
    folder: 'אי אפשר להוסיף תיקייה. יש לבחור את הקבצים שבתוכה.',
    tooMany: counted({ one: 'יש מקום לקובץ אחד.', two: 'יש מקום לשני קבצים.', other: 'יש מקום ל־{{count}} קבצים.' }),
    added: phrase('הקובץ {{name}} נוסף'),
    removed: phrase('הקובץ {{name}} הוסר'),
    remove: phrase('הסרת {{name}}'),
  },
  phone: {
    country: phrase('{{label}}: מדינה, {{country}}'),
    tooShort: phrase('המספר קצר מדי עבור {{country}}.'),
    tooLong: phrase('המספר ארוך מדי עבור {{country}}.'),
    notANumber: phrase('יש להזין מספר טלפון של {{country}}, או מספר שמתחיל ב־+.'),
    whole: 'יש להזין את המספר המלא, למשל \u2066+49 30 901820\u2069.',
  },
};
