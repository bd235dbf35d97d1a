import { wordsIn } from '../../i18n/words.ts';
import type { ChoicesMessages } from './choices.en.ts';

const { phrase, counted } = wordsIn('he');

/** What the components of this family say, in Hebrew. */
export const choicesHe: ChoicesMessages = {
  choose: 'בחירה',
  clear: 'ניקוי',
  clearAll: 'ניקוי הכול',
  options: 'הצגת הרשימה',
  notLoaded: 'הרשימה לא נטענה.',
  noMatch: phrase('לא נמצאה התאמה ל„{{query}}”.'),
  nothing: 'אין ממה לבחור.',
  matches: counted({ one: 'התאמה אחת', two: 'שתי התאמות', other: '{{count}} התאמות' }),
  remove: phrase('הסרת {{label}}'),
  added: phrase('נוסף: {{label}}.'),
  removed: phrase('הוסר: {{label}}.'),
  cleared: 'הכול הוסר.',
  addedMany: counted({ one: 'ערך אחד נוסף.', two: 'שני ערכים נוספו.', other: '{{count}} ערכים נוספו.' }),
  alreadyThere: counted({
    one: 'ערך אחד כבר היה ברשימה.',
    two: 'שני ערכים כבר היו ברשימה.',
    other: '{{count}} ערכים כבר היו ברשימה.',
  }),
  chipsHelp: counted({
    one: 'נבחר ערך אחד. מקש Backspace מוביל אליו.',
    two: 'נבחרו שני ערכים. מקש Backspace מוביל אליהם.',
    other: 'נבחרו {{count}} ערכים. מקש Backspace מוביל אליהם.',
  }),
  filters: 'מסננים',
  clearFilters: 'ניקוי הכול',
  condition: phrase('{{column}}: תנאי'),
  valueOf: phrase('{{column}}: {{value}}'),
  removeFilter: phrase('הסרת המסנן {{filter}}'),
  range: {
    spans: 'פרקי זמן',
    hours: counted({ one: 'השעה האחרונה', two: 'השעתיים האחרונות', other: '{{count}} השעות האחרונות' }),
    days: counted({ one: 'היום האחרון', two: 'היומיים האחרונים', other: '{{count}} הימים האחרונים' }),
    own: 'בחירת ימים',
    first: 'יש לבחור את היום הראשון.',
    last: 'יש לבחור את היום האחרון.',
    before: 'החודש הקודם',
    after: 'החודש הבא',
    month: 'חודש',
    year: 'שנה',
    zone: phrase('הימים הם לפי {{zone}}.'),
    notLoaded: 'לוח השנה לא נטען.',
  },
};
