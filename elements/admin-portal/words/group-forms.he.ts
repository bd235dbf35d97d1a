import { wordsIn } from '../../i18n/words.ts';
import type { GroupFormsMessages } from './group-forms.en.ts';

const { phrase, counted } = wordsIn('he');

/** What is said of one group: in its forms, questions and drawer, in Hebrew. */
export const words: { groupForms: GroupFormsMessages } = {
  groupForms: {
    editTitle: phrase('עריכת {{name}}'),
    save: 'שמירת השינויים',
    about: 'תיאור',
    color: 'צבע',
    colors: {
      none: 'ללא',
      blue: 'כחול',
      orange: 'כתום',
      teal: 'טורקיז',
      purple: 'סגול',
      red: 'אדום',
      grey: 'אפור',
      own: 'צבע אחר',
    },
    added: phrase('הקבוצה {{name}} נוספה'),
    saved: phrase('הקבוצה {{name}} נשמרה'),
    deleted: phrase('הקבוצה {{name}} נמחקה'),
    deleteTitle: phrase('למחוק את הקבוצה {{name}}?'),
    deleteGroup: 'מחיקת הקבוצה',
    theyStay: counted({
      one: 'יש בה אדם אחד, והוא נשאר בחברה.',
      two: 'יש בה שני אנשים, והם נשארים בחברה.',
      other: 'יש בה {{count}} אנשים, והם נשארים בחברה.',
    }),
    nobodyIn: 'אין בה אף אחד.',
    rolesLost: phrase('הם יאבדו את מה שיש להם בזכותה בלבד: {{roles}}.'),
    lastAdministrator: 'חייב להישאר מי שיכול לנהל את החברה.',
    many: {
      title: counted({ one: 'למחוק קבוצה אחת?', two: 'למחוק שתי קבוצות?', other: 'למחוק {{count}} קבוצות?' }),
      action: counted({ one: 'מחיקת קבוצה אחת', two: 'מחיקת שתי קבוצות', other: 'מחיקת {{count}} קבוצות' }),
      done: counted({ one: 'קבוצה אחת נמחקה', two: 'שתי קבוצות נמחקו', other: '{{count}} קבוצות נמחקו' }),
      theyStay: counted({
        one: 'יש בהן אדם אחד, והוא נשאר בחברה.',
        two: 'יש בהן שני אנשים, והם נשארים בחברה.',
        other: 'יש בהן {{count}} אנשים, והם נשארים בחברה.',
      }),
      nobodyIn: 'אין בהן אף אחד.',
      rolesLost: phrase('הם יאבדו את מה שיש להם בזכות הקבוצות האלה בלבד: {{roles}}.'),
      running: 'מחיקה',
      stop: 'עצירה',
      stopped: 'לא הגיע תורן לפני העצירה',
    },
    tabs: { people: 'אנשים', roles: 'תפקידים' },
    close: 'סגירה',
    addPeople: 'הוספת אנשים',
    addPeopleHint: 'חפשו לפי שם או דוא״ל.',
    addThem: counted({ one: 'הוספת אדם אחד', two: 'הוספת שני אנשים', other: 'הוספת {{count}} אנשים' }),
    addNobody: 'הוספה',
    removeOne: phrase('להוציא את {{name}}'),
    peopleAdded: counted({ one: 'אדם אחד נוסף', two: 'שני אנשים נוספו', other: '{{count}} אנשים נוספו' }),
    personOut: phrase('{{name}} כבר לא בקבוצה'),
    roles: 'תפקידי הקבוצה',
    rolesHint: 'יש אותם לכל מי שבקבוצה.',
    saveRoles: 'שמירת התפקידים',
    noRoles: 'היא לא נותנת תפקידים.',
    rolesSaved: phrase('התפקידים של {{name}} נשמרו'),
  },
};
