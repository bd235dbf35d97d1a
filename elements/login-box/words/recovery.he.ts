import { wordsIn } from '../../i18n/words.ts';
import type { RecoveryMessages } from './recovery.en.ts';

const { phrase } = wordsIn('he');

/** What a forgotten password takes to say, in Hebrew. */
export const words: RecoveryMessages = {
  forgotPassword: {
    title: 'איפוס סיסמה',
    subtitle: 'יש להזין אימייל ונשלח קישור לבחירת סיסמה חדשה.',
    submit: 'שליחת הקישור',
    sentTitle: 'כדאי לבדוק את תיבת הדואר',
    sentSubtitle: phrase('אם קיים חשבון עבור {{email}}, קישור לבחירת סיסמה חדשה בדרך.'),
  },
  resetPassword: {
    title: 'בחירת סיסמה חדשה',
    subtitle: 'כל שאר המכשירים המחוברים ינותקו.',
    submit: 'קביעת הסיסמה',
    success: {
      title: 'הסיסמה שונתה',
      subtitle: 'מעכשיו נכנסים עם הסיסמה החדשה.',
      submit: 'כניסה',
      removed: {
        why: 'ליתר ביטחון הסרנו את מה שנוסף מאז הכניסה האחרונה שדרשה יותר מהאימייל:',
        types: {
          authenticator: 'אפליקציית אימות',
          phone: 'מספר טלפון',
          passkey: 'מפתח גישה',
          securityKey: 'מפתח אבטחה',
          recoveryCodes: 'קודי שחזור',
        },
        named: phrase('{{way}} {{name}}'),
        added: phrase('{{way}}, נוסף ב־{{date}}'),
        next: 'אם ההוספה הייתה שלך, אפשר להגדיר שוב אחרי הכניסה.',
      },
    },
    invalid: {
      subtitle: 'קישור עובד פעם אחת ולזמן קצר. כדי להמשיך אפשר לבקש קישור חדש.',
      submit: 'שליחת קישור חדש',
    },
  },
  breached: {
    title: 'קודם יש לבחור סיסמה חדשה',
    subtitle: 'הסיסמה הופיעה בדליפת מידע במקום אחר, וייתכן שהיא מוכרת לאחרים. נשלח קישור לבחירת סיסמה חדשה.',
    submit: 'שליחת הקישור',
    sentTitle: 'כדאי לבדוק את תיבת הדואר',
    sentSubtitle: 'קישור לבחירת סיסמה חדשה בדרך.',
  },
};
