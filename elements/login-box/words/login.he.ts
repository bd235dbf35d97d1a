import { wordsIn } from '../../i18n/words.ts';
import type { LoginMessages } from './login.en.ts';

const { phrase } = wordsIn('he');

/** What signing in and out says, in Hebrew. */
export const words: LoginMessages = {
  preLogin: {
    title: phrase('כניסה אל {{vendor}}'),
    titleAlone: 'כניסה',
    subtitle: 'כדי להמשיך יש להזין אימייל.',
    submit: 'המשך',
    newHere: 'פעם ראשונה כאן?',
    signUp: 'יצירת חשבון',
  },
  loginWithPassword: {
    title: 'הזנת סיסמה',
    submit: 'כניסה',
    forgot: 'שכחת סיסמה?',
    resendActivation: 'שליחת קישור חדש',
    activationSent: phrase('קישור חדש בדרך אל {{email}}.'),
  },
  redirectToSSO: {
    title: 'המשך בכניסה אחודה',
    subtitle: phrase('הכניסה של {{domain}} היא בדף משלה. מעבירים אותך לשם.'),
    submit: 'המשך עכשיו',
  },
  loginWithSSOFailed: {
    title: 'הכניסה לא הצליחה',
    subtitle: 'דף הכניסה של החברה לא אישר את זהותך. מחזירים אותך.',
  },
  success: {
    title: 'הכניסה הושלמה',
    subtitle: 'רק רגע, ממשיכים הלאה.',
  },
  logout: { title: 'מתבצעת יציאה', subtitle: 'רק רגע.' },
};
