import { wordsIn } from '../../i18n/words.ts';
import type { FactorsMessages } from './factors.en.ts';

const { phrase, counted } = wordsIn('he');

const factor: FactorsMessages['factor'] = {
  kinds: {
    AuthenticatorApp: { name: 'אפליקציית אימות', hint: 'קוד מאפליקציה בטלפון, גם בלי רשת.' },
    WebAuthnPlatform: { name: 'המכשיר הזה', hint: 'בטביעת אצבע, בזיהוי פנים או בנעילת המסך.' },
    WebAuthnCrossPlatform: { name: 'מפתח אבטחה', hint: 'מפתח שמחברים או מקרבים.' },
    SMS: { name: 'הודעת טקסט', hint: 'קוד לטלפון.' },
    EmailCode: { name: 'אימייל', hint: 'קוד לתיבת הדואר.' },
  },
  remember: counted({
    one: 'לזכור את הדפדפן הזה ליום אחד',
    two: 'לזכור את הדפדפן הזה ליומיים',
    other: 'לזכור את הדפדפן הזה ל־{{count}} ימים',
  }),
  other: 'דרך אחרת',
  lost: 'המכשיר אבד?',
  confirm: 'אישור',
  code: 'קוד',
  verify: { title: 'אימות זהות', subtitle: 'באיזו דרך?' },
  app: { title: 'הזנת הקוד מהאפליקציה', subtitle: 'הקוד באפליקציית האימות ומתחלף כל 30 שניות.' },
  sms: {
    title: 'כדאי לבדוק בטלפון',
    sending: 'קוד בדרך.',
    sent: phrase('קוד בדרך אל \u2066{{to}}\u2069.'),
    change: 'שינוי המספר',
  },
  email: { title: 'כדאי לבדוק את תיבת הדואר', sending: 'קוד בדרך.', sent: phrase('קוד בדרך אל \u2066{{to}}\u2069.') },
  faults: {
    wrong: counted({
      one: 'הקוד אינו נכון. נשאר עוד ניסיון אחד.',
      two: 'הקוד אינו נכון. נשארו עוד שני ניסיונות.',
      other: 'הקוד אינו נכון. נשארו עוד {{count}} ניסיונות.',
    }),
    wrongAlone: 'הקוד אינו נכון. אפשר לנסות את הקוד שמוצג עכשיו.',
    spent: 'היו יותר מדי ניסיונות עם הקוד הזה. יש לשלוח קוד חדש.',
    expired: 'תוקף הקוד פג או שכבר נעשה בו שימוש. יש לשלוח קוד חדש.',
    outOfStep: 'הקוד שייך לזמן אחר. יש לכוון את השעון בטלפון לאוטומטי ולנסות שוב.',
    used: 'כבר נעשה שימוש בקוד הזה. יש לחכות לקוד הבא.',
    over: 'עבר זמן רב מדי. יש להיכנס שוב.',
    smsUnavailable: 'אי אפשר לשלוח הודעת טקסט כרגע. אפשר לנסות דרך אחרת.',
    locked: 'יותר מדי ניסיונות: הכניסה נעולה לזמן מה. הקישור שנשלח באימייל משחרר אותה.',
  },
};

/** What a second factor takes to say, in Hebrew. */
export const words: FactorsMessages = { factor };
