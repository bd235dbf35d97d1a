import { wordsIn } from '../../i18n/words.ts';
import type { PermissionsMessages } from './permissions.en.ts';

const { phrase, counted } = wordsIn('he');

/** What is said of permissions and of who gives them, in Hebrew. */
export const words: { permissions: PermissionsMessages } = {
  permissions: {
    label: 'ההרשאות של התפקידים',
    permission: 'הרשאה',
    search: 'חיפוש הרשאות',
    count: counted({ one: 'הרשאה אחת', two: 'שתי הרשאות', other: '{{count}} הרשאות' }),
    shown: 'תפקידים מוצגים',
    none: { title: 'אין עדיין הרשאות', hint: 'מפעיל המוצר קובע מה תפקידים יכולים לתת.' },
    lacking: 'אין לכם ההרשאה הזאת בעצמכם, ולכן אינכם יכולים לתת אותה.',
    looking: 'אתם רשאים לראות מה תפקידים נותנים, אבל לא לשנות.',
    effect: counted({
      one: 'משנה מיד את מה שתפקיד אחד נותן.',
      two: 'משנה מיד את מה ששני תפקידים נותנים.',
      other: 'משנה מיד את מה ש־{{count}} תפקידים נותנים.',
    }),
    saved: counted({ one: 'תפקיד אחד נשמר', two: 'שני תפקידים נשמרו', other: '{{count}} תפקידים נשמרו' }),
    notSaved: phrase('לא נשמרו: {{roles}}. {{reason}}'),
    ofRole: phrase('ההרשאות של {{name}}'),
    tabs: { role: 'הרשאות', people: 'אנשים' },
    save: 'שמירת ההרשאות',
    close: 'סגירה',
    rolesOf: phrase('תפקידים שנותנים "{{name}}"'),
    saveRoles: 'שמירת התפקידים',
    roles: 'התפקידים של החברה',
    builtIn: phrase('תפקידים מובנים נותנים אותה כמקודם: {{roles}}.'),
    given: phrase('התפקידים שנותנים "{{name}}" נשמרו'),
  },
};
