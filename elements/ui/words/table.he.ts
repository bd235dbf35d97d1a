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
};
