import { wordsIn } from '../../i18n/words.ts';
import type { UserQuestionsMessages } from './user-questions.en.ts';

const { phrase } = wordsIn('he');

/** What is asked about one person in the tab of users, in Hebrew. */
export const words: { userQuestions: UserQuestionsMessages } = {
  userQuestions: {
    actAs: {
      title: phrase('לפעול בשם {{name}}?'),
      effect:
        'תראו ותעשו מה שאדם זה רשאי, לשעה לכל היותר. הדבר נרשם אצל שניכם; פרטי כניסה, אסימונים, מדיניות וחיוב נשארים סגורים.',
      action: 'פעולה בשם אדם זה',
    },
    roles: {
      title: phrase('התפקידים של {{name}}'),
      label: 'תפקידים',
      hint: 'תפקידים שניתנים דרך קבוצה אינם מופיעים כאן.',
      submit: 'שמירת התפקידים',
      done: phrase('התפקידים של {{name}} השתנו'),
    },
    deleteWithoutTokens: 'הגישה נשללת מיד, והחיבורים מסתיימים. מה שנעשה נשאר ביומן הביקורת.',
    questions: {
      lock: {
        title: phrase('לנעול את {{name}}?'),
        effect: 'כל החיבורים ינותקו, והכניסה תהיה חסומה עד שמישהו יבטל את הנעילה.',
        action: 'נעילה',
        done: phrase('החשבון של {{name}} ננעל'),
      },
      signOut: {
        title: phrase('לנתק את {{name}} מכל המכשירים?'),
        effect: 'כל החיבורים יסתיימו, בכל מכשיר. אפשר יהיה להיכנס שוב.',
        action: 'ניתוק מכל המכשירים',
        done: phrase('כל החיבורים של {{name}} נותקו'),
      },
      resetMfa: {
        title: phrase('לאפס את האימות הדו־שלבי של {{name}}?'),
        effect: 'כל הגורמים הנוספים יוסרו, ותישלח על כך הודעה בדוא״ל.',
        action: 'איפוס',
        done: phrase('האימות הדו־שלבי של {{name}} אופס'),
      },
      delete: {
        title: phrase('למחוק את {{name}}?'),
        effect: 'הגישה נשללת מיד; החיבורים והאסימונים מסתיימים. מה שנעשה נשאר ביומן הביקורת.',
        action: 'מחיקת המשתמש',
        done: phrase('{{name}} נמחק מהחברה'),
      },
      revoke: {
        title: phrase('לבטל את ההזמנה של {{name}}?'),
        effect: 'הקישור שבהודעת הדוא״ל יפסיק לפעול.',
        action: 'ביטול ההזמנה',
        done: phrase('ההזמנה של {{name}} בוטלה'),
      },
    },
  },
};
