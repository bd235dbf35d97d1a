import { wordsIn } from '../../i18n/words.ts';
import type { UserBulkMessages } from './user-bulk.en.ts';

const { counted } = wordsIn('he');

/** What can be done with many people at once, in Hebrew. */
export const words: { userBulk: UserBulkMessages } = {
  userBulk: {
    ways: {
      lock: {
        title: counted({ one: 'לנעול משתמש אחד?', two: 'לנעול שני משתמשים?', other: 'לנעול {{count}} משתמשים?' }),
        effect: 'כל החיבורים ינותקו, והכניסה תהיה חסומה עד שמישהו יבטל את הנעילה.',
        action: 'נעילה',
        done: counted({ one: 'משתמש אחד ננעל', two: 'שני משתמשים ננעלו', other: '{{count}} משתמשים ננעלו' }),
      },
      unlock: {
        title: counted({
          one: 'לבטל נעילה של משתמש אחד?',
          two: 'לבטל נעילה של שני משתמשים?',
          other: 'לבטל נעילה של {{count}} משתמשים?',
        }),
        effect: 'הם יוכלו להיכנס שוב.',
        action: 'ביטול נעילה',
        done: counted({
          one: 'הנעילה של משתמש אחד בוטלה',
          two: 'הנעילה של שני משתמשים בוטלה',
          other: 'הנעילה של {{count}} משתמשים בוטלה',
        }),
      },
      resend: {
        title: counted({
          one: 'לשלוח הזמנה אחת שוב?',
          two: 'לשלוח שתי הזמנות שוב?',
          other: 'לשלוח {{count}} הזמנות שוב?',
        }),
        effect: 'כל אחד יקבל הודעה חדשה. הקישורים בהודעות הקודמות יפסיקו לפעול.',
        action: 'שליחה חוזרת',
        done: counted({ one: 'הזמנה אחת נשלחה שוב', two: 'שתי הזמנות נשלחו שוב', other: '{{count}} הזמנות נשלחו שוב' }),
      },
      signOut: {
        title: counted({
          one: 'לנתק משתמש אחד מכל המכשירים?',
          two: 'לנתק שני משתמשים מכל המכשירים?',
          other: 'לנתק {{count}} משתמשים מכל המכשירים?',
        }),
        effect: 'כל החיבורים יסתיימו, בכל מכשיר. אפשר יהיה להיכנס שוב.',
        action: 'ניתוק מכל המכשירים',
        done: counted({ one: 'משתמש אחד נותק', two: 'שני משתמשים נותקו', other: '{{count}} משתמשים נותקו' }),
      },
      delete: {
        title: counted({ one: 'למחוק משתמש אחד?', two: 'למחוק שני משתמשים?', other: 'למחוק {{count}} משתמשים?' }),
        effect: 'הגישה נשללת מיד; החיבורים והאסימונים מסתיימים. מה שנעשה נשאר ביומן הביקורת.',
        action: 'מחיקה',
        done: counted({ one: 'משתמש אחד נמחק', two: 'שני משתמשים נמחקו', other: '{{count}} משתמשים נמחקו' }),
      },
    },
    running: 'בביצוע',
    stop: 'עצירה',
    skips: {
      joined: 'כבר קיבל את ההזמנה',
      pending: 'עוד לא קיבל את ההזמנה',
      locked: 'כבר נעול',
      unlocked: 'אינו נעול',
      stopped: 'לא הגיע תורו לפני העצירה',
    },
  },
};
