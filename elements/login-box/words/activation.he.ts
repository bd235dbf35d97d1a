import { wordsIn } from '../../i18n/words.ts';
import type { ActivationMessages } from './activation.en.ts';

const { phrase } = wordsIn('he');

/** What confirming an address says, in Hebrew. */
export const words: ActivationMessages = {
  activation: {
    activating: { title: 'מאשרים את האימייל', subtitle: 'זה לוקח רגע.', untried: 'לא הצלחנו לאשר את האימייל' },
    activatingForm: {
      title: 'בחירת סיסמה',
      subtitle: 'האימייל יאושר עם קביעת הסיסמה.',
      submit: 'הפעלת החשבון',
      elsewhere: {
        title: 'הגדרת החשבון',
        titleJoining: phrase('הצטרפות אל {{company}}'),
        subtitle:
          'ההרשמה נעשתה בדפדפן אחר. אפשר למלא את הפרטים כאן, ואז דבר ממה שהוזן שם לא יישמר. כדי לשמור אותו, יש לפתוח את הקישור בדפדפן ההוא.',
      },
    },
    success: {
      title: 'החשבון פעיל',
      subtitle: 'האימייל אושר. ממשיכים הלאה.',
    },
    resend: {
      subtitle: 'יש להזין אימייל ונשלח קישור חדש.',
      usedSubtitle: 'אם החשבון כבר פעיל אפשר להיכנס. אם לא, אפשר לבקש קישור חדש.',
      submit: 'שליחת קישור חדש',
      sentTitle: 'כדאי לבדוק את תיבת הדואר',
      sentSubtitle: phrase('אם יש חשבון שממתין לאישור עבור {{email}}, קישור חדש בדרך.'),
    },
  },
};
