import { wordsIn } from '../../i18n/words.ts';
import type { RolesMessages } from './roles.en.ts';

const { counted } = wordsIn('he');

/** What the tab of roles says, in Hebrew. */
export const words: { roles: RolesMessages } = {
  roles: {
    title: 'תפקידים',
    description: 'מה אנשים רשאים לעשות, לפי התפקידים שלהם.',
    search: 'חיפוש תפקידים',
    count: counted({ one: 'תפקיד אחד', two: 'שני תפקידים', other: '{{count}} תפקידים' }),
    columns: { name: 'שם', key: 'מפתח', permissions: 'הרשאות', kind: 'סוג' },
    builtIn: 'מובנה',
    own: 'של החברה',
    isDefault: 'ברירת מחדל',
    none: { title: 'אין עדיין תפקידים', hint: 'תפקיד נותן לאנשים אוסף של הרשאות.' },
  },
};
