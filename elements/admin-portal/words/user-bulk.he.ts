import { type Phrase, wordsIn } from '../../i18n/words.ts';
import type { UserBulkMessages } from './user-bulk.en.ts';

const { counted, phrase } = wordsIn('he');

type Written = (count: string) => string;
const users = counted({ one: 'משתמש אחד', two: 'שני משתמשים', other: '{{count}} משתמשים' });
const invitations = counted({ one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{{count}} הזמנות' });
const ofUsers =
  (write: Written): Phrase<'count'> =>
  (count) =>
    write(users(count));
const ofInvitations =
  (write: Written): Phrase<'count'> =>
  (count) =>
    write(invitations(count));
/** What happened to one is said otherwise than what happened to several. */
const happened =
  (one: string, other: string): Phrase<'count'> =>
  (count) =>
    `${users(count)} ${counted({ one, other })(count)}`;
const happenedToInvitations =
  (one: string, other: string): Phrase<'count'> =>
  (count) =>
    `${invitations(count)} ${counted({ one, other })(count)}`;

/** What can be done with many people at once, in Hebrew. */
export const words: { userBulk: UserBulkMessages } = {
  userBulk: {
    ways: {
      lock: { title: ofUsers((some) => `לנעול ${some}?`), done: happened('ננעל', 'ננעלו') },
      unlock: {
        title: ofUsers((some) => `לבטל נעילה של ${some}?`),
        done: ofUsers((some) => `הנעילה של ${some} בוטלה`),
      },
      resend: {
        title: ofInvitations((some) => `לשלוח ${some} שוב?`),
        done: happenedToInvitations('נשלחה שוב', 'נשלחו שוב'),
      },
      signOut: { title: ofUsers((some) => `לנתק ${some} מכל המכשירים?`), done: happened('נותק', 'נותקו') },
      delete: { title: ofUsers((some) => `למחוק ${some}?`), done: happened('נמחק', 'נמחקו') },
      revoke: {
        title: ofInvitations((some) => `לבטל ${some}?`),
        done: happenedToInvitations('בוטלה', 'בוטלו'),
      },
    },
    effects: {
      unlock: 'הם יוכלו להיכנס שוב.',
      resend: 'כל אחד יקבל הודעה חדשה. הקישורים בהודעות הקודמות יפסיקו לפעול.',
    },
    resend: 'שליחה חוזרת',
    revoke: 'ביטול הזמנות',
    running: 'בביצוע',
    said: phrase('הושלמו {{share}}'),
    stays: phrase('{{name}} לא ישתנה: חייב להישאר מישהו שיכול לנהל משתמשים.'),
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
