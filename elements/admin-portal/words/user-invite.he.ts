import { wordsIn } from '../../i18n/words.ts';
import type { UserInviteMessages } from './user-invite.en.ts';

const { counted, phrase } = wordsIn('he');

/** What the dialog says in which people are invited, in Hebrew. */
export const words: { userInvite: UserInviteMessages } = {
  userInvite: {
    title: 'הזמנת אנשים',
    ways: { label: 'דרכי הזמנה', one: 'אדם אחד', many: 'כמה אנשים', link: 'בקישור' },
    name: 'שם',
    email: 'דוא״ל',
    phone: 'מספר טלפון',
    roles: 'תפקידים',
    noRole: 'בחרו תפקיד אחד לפחות.',
    notEmail: 'זו אינה כתובת דוא״ל.',
    alreadyMember: 'אדם זה כבר שייך לחברה שלכם.',
    invite: 'שליחת הזמנה',
    invited: phrase('ההזמנה נשלחה אל {{email}}'),
    works: {
      days: counted({
        one: 'ההזמנה תקפה ליום אחד.',
        two: 'ההזמנה תקפה ליומיים.',
        other: 'ההזמנה תקפה ל־{{count}} ימים.',
      }),
      hours: counted({ one: 'ההזמנה תקפה לשעה.', two: 'ההזמנה תקפה לשעתיים.', other: 'ההזמנה תקפה ל־{{count}} שעות.' }),
    },
    many: {
      label: 'כתובות דוא״ל',
      hint: 'אפשר להקליד או להדביק, גם מגיליון. כל אחד יקבל הודעה משלו.',
      leftOut: counted({
        one: 'מילה אחת בלי @ הושמטה.',
        two: 'שתי מילים בלי @ הושמטו.',
        other: '{{count}} מילים בלי @ הושמטו.',
      }),
      invite: counted({ one: 'הזמנת אדם אחד', two: 'הזמנת שני אנשים', other: 'הזמנת {{count}} אנשים' }),
      file: 'או קובץ עם כתובות',
      fileHint: 'כל כתובת שבו נלקחת.',
      tally: phrase('{{good}} אפשר להזמין, {{wrong}} אי אפשר.'),
      newest: 'הוזמנו לאחרונה',
      anew: 'התחלה מחדש',
      none: 'יש להוסיף כתובת אחת לפחות.',
      running: 'ההזמנות נשלחות',
      said: phrase('{{done}} מתוך {{total}}'),
      stop: 'עצירה',
      stopped: counted({ one: 'נותרה כתובת אחת.', two: 'נותרו שתי כתובות.', other: 'נותרו {{count}} כתובות.' }),
      resume: 'המשך',
      done: counted({ one: 'אדם אחד הוזמן', two: 'שני אנשים הוזמנו', other: '{{count}} אנשים הוזמנו' }),
      refused: counted({
        one: 'כתובת אחת לא ניתן היה להזמין:',
        two: 'שתי כתובות לא ניתן היה להזמין:',
        other: '{{count}} כתובות לא ניתן היה להזמין:',
      }),
      close: 'סגירה',
    },
    link: {
      label: 'קישור הזמנה',
      hint: 'כל מי שמחזיק בקישור יכול להצטרף, עם התפקידים של מצטרפים חדשים.',
      about: 'צרו קישור לשיתוף בצ׳אט או בדף משלכם. כל מי שמחזיק בו יכול להצטרף, עם התפקידים של מצטרפים חדשים.',
      create: 'יצירת קישור',
      until: phrase('עד {{date}}'),
      works: 'תוקף',
      expired: phrase('פג ב־{{date}}'),
      days: counted({ one: 'יום אחד מעכשיו', two: 'יומיים מעכשיו', other: '{{count}} ימים מעכשיו' }),
      notify: 'לשלוח לי דוא״ל כשמישהו מצטרף',
      renew: 'החלפת הקישור',
      disable: 'ביטול הקישור',
      disabled: 'קישור ההזמנה בוטל',
      disableTitle: 'לבטל את קישור ההזמנה?',
      disableEffect: 'איש לא יוכל עוד להצטרף באמצעותו. מי שהצטרף נשאר.',
      renewTitle: 'להחליף את קישור ההזמנה?',
      renewEffect: 'הקישור הקיים יפסיק לפעול.',
    },
  },
};
