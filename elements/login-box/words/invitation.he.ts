import { wordsIn } from '../../i18n/words.ts';
import type { InvitationMessages } from './invitation.en.ts';

const { phrase } = wordsIn('he');

/** What accepting an invitation says, in Hebrew. */
export const words: InvitationMessages = {
  invitation: {
    validating: { title: 'בודקים את ההזמנה', subtitle: 'זה לוקח רגע.', untried: 'לא הצלחנו לאמת את ההזמנה' },
    validate: {
      title: phrase('הצטרפות אל {{company}}'),
      invitedBy: phrase('הזמנה מאת {{person}} אל {{email}}.'),
      invited: phrase('ההזמנה מיועדת אל {{email}}.'),
      shared: phrase('ההזמנה הזו שותפה איתך מתוך {{company}}.'),
      until: phrase('ההזמנה בתוקף עד {{date}}.'),
      accept: 'אישור ההזמנה',
      notNow: 'לא עכשיו',
      otherAccount: phrase('החשבון המחובר כעת הוא {{name}} ({{email}}). ההזמנה מיועדת אל {{invited}}.'),
      signOut: 'התנתקות והמשך',
      stay: phrase('להישאר בחשבון של {{name}}'),
      createAccount: 'יצירת חשבון',
      haveAccount: 'יש לי חשבון',
      joinAs: phrase('הצטרפות בתור {{name}} ({{email}})'),
      useAnother: 'שימוש בחשבון אחר',
    },
    pending: { title: phrase('מצטרפים אל {{company}}'), titleAlone: 'מאשרים את ההזמנה' },
    success: {
      title: phrase('הצטרפת אל {{company}}'),
      titleAlone: 'ההזמנה אושרה',
      subtitle: 'ממשיכים לשם.',
      signInSubtitle: 'אפשר להיכנס ולהתחיל.',
      submit: 'כניסה',
    },
    invalid: {
      expired: 'תוקף ההזמנה פג',
      used: 'ההזמנה כבר נוצלה',
      invalid: 'ההזמנה אינה תקינה',
      shared: 'אפשר לבקש קישור חדש ממי ששלח את ההזמנה.',
      subtitle: 'ייתכן שההזמנה בוטלה או נשלחה מחדש. אפשר לפנות למי ששלח אותה או לבקש שתישלח שוב.',
      expiredSubtitle: 'אפשר לפנות למי ששלח אותה או לבקש שתישלח שוב.',
      usedSubtitle: 'אם ההזמנה אושרה על ידך, אפשר להיכנס. אם לא, אפשר לפנות למי ששלח אותה או לבקש שתישלח שוב.',
      submit: 'שליחה חוזרת',
      sentTitle: 'כדאי לבדוק את תיבת הדואר',
      sentSubtitle: phrase('אם יש הזמנה שממתינה עבור {{email}}, קישור חדש בדרך.'),
      signIn: 'כניסה',
    },
  },
};
