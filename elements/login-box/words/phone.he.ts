import { wordsIn } from '../../i18n/words.ts';
import type { PhoneMessages } from './phone.en.ts';

const { phrase } = wordsIn('he');

const phone: PhoneMessages['phone'] = {
  label: 'מספר טלפון',
  submit: 'שליחת קוד',
  locked: 'היו יותר מדי ניסיונות: הכניסה נעולה לזמן מה. אפשר להיכנס מאוחר יותר בדרך אחרת.',
  taken: 'המספר הזה שייך לחשבון אחר. יש לבחור מספר אחר.',
  unavailable: 'אי אפשר לשלוח כרגע הודעת טקסט. אפשר לנסות שוב מאוחר יותר.',
  known: { title: 'כדאי לבדוק בטלפון', subtitle: 'קוד בן שש ספרות בדרך לטלפון שהדפדפן הזה מכיר.' },
  quick: {
    title: 'כניסה מהירה בטלפון',
    subtitle: 'בפעם הבאה הדפדפן הזה ישלח מיד קוד לטלפון שלך.',
    sent: phrase('קוד בדרך אל \u2066{{to}}\u2069.'),
    submit: 'אישור',
    change: 'שינוי המספר',
    later: 'לא עכשיו',
  },
  reset: {
    title: 'הטלפון אבד?',
    subtitle: 'יש להזין אימייל. נשלח לשם קוד, ואז אפשר לבחור מספר אחר.',
    submit: 'שליחת קוד',
    verify: { title: 'כדאי לבדוק את תיבת הדואר', submit: 'המשך' },
    change: {
      title: 'המספר החדש',
      subtitle: 'הוא בא במקום הישן. נשלח אליו קוד לכניסה.',
      over: 'עבר זמן רב מדי.',
      again: 'התחלה מחדש',
    },
  },
};

/** What a phone that is lost, or known, takes to say, in Hebrew. */
export const words: PhoneMessages = { phone };
