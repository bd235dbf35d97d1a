import type { PasskeysMessages } from './passkeys.en.ts';

const passkeys: PasskeysMessages['passkeys'] = {
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
    passkeyRefused: 'האימות לא הצליח. אפשר לנסות שוב.',
    passkeyUnknown: 'האמצעי הזה אינו מוכר כאן עוד. אפשר לנסות דרך אחרת.',
    passkeyKnown: 'האמצעי הזה כבר מוגדר.',
    challengeOver: 'עבר זמן רב מדי. אפשר לנסות שוב.',
    authenticatorExists: 'האמצעי הזה כבר מוגדר.',
    authenticatorUnsupported: 'אי אפשר להשתמש כאן במכשיר או במפתח מהסוג הזה.',
    authenticatorUnfit: 'המכשיר או המפתח אינו יודע מי משתמש בו. קודם יש להגדיר נעילת מסך או קוד PIN.',
    authenticatorForbidden: 'הדפדפן אינו מרשה זאת בדף הזה. אפשר לנסות דרך אחרת.',
    authenticatorFailed: 'המכשיר או המפתח לא השיב. אפשר לנסות שוב.',
  },
};

const quick: PasskeysMessages['quick'] = {
  signIn: 'שליחת קוד לטלפון שלי',
  wish: 'בפעם הבאה עם הטלפון שלי',
  wished: 'פעם אחת נכנסים כרגיל, ואז נבקש את הטלפון.',
};

/** What signing in by passkey, or by a phone that is known, takes to say, in Hebrew. */
export const words: PasskeysMessages = { passkeys, quick };
