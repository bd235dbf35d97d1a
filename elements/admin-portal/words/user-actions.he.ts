import { wordsIn } from '../../i18n/words.ts';
import type { UserActionsMessages } from './user-actions.en.ts';

const { phrase } = wordsIn('he');

/** What can be done to one person in the tab of users, in Hebrew. */
export const words: { userActions: UserActionsMessages } = {
  userActions: {
    actions: {
      roles: 'עריכת תפקידים',
      resend: 'שליחת ההזמנה שוב',
      lock: 'נעילה',
      unlock: 'ביטול נעילה',
      signOut: 'ניתוק מכל המכשירים',
      resetMfa: 'איפוס אימות דו־שלבי',
      impersonate: 'פעולה בשם אדם זה',
      delete: 'מחיקה',
      revoke: 'ביטול ההזמנה',
    },
    notYourself: 'אי אפשר לעשות זאת לחשבון שלכם.',
    notSuperUser: 'רק משתמש־על רשאי לעשות זאת למשתמש־על.',
    beyond: 'לתפקיד הזה יש יותר הרשאות משלכם, ואין באפשרותכם להעניק או לקחת אותו.',
    unlocked: phrase('הנעילה של {{name}} בוטלה'),
    resent: phrase('ההזמנה נשלחה שוב אל {{email}}'),
    failures: {
      lastAdministrator: 'חייב להישאר מישהו שיכול לנהל משתמשים. הפכו קודם אדם אחר למנהל.',
      notYourself: 'אי אפשר לעשות זאת לחשבון שלכם.',
      changedMeanwhile:
        'מישהו אחר שינה בינתיים את פרטי האדם הזה. השינויים שלכם נשמרו כאן; עברו על השאר כפי שהוא עכשיו ושמרו שוב.',
      beyondYou: 'אדם זה, או תפקיד שנבחר כאן, רשאי ליותר מכם.',
      impersonating: 'אי אפשר לעשות זאת בזמן פעולה בשם אדם אחר.',
    },
  },
};
