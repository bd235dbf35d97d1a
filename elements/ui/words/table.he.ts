import { wordsIn } from '../../i18n/words.ts';
import type { TableMessages } from './table.en.ts';

const { counted, phrase } = wordsIn('he');

/** What the components of this family say, in Hebrew. */
export const tableHe: TableMessages = {
  viewOnly: 'לצפייה בלבד',
  saveBar: {
    unsaved: 'יש שינויים שלא נשמרו.',
    saving: 'השמירה מתבצעת',
    saved: 'השינויים נשמרו.',
    save: 'שמירה',
    cancel: 'ביטול',
  },
  search: {
    clear: 'ניקוי החיפוש',
    found: counted({
      one: 'תוצאה אחת עבור ”{{query}}“',
      two: 'שתי תוצאות עבור ”{{query}}“',
      other: '{{count}} תוצאות עבור ”{{query}}“',
    }),
    none: phrase('לא נמצא דבר עבור ”{{query}}“'),
  },
  data: {
    loading: 'בטעינה',
    select: phrase('בחירת {{name}}'),
    selectPage: 'בחירת כל מה שבעמוד הזה',
    selected: counted({ one: 'נבחר אחד', two: 'נבחרו שניים', other: 'נבחרו {{count}}' }),
    selectAll: counted({ other: 'בחירת כל ה־{{count}}' }),
    clearSelection: 'ניקוי הבחירה',
    actions: 'פעולות',
    actionsFor: phrase('פעולות עבור {{name}}'),
    moreActions: 'פעולות נוספות',
    details: 'פרטים',
    detailsOf: phrase('הפרטים של {{name}}'),
    columns: 'עמודות',
    sort: 'מיון',
    ascending: phrase('{{column}}, בסדר עולה'),
    descending: phrase('{{column}}, בסדר יורד'),
    sorted: phrase('המיון לפי {{order}}'),
    filter: 'סינון',
    addFilter: 'הוספת מסנן',
    is: 'הוא',
    export: 'ייצוא',
    rows: counted({ one: 'שורה אחת', two: 'שתי שורות', other: '{{count}} שורות' }),
    outdated: 'ייתכן שהמידע אינו עדכני, כי לא הצלחנו לטעון אותו מחדש.',
    skipped: counted({ one: 'אחד דולג', two: 'שניים דולגו', other: '{{count}} דולגו' }),
    skippedMore: counted({ one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {{count}}' }),
    because: phrase('{{names}}: {{reason}}'),
    pagesOf: phrase('העמודים של ”{{label}}“'),
    dismiss: 'סגירה',
  },
};
