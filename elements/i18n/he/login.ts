import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('he');

/** Messages of the login box: its first steps, and what all its screens share, in Hebrew. */
export const messages = {
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
    serverError: 'משהו השתבש אצלנו. אפשר לנסות שוב בעוד רגע.',
    rateLimited: 'יותר מדי ניסיונות. כדאי להמתין דקה ולנסות שוב.',
    invalidCredentials: 'האימייל או הסיסמה שגויים. כדאי לבדוק את שניהם ולנסות שוב.',
    emailNotVerified: 'קודם יש לאשר את האימייל: הקישור נשלח בזמן ההרשמה.',
    sessionEnded: 'ההתחברות הסתיימה. יש להיכנס שוב.',
    invalidInput: 'משהו בטופס אינו תקין. כדאי לבדוק ולנסות שוב.',
    methodDisabled: 'אין דרך להיכנס כאן עם האימייל הזה. כדאי לשאול את מנהל המערכת באיזה אימייל החברה משתמשת.',
    captchaFailed: 'לא הצלחנו לוודא שלא מדובר ברובוט. אפשר לנסות שוב.',
    captchaUnavailable: 'הבדיקה נגד רובוטים לא נטענה. אפשר לנסות שוב.',
    originNotAllowed: 'הכניסה עדיין לא הוגדרה לכתובת הזו. אפשר לפנות למפעילי האתר.',
    serviceMissing: 'הכניסה עדיין לא מחוברת לאתר הזה. אפשר לפנות למפעילי האתר.',
    refused: 'הפעולה לא התאפשרה. כדאי לבדוק את הטופס ולנסות שוב.',
  },
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
  passkeys: {
    or: 'או',
    signIn: 'כניסה עם מפתח גישה',
    prompt: {
      title: 'כניסה מהירה יותר בפעם הבאה?',
      subtitle: 'מפתח גישה בא במקום הסיסמה. ייתכן שהמכשיר יבקש טביעת אצבע, זיהוי פנים או נעילת מסך.',
      submit: 'יצירת מפתח גישה',
      later: 'לא עכשיו',
      never: 'לא להציג שוב',
    },
    faults: {
      passkeyVerificationFailed: 'האימות לא הצליח. אפשר לנסות שוב.',
      passkeyNotFound: 'האמצעי הזה אינו מוכר כאן עוד. אפשר לנסות דרך אחרת.',
      passkeyAlreadyRegistered: 'האמצעי הזה כבר מוגדר.',
      challengeExpired: 'עבר זמן רב מדי. אפשר לנסות שוב.',
      authenticatorExists: 'האמצעי הזה כבר מוגדר.',
      authenticatorUnsupported: 'אי אפשר להשתמש כאן במכשיר או במפתח מהסוג הזה.',
      authenticatorNotEligible: 'המכשיר או המפתח אינו יודע מי משתמש בו. קודם יש להגדיר נעילת מסך או קוד PIN.',
      authenticatorForbidden: 'הדפדפן אינו מרשה זאת בדף הזה. אפשר לנסות דרך אחרת.',
      authenticatorFailed: 'המכשיר או המפתח לא השיב. אפשר לנסות שוב.',
    },
  },
  quick: {
    signIn: 'שליחת קוד לטלפון שלי',
    wish: 'בפעם הבאה עם הטלפון שלי',
    wished: 'פעם אחת נכנסים כרגיל, ואז נבקש את הטלפון.',
  },
} satisfies Messages['login'];
