import { wordsIn } from '../../i18n/words.ts';
import type { GroupsMessages } from './groups.en.ts';

const { phrase, counted } = wordsIn('he');

/** What the tab of groups says, in Hebrew. */
export const words: { groups: GroupsMessages } = {
  groups: {
    title: 'קבוצות',
    description: 'אנשים ששייכים זה לזה, והתפקידים שיש לכולם בזכות הקבוצה.',
    search: 'חיפוש קבוצות',
    count: counted({ one: 'קבוצה אחת', two: 'שתי קבוצות', other: '{{count}} קבוצות' }),
    columns: { name: 'שם', people: 'אנשים', roles: 'תפקידים', kept: 'מנוהלת' },
    here: 'כאן',
    directory: 'בספרייה ארגונית',
    table: 'כטבלה',
    cards: 'ככרטיסים',
    none: { title: 'אין עדיין קבוצות', hint: 'קבוצה נותנת את התפקידים שלה לכל מי שבה.' },
    people: counted({ one: 'אדם אחד', two: 'שני אנשים', other: '{{count}} אנשים' }),
    peopleOf: phrase('האנשים ב־{{name}}'),
    lock: {
      directory: 'ספרייה ארגונית מנהלת את הקבוצה הזאת, ולכן משנים אותה שם.',
      looking: 'אתם רשאים לראות קבוצות, אבל לא לשנות אותן.',
    },
    off: 'הקבוצות כבויות: לאף אחד אין תפקיד בזכות קבוצה.',
    rolesOff: 'תפקידי הקבוצות כבויים: לאף אחד אין תפקיד בזכות קבוצה.',
    add: 'הוספת קבוצה',
    edit: 'עריכה',
    open: 'אנשים ותפקידים',
    remove: 'מחיקה',
    settings: 'הגדרות קבוצות',
    enabled: 'שימוש בקבוצות',
    rolesEnabled: 'קבוצות נותנות את התפקידים שלהן לכל מי שבהן',
    settingsEffect: 'חל מיד על כולם. הקבוצות ומי שבהן נשארים.',
    settingsSaved: 'הגדרות הקבוצות נשמרו',
  },
};
