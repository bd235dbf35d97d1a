import { wordsIn } from '../../i18n/words.ts';
import type { BoxMessages } from './box.en.ts';

const { phrase } = wordsIn('he');

/** What several screens of the login box say, in Hebrew. */
export const words: BoxMessages = {
  backToSignIn: 'חזרה לכניסה',
  change: 'שינוי',
  otherMethod: 'כניסה בדרך אחרת',
  changeEmail: 'שימוש באימייל אחר',
  poweredBy: phrase('באבטחת {{name}}'),
  wait: {
    told: phrase('יותר מדי ניסיונות. אפשר לנסות שוב בעוד {{time}}.'),
    submit: phrase('אפשר לנסות שוב בעוד {{time}}'),
  },
  fields: { email: 'אימייל', password: 'סיסמה' },
  faults: {
    emailMissing: 'יש להזין אימייל.',
    emailMalformed: 'יש להזין אימייל כמו name@company.com.',
    passwordMissing: 'יש להזין סיסמה.',
  },
  failures: {
    offline: 'אין חיבור לרשת, או שאין גישה לשירות. כדאי לבדוק את החיבור ולנסות שוב.',
    server: 'משהו השתבש אצלנו. אפשר לנסות שוב בעוד רגע.',
    tooMany: 'יותר מדי ניסיונות. כדאי להמתין דקה ולנסות שוב.',
    wrongCredentials: 'האימייל או הסיסמה שגויים. כדאי לבדוק את שניהם ולנסות שוב.',
    notVerified: 'קודם יש לאשר את האימייל: הקישור נשלח בזמן ההרשמה.',
    sessionEnded: 'ההתחברות הסתיימה. יש להיכנס שוב.',
    invalidInput: 'משהו בטופס אינו תקין. כדאי לבדוק ולנסות שוב.',
    methodClosed: 'אין דרך להיכנס כאן עם האימייל הזה. כדאי לשאול את מנהל המערכת באיזה אימייל החברה משתמשת.',
    captchaRefused: 'לא הצלחנו לוודא שלא מדובר ברובוט. אפשר לנסות שוב.',
    captchaUnavailable: 'הבדיקה נגד רובוטים לא נטענה. אפשר לנסות שוב.',
    originNotAllowed: 'הכניסה עדיין לא הוגדרה לכתובת הזו. אפשר לפנות למפעילי האתר.',
    serviceMissing: 'הכניסה עדיין לא מחוברת לאתר הזה. אפשר לפנות למפעילי האתר.',
    refused: 'הפעולה לא התאפשרה. כדאי לבדוק את הטופס ולנסות שוב.',
  },
};
