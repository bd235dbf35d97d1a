import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

/** Messages of social sign-in, single sign-on and impersonation by address, in Hebrew. */
export const messages = {
  social: {
    continueWith: message('המשך עם {{provider}}'),
    methods: 'כניסה באמצעות',
    more: 'דרכים נוספות להיכנס',
    last: 'בשימוש לאחרונה',
    accepts: 'המשך בדרך הזו פירושו הסכמה לתנאים המקושרים למטה.',
    webview: 'יש ספקים שלא נפתחים בתוך אפליקציה אחרת. יש לפתוח את הדף בדפדפן.',
    completing: {
      title: message('כניסה באמצעות {{provider}}'),
      linking: message('מקשרים את {{provider}}'),
      subtitle: 'זה לוקח רגע.',
    },
    failed: { title: message('הכניסה עם {{provider}} לא הצליחה'), submit: 'ניסיון נוסף' },
    causes: {
      flowExpired: 'זה נמשך יותר מדי זמן, או שהתחיל בדפדפן אחר. יש להתחיל מחדש.',
      providerDenied: 'הכניסה בוטלה או לא הושלמה שם. אפשר לנסות שוב או להיכנס בדרך אחרת.',
      providerFailed: 'הזהות שלך לא אומתה שם. אפשר לנסות שוב או להיכנס בדרך אחרת.',
      emailNotProvided: 'לא התקבל משם אימייל מאומת. אפשר ליצור חשבון עם האימייל שלך.',
      identityLinked: 'הוא כבר מקושר כאן לחשבון אחר.',
      signUpsDisabled: 'אין לך כאן חשבון עדיין, וחשבונות חדשים נפתחים בהזמנה בלבד.',
      ssoRequired: 'הכניסה בחברה שלך היא בדף משלה. יש לחזור ולהזין את האימייל בעבודה.',
      emailDomainNotAllowed:
        'החברה אינה מקבלת כתובות מדומיין האימייל שלך. אפשר להשתמש בחשבון אחר או לפנות למנהלי המערכת.',
    },
    signInFirst: {
      title: 'כבר יש לך חשבון',
      subtitle: message(
        'יש להיכנס אליו כדי לקשר את {{provider}}. מכאן והלאה אפשר יהיה להיכנס גם באמצעות {{provider}}.',
      ),
      submit: 'כניסה וקישור',
    },
    link: {
      title: message('לקשר את {{provider}} לחשבון?'),
      subtitle: message('מעכשיו אפשר יהיה להיכנס לחשבון הזה עם {{email}} באמצעות {{provider}}.'),
      submit: message('קישור {{provider}}'),
      later: 'לא עכשיו',
      stepUpRequired: 'יש לצאת, להיכנס שוב ואז לקשר.',
    },
  },
  sso: {
    completing: { title: 'הכניסה מסתיימת', subtitle: 'זה לוקח רגע.' },
    back: 'חוזרים אחורה…',
    causes: {
      flowExpired: 'זה נמשך יותר מדי זמן, או שהתחיל בדפדפן אחר. יש להיכנס שוב.',
      providerDenied: 'דף הכניסה של החברה שלך לא אישר את הכניסה. אפשר לפנות למנהלי המערכת.',
      providerFailed: 'דף הכניסה של החברה שלך לא אימת את זהותך. אפשר לנסות שוב או לפנות למנהלי המערכת.',
      ssoDomainNotValidated: 'דף הכניסה של החברה שלך אישר אימייל שאינו שייך לדומיינים שלה. יש לפנות למנהלי המערכת.',
      ssoNotConfigured: 'הכניסה האחודה כבויה או לא הושלמה. יש לפנות למנהלי המערכת.',
      ssoAccountMismatch: 'דף הכניסה של החברה שלך אימת אדם אחר ולא את בעל החשבון. יש לפנות למנהלי המערכת.',
      emailDomainNotAllowed: 'החברה שלך אינה מקבלת כתובות מדומיין האימייל שלך. יש לפנות למנהלי המערכת.',
    },
  },
  hosted: {
    start: {
      title: 'כניסה',
      subtitle: 'הכניסה היא בדף נפרד, ואחריה חוזרים לכאן.',
      submit: 'המשך',
    },
    leaving: { title: 'מעבר לדף הכניסה', subtitle: 'זה לוקח רגע.' },
    interrupted: {
      title: 'הכניסה עוד לא הושלמה',
      subtitle: 'הכניסה האחרונה לא הסתיימה.',
      submit: 'ניסיון נוסף',
    },
  },
  impersonate: {
    opening: { title: 'מתבצע חיפוש' },
    failed: { title: 'הכניסה לא אפשרית', missing: 'הכתובת הזו לא מציינת אף אחד בחברה שלך.', submit: 'המשך' },
    title: 'להיכנס בשם האדם הזה?',
    titleNamed: message('להיכנס בשם {{name}}?'),
    effect: 'השימוש באפליקציה בתור אדם זה נמשך עד שעה. הכול נרשם על שם שניכם. הגדרות אבטחה וחיוב חסומים.',
    submit: 'כניסה בשם המשתמש',
    decline: 'ביטול',
    prove: 'אימות הזהות שלי',
    begun: { title: 'הכניסה בוצעה' },
    failures: {
      stepUpRequired: 'תחילה יש לאמת את זהותך. אחר כך חוזרים לכאן.',
      insufficientPrivilege: 'לאדם הזה יש יותר הרשאות משלך.',
      cannotTargetSelf: 'זה החשבון שלך.',
      forbidden: 'אין לך הרשאה להיכנס בשם אחרים.',
      notAllowedWhileImpersonating: 'תחילה יש לסיים את הכניסה הנוכחית בשם אדם אחר.',
      notFound: 'האדם הזה כבר לא כאן, או שאין לו אפשרות להיכנס.',
    },
  },
} satisfies Messages['federation'];
