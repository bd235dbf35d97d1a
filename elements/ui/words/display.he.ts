import { wordsIn } from '../../i18n/words.ts';
import type { DisplayMessages } from './display.en.ts';

const { phrase, counted } = wordsIn('he');

/** What the components of this family say, in Hebrew. */
export const displayHe: DisplayMessages = {
  missing: 'אין',
  more: counted({ one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {{count}}' }),
  copy: phrase('העתקת {{what}}'),
  copied: 'הועתק',
  copyFailed: 'ההעתקה לא הצליחה. אפשר לסמן את הטקסט ולהעתיק אותו ידנית.',
  of: phrase('{{value}} מתוך {{max}}'),
  over: phrase('{{over}} מעל המגבלה'),
  notMeasured: phrase('{{label}}: לא ידוע'),
  measured: phrase('{{label}}: {{value}} מתוך {{max}}'),
  measuredWith: phrase('{{label}}: {{value}} מתוך {{max}}, {{verdict}}'),
  empty: {
    noMatch: 'אין תוצאות מתאימות',
    noMatchHint: 'אפשר לנסות מילים אחרות, או להסיר חלק מהמסננים.',
    clearFilters: 'ניקוי המסננים',
    failed: 'התוכן לא נטען',
    failedHint: 'כדאי לבדוק את החיבור ולנסות שוב.',
  },
  pages: {
    label: 'עמודים',
    page: phrase('עמוד {{page}}'),
    previous: 'העמוד הקודם',
    next: 'העמוד הבא',
    range: phrase('{{range}} מתוך {{total}}'),
  },
  series: {
    none: phrase('{{label}}: אין נתונים עדיין'),
    noneShort: 'אין נתונים עדיין',
    one: phrase('{{label}}: {{last}}'),
    summary: phrase('{{label}}: הנמוך ביותר {{low}}, הגבוה ביותר {{high}}, האחרון {{last}}'),
  },
  tree: {
    loading: phrase('{{name}} בטעינה'),
    failed: 'הטעינה לא הצליחה. ניסיון נוסף',
    more: 'הצגת עוד',
    moreFailed: 'לא ניתן היה לטעון עוד. ניסיון נוסף',
  },
  json: {
    items: counted({ one: 'פריט אחד', two: 'שני פריטים', other: '{{count}} פריטים' }),
    showMore: counted({ one: 'הצגת פריט נוסף', two: 'הצגת שניים נוספים', other: 'הצגת {{count}} נוספים' }),
    showAll: counted({ one: 'הצגת הכול', other: 'הצגת כל {{count}} התווים' }),
  },
  qr: {
    tooLong: 'הטקסט ארוך מדי לקוד שאפשר לסרוק. אפשר להשתמש בטקסט עצמו.',
    notLoaded: 'הקוד לא נטען.',
  },
};
