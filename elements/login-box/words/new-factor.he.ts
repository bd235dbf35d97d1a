import { wordsIn } from '../../i18n/words.ts';
import type { NewFactorMessages } from './new-factor.en.ts';

const { phrase } = wordsIn('he');

const newFactor: NewFactorMessages['newFactor'] = {
  recommended: 'מומלץ',
  progress: phrase('שלב {{step}} מתוך {{steps}}'),
  enroll: {
    title: 'הגנה על החשבון',
    subtitle: 'לכניסה דרוש שלב שני, כדי שסיסמה לבדה לא תספיק לאיש.',
    label: 'שלב שני',
    submit: 'המשך',
  },
  newApp: {
    title: 'הגדרת אפליקציית אימות',
    subtitle: 'יש לסרוק עם האפליקציה ואז להזין את הקוד שהיא מציגה.',
    picture: 'מוסיף את החשבון הזה לאפליקציית אימות',
    cannotScan: 'אי אפשר לסרוק?',
    secret: 'מפתח להגדרה',
    open: 'פתיחה באפליקציה במכשיר הזה',
  },
  phone: {
    title: 'הוספת טלפון',
    subtitle: 'בכל כניסה נשלח אליו קוד.',
    label: 'מספר טלפון',
    submit: 'שליחת קוד',
  },
  recoveryCodes: {
    title: 'שמירת קודי השחזור',
    subtitle: 'כל קוד מכניס פעם אחת אם המכשיר אבד. הם מוצגים רק עכשיו.',
    copy: 'העתקת הכול',
    copied: 'הועתק',
    copyFailed: 'יש לסמן את הקודים ולהעתיק ידנית.',
    download: 'הורדה',
    print: 'הדפסה',
    saved: 'שמרתי אותם',
    notSaved: 'קודם לשמור, ואז לסמן.',
    submit: 'המשך',
    file: phrase('קודי שחזור של {{email}}'),
  },
  recover: {
    title: 'שימוש בקוד שחזור',
    subtitle: 'הקודים נשמרו כשהוגדר השלב השני.',
    label: 'קוד שחזור',
    forGood: 'המכשיר אבד לתמיד',
    forGoodHint: 'הוא לא יידרש עוד, ויש להגדיר שלב שני חדש.',
    submit: 'שימוש בקוד',
    found: 'המכשיר אצלי',
    wrong: 'הקוד אינו נכון או שכבר נוצל. אפשר לנסות קוד אחר.',
    short: 'יש להזין את הקוד המלא.',
    done: {
      title: 'המכשיר לא יידרש עוד',
      subtitle: 'יש להיכנס שוב כדי להגדיר שלב שני חדש.',
      submit: 'כניסה מחדש',
    },
  },
};

/** What setting up a second factor, or losing it, takes to say, in Hebrew. */
export const words: NewFactorMessages = { newFactor };
