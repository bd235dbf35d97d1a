import { wordsIn } from '../../i18n/words.ts';
import type { RolesMessages } from './roles.en.ts';

const { phrase, counted } = wordsIn('he');

/** What the tab of roles says, in Hebrew. */
export const words: { roles: RolesMessages } = {
  roles: {
    title: 'תפקידים',
    description: 'מה אנשים רשאים לעשות, לפי התפקידים שלהם.',
    views: { roles: 'תפקידים', permissions: 'הרשאות' },
    search: 'חיפוש תפקידים',
    count: counted({ one: 'תפקיד אחד', two: 'שני תפקידים', other: '{{count}} תפקידים' }),
    columns: { name: 'שם', key: 'מפתח', permissions: 'הרשאות', level: 'דרגה', kind: 'סוג' },
    builtIn: 'מובנה',
    own: 'של החברה',
    isDefault: 'ברירת מחדל',
    none: { title: 'אין עדיין תפקידים', hint: 'תפקיד נותן לאנשים אוסף של הרשאות.' },
    locked: {
      builtIn: 'לכל חברה יש את התפקיד הזה, ולכן אי אפשר לשנות אותו כאן.',
      beyond: 'התפקיד הזה חזק מהתפקיד שלכם.',
    },
    add: 'הוספת תפקיד',
    edit: 'עריכה',
    copy: 'שכפול',
    details: 'הרשאות',
    people: 'מי מחזיק בו',
    remove: 'מחיקה',
    form: {
      editTitle: phrase('עריכת {{name}}'),
      save: 'שמירת השינויים',
      copyOf: phrase('עותק של {{name}}'),
      keyHint: 'השם שהקוד מכיר: אותיות לטיניות, ספרות, נקודות, מקפים וקווים תחתונים.',
      keyWrong: 'השתמשו באותיות לטיניות, ספרות, נקודות, מקפים וקווים תחתונים.',
      about: 'תיאור',
      from: 'להתחיל עם ההרשאות של',
      fromNone: 'אף תפקיד',
      fromSome: 'רק הרשאות שיש לכם בעצמכם יועתקו.',
      level: 'דרגה',
      levelHint: 'נמוך יותר פירושו חזק יותר. אנשים מנהלים תפקידים בדרגה שלהם ומעלה.',
      isDefault: 'לתת אותו לכל מי שמצטרף',
    },
    added: phrase('התפקיד {{name}} נוסף'),
    saved: phrase('התפקיד {{name}} נשמר'),
    deleted: phrase('התפקיד {{name}} נמחק'),
    deleteTitle: phrase('למחוק את התפקיד {{name}}?'),
    deleteRole: 'מחיקת התפקיד',
    peopleOf: phrase('מי שמחזיק בתפקיד {{name}}'),
    nobodyHas: 'אף אחד לא מחזיק בו.',
    nobodyItself: 'אף אחד לא מחזיק בו בעצמו.',
    nobodyInThem: 'אין שם אף אחד.',
    bySelf: 'בעצמם',
    byGroups: phrase('דרך {{groups}}'),
    theyLose: counted({
      one: 'אדם אחד מחזיק בו ויאבד מיד את מה שהוא נותן.',
      two: 'שני אנשים מחזיקים בו ויאבדו מיד את מה שהוא נותן.',
      other: '{{count}} אנשים מחזיקים בו ויאבדו מיד את מה שהוא נותן.',
    }),
    whoeverLoses: 'כל מי שמחזיק בו, בעצמו או דרך קבוצה, יאבד מיד את מה שהוא נותן.',
    groupsLose: phrase('קבוצות שנותנות אותו: {{groups}}.'),
    failures: {
      lastAdministrator: 'חייב להישאר מי שיכול לנהל את החברה.',
      changedMeanwhile:
        'מישהו אחר שינה בינתיים את התפקיד הזה. השינויים שלכם נשמרו כאן; עברו על השאר כפי שהוא עכשיו ושמרו שוב.',
    },
    many: {
      title: counted({ one: 'למחוק תפקיד אחד?', two: 'למחוק שני תפקידים?', other: 'למחוק {{count}} תפקידים?' }),
      action: counted({ one: 'מחיקת תפקיד אחד', two: 'מחיקת שני תפקידים', other: 'מחיקת {{count}} תפקידים' }),
      done: counted({ one: 'תפקיד אחד נמחק', two: 'שני תפקידים נמחקו', other: '{{count}} תפקידים נמחקו' }),
      nobodyHas: 'אף אחד לא מחזיק בהם.',
      nobodyItself: 'אף אחד לא מחזיק בהם בעצמו.',
      theyLose: counted({
        one: 'אדם אחד מחזיק באחד מהם ויאבד מיד את מה שהוא נותן.',
        two: 'שני אנשים מחזיקים באחד מהם ויאבדו מיד את מה שהוא נותן.',
        other: '{{count}} אנשים מחזיקים באחד מהם ויאבדו מיד את מה שהוא נותן.',
      }),
      atLeast: counted({
        one: 'לפחות אדם אחד מחזיק באחד מהם ויאבד מיד את מה שהוא נותן.',
        two: 'לפחות שני אנשים מחזיקים באחד מהם ויאבדו מיד את מה שהוא נותן.',
        other: 'לפחות {{count}} אנשים מחזיקים באחד מהם ויאבדו מיד את מה שהוא נותן.',
      }),
      whoeverLoses: 'כל מי שמחזיק באחד מהם, בעצמו או דרך קבוצה, יאבד מיד את מה שהוא נותן.',
      groupsLose: phrase('קבוצות שנותנות אחד מהם: {{groups}}.'),
      running: 'מחיקה',
      stop: 'עצירה',
      stopped: 'לא הגיע תורו לפני העצירה',
    },
  },
};
