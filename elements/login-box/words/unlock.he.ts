import { wordsIn } from '../../i18n/words.ts';
import type { UnlockMessages } from './unlock.en.ts';

const { phrase } = wordsIn('he');

/** What a locked account takes to say, in Hebrew. */
export const words: UnlockMessages = {
  unlock: {
    locked: {
      told: phrase(
        'יותר מדי ניסיונות: הכניסה נעולה לזמן מה. אם יש חשבון עבור {{email}}, הקישור ששלחנו לשם פותח את הנעילה.',
      ),
      resend: 'שליחת הקישור שוב',
      sent: phrase('אם יש חשבון נעול עבור {{email}}, קישור חדש בדרך.'),
    },
    unlocking: { title: 'פותחים את הנעילה', subtitle: 'זה לוקח רגע.', untried: 'לא הצלחנו לפתוח את הנעילה' },
    success: {
      title: 'הנעילה נפתחה',
      subtitle: 'אפשר להיכנס שוב.',
      submit: 'כניסה',
      notYou: 'שכחת סיסמה?',
      newPassword: 'בחירת סיסמה חדשה',
    },
    resend: {
      subtitle: 'יש להזין אימייל ונשלח קישור חדש.',
      usedSubtitle: 'ייתכן שהנעילה כבר נפתחה ואפשר להיכנס. אם לא, אפשר לבקש קישור חדש.',
      submit: 'שליחת קישור חדש',
      sentTitle: 'כדאי לבדוק את תיבת הדואר',
      sentSubtitle: phrase('אם יש חשבון נעול עבור {{email}}, קישור חדש בדרך.'),
    },
  },
};
