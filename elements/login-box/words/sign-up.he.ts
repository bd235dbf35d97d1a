import { wordsIn } from '../../i18n/words.ts';
import type { SignUpMessages } from './sign-up.en.ts';

const { phrase } = wordsIn('he');

/** What opening an account says, in Hebrew. */
export const words: SignUpMessages = {
  fields: { workEmail: 'אימייל בעבודה', name: 'שם מלא', company: 'חברה' },
  faults: {
    nameShort: phrase('יש להזין לפחות {{least}} תווים.'),
    termsUnaccepted: 'כדי להמשיך יש להסכים לתנאים.',
  },
  failures: {
    signUpsClosed: 'ההרשמה סגורה. אפשר לבקש חשבון ממנהל המערכת.',
    emailTaken: 'לאימייל הזה כבר יש חשבון. אפשר להיכנס, או להשתמש באימייל אחר.',
    linkInvalid: 'ההזמנה הזו כבר אינה בתוקף. אפשר לבקש קישור חדש ממי ששלח אותה.',
    linkExpired: 'ההזמנה הזו כבר אינה בתוקף. אפשר לבקש קישור חדש ממי ששלח אותה.',
  },
  signUp: {
    title: 'יצירת חשבון',
    subtitle: phrase('מתחילים להשתמש ב־{{vendor}} עם הצוות.'),
    subtitleAlone: 'זה לוקח בערך דקה.',
    titleInvited: phrase('הצטרפות אל {{company}}'),
    subtitleInvited: 'יוצרים חשבון. זה לוקח בערך דקה.',
    submit: 'יצירת חשבון',
    haveAccount: 'יש לך חשבון?',
    signIn: 'כניסה',
    agree: 'אני מסכים/ה אל ',
    and: ' ואל ',
    agreed: '',
    terms: 'תנאי השירות',
    privacy: 'מדיניות הפרטיות',
  },
  signUpClosed: {
    title: 'ההרשמה סגורה',
    subtitle: 'חשבונות חדשים נפתחים בהזמנה. אפשר לבקש אותה ממנהל המערכת בחברה.',
    submit: 'כניסה',
  },
  signUpSuccess: {
    title: 'כדאי לבדוק את תיבת הדואר',
    subtitle: phrase('שלחנו קישור אל {{email}}. פתיחת הקישור מאשרת שהכתובת שלך.'),
  },
};
