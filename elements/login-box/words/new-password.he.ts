import { wordsIn } from '../../i18n/words.ts';
import type { NewPasswordMessages } from './new-password.en.ts';

const { phrase } = wordsIn('he');

/** What choosing a password says, in Hebrew. */
export const words: NewPasswordMessages = {
  fields: { newPassword: 'סיסמה חדשה' },
  faults: { passwordWeak: 'יש לבחור סיסמה שעומדת בכללים שלמטה.' },
  failures: {
    passwordWeak: 'הסיסמה אינה עומדת בכללים. יש לבחור סיסמה אחרת.',
    passwordGuessable: 'קל מדי לנחש את הסיסמה הזו. כדאי לבחור סיסמה ארוכה יותר, למשל כמה מילים שאינן קשורות זו לזו.',
    passwordPersonal: 'הסיסמה דומה מדי לשם, לכתובת האימייל או לחברה שלכם. יש לבחור סיסמה אחרת.',
    passwordBreached: 'הסיסמה הופיעה בדליפת מידע. יש לבחור סיסמה אחרת.',
    passwordReused: 'הסיסמה הזו כבר הייתה בשימוש. יש לבחור סיסמה אחרת.',
  },
  strength: {
    label: 'חוזק הסיסמה',
    scores: { none: 'חלשה מאוד', weak: 'חלשה', fair: 'בינונית', good: 'טובה', strong: 'חזקה' },
    refused: {
      passwordWeak: 'עדיין לא עומדת בכללים',
      passwordGuessable: 'קל מדי לנחש אותה. כדאי להוסיף מילה או שתיים.',
      passwordPersonal: 'דומה מדי לשם, לכתובת האימייל או לחברה שלכם',
      passwordBreached: 'הופיעה בדליפת מידע',
    },
  },
  policy: {
    minLength: phrase('לפחות {{length}} תווים'),
    maxLength: phrase('לכל היותר {{length}} תווים'),
    repeated: 'בלי אותו תו שלוש פעמים ברצף',
    lowercase: 'אות קטנה באנגלית',
    uppercase: 'אות גדולה באנגלית',
    numbers: 'ספרה',
    specialChars: 'סימן',
    someOf: phrase('{{needed}} מתוך {{count}} אלה:'),
  },
};
