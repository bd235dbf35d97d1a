import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

/** Messages of the login box: its first steps, and what all its screens share, in Hebrew. */
export const messages = {
  backToSignIn: 'חזרה לכניסה',
  change: 'שינוי',
  otherMethod: 'כניסה בדרך אחרת',
  changeEmail: 'שימוש באימייל אחר',
  poweredBy: message('באבטחת {{name}}'),
  legal: { terms: 'תנאי שימוש', privacy: 'פרטיות' },
  wait: {
    message: 'יותר מדי ניסיונות.',
    submit: message('אפשר לנסות שוב בעוד {{time}}'),
  },
  fields: { email: 'אימייל', password: 'סיסמה' },
  faults: {
    emailMissing: 'יש להזין אימייל.',
    emailMalformed: 'יש להזין אימייל כמו name@company.com.',
    passwordMissing: 'יש להזין סיסמה.',
  },
  failures: {
    offline: 'אין חיבור לרשת, או שאין גישה לשירות. כדאי לבדוק את החיבור ולנסות שוב.',
    serverError: 'משהו השתבש אצלנו. אפשר לנסות שוב בעוד רגע.',
    rateLimited: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד דקה.',
    invalidCredentials: 'האימייל או הסיסמה שגויים. כדאי לבדוק את שניהם ולנסות שוב.',
    emailNotVerified: 'קודם יש לאשר את האימייל: פותחים את הקישור ששלחנו בזמן ההרשמה.',
    sessionEnded: 'פג תוקף החיבור. יש להיכנס שוב.',
    invalidInput: 'משהו בטופס אינו תקין. כדאי לבדוק ולנסות שוב.',
    methodDisabled: 'אי אפשר להיכנס כאן עם האימייל הזה. אפשר לפנות למנהלי המערכת.',
    captchaFailed: 'לא הצלחנו לאמת שמדובר באדם. אפשר לנסות שוב.',
    captchaUnavailable: 'בדיקת האבטחה לא נטענה. אפשר לנסות שוב.',
    originNotAllowed: 'הכניסה עדיין לא הוגדרה לכתובת הזו. אפשר לפנות למפעילי האתר.',
    serviceMissing: 'הכניסה עדיין לא מחוברת לאתר הזה. אפשר לפנות למפעילי האתר.',
    refused: 'זה לא הצליח. כדאי לבדוק את הטופס ולנסות שוב.',
  },
  preLogin: {
    title: message('כניסה אל {{vendor}}'),
    titleAlone: 'כניסה',
    submit: 'המשך',
    newHere: 'פעם ראשונה כאן?',
    signUp: 'יצירת חשבון',
  },
  loginWithPassword: {
    title: 'הזנת סיסמה',
    submit: 'כניסה',
    forgot: 'שכחת סיסמה?',
    resendActivation: 'שליחת קישור חדש',
    activationSent: message('שלחנו קישור חדש אל {{email}}.'),
  },
  redirectToSSO: {
    title: 'המשך בכניסה אחודה',
    subtitle: message('הכניסה של {{domain}} נעשית בדף נפרד. מיד עוברים לשם…'),
    submit: 'המשך עכשיו',
  },
  loginWithSSOFailed: {
    title: 'הכניסה לא הצליחה',
    subtitle: 'דף הכניסה של החברה לא אישר את זהותך. מיד חוזרים…',
  },
  success: {
    title: 'הכניסה הושלמה',
    subtitle: 'מיד ממשיכים…',
  },
  logout: { title: 'מתבצעת יציאה', subtitle: 'רק רגע.' },
  passkeys: {
    or: 'או',
    signIn: 'כניסה עם מפתח גישה',
    prompt: {
      title: 'כניסה מהירה יותר בפעם הבאה?',
      subtitle: 'אפשר להשתמש במפתח גישה במקום בסיסמה. ייתכן שהמכשיר יבקש טביעת אצבע, זיהוי פנים או נעילת מסך.',
      submit: 'יצירת מפתח גישה',
      later: 'לא עכשיו',
      never: 'לא להציג שוב',
    },
    faults: {
      passkeyVerificationFailed: 'האימות לא הצליח. אפשר לנסות שוב.',
      passkeyNotFound: 'האמצעי הזה כבר לא רשום כאן. אפשר להשתמש בשיטה אחרת.',
      passkeyAlreadyRegistered: 'האמצעי הזה כבר מוגדר.',
      challengeExpired: 'עבר זמן רב מדי. אפשר לנסות שוב.',
      authenticatorExists: 'האמצעי הזה כבר מוגדר.',
      authenticatorUnsupported: 'אי אפשר להשתמש כאן במכשיר או במפתח מהסוג הזה.',
      authenticatorNotEligible: 'המכשיר או המפתח אינו יכול לאמת מי משתמש בו. קודם יש להגדיר נעילת מסך או קוד PIN.',
      authenticatorForbidden: 'הדפדפן אינו מאפשר זאת בדף הזה. אפשר להשתמש בשיטה אחרת.',
      authenticatorFailed: 'המכשיר או המפתח לא הגיב. אפשר לנסות שוב.',
    },
  },
  quick: {
    signIn: 'קוד בהודעת טקסט',
  },
} satisfies Messages['login'];
