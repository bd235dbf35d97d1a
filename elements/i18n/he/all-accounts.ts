import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('he');

/** Messages of the tab of all accounts, in Hebrew. */
export const messages = {
  title: 'כל החשבונות',
  description: 'החשבונות שמתחת לחשבון החברה שלכם.',
  search: 'חיפוש חשבונות',
  count: counted({ one: 'חשבון אחד', two: 'שני חשבונות', other: '{{count}} חשבונות' }),
  views: { list: 'רשימה', tree: 'היררכיה' },
  columns: { name: 'שם', people: 'אנשים', type: 'סוג', created: 'נוצר' },
  people: counted({ one: 'אדם אחד', two: 'שני אנשים', other: '{{count}} אנשים' }),
  below: message('בתוך {{name}}'),
  own: 'החברה שלכם',
  types: { customer: 'לקוח', spam: 'ספאם', test: 'בדיקה', reseller: 'משווק', headquarter: 'מטה' },
  none: { title: 'עדיין אין חשבונות משנה', hint: 'תנו ללקוח, לסניף או לצוות חשבון משלהם.' },
  add: 'הוספת חשבון',
  actions: { open: 'פתיחה', addBelow: 'הוספת חשבון משנה', edit: 'עריכה', move: 'העברה', remove: 'מחיקה' },
  details: { actions: 'פעולות', parent: 'חשבון אב', below: 'חשבונות משנה', id: 'מזהה חשבון' },
  forms: {
    name: 'שם',
    parent: 'חשבון אב',
    type: 'סוג',
    creator: 'מנהל ראשון',
    creatorHint: 'נשלח הזמנה באימייל.',
    editTitle: message('עריכת {{name}}'),
    save: 'שמירת השינויים',
    saved: message('{{name}} נשמר'),
    metadata: 'מטא־נתונים',
    metadataHint: 'JSON שהמערכות שלכם קוראות.',
    moveTitle: message('העברת {{name}}'),
    moveEffect: 'חשבונות המשנה יעברו יחד איתו.',
    move: 'העברת החשבון',
    moved: message('{{name}} הועבר אל {{parent}}'),
    deleteTitle: message('למחוק את החשבון {{name}}?'),
    deleteForGood: 'אי אפשר לבטל את הפעולה הזו.',
    deleteAccount: 'מחיקת החשבון',
    deleted: message('{{name}} נמחק'),
    deleteBelow: counted({
      one: 'גם חשבון משנה אחד יימחק.',
      two: 'גם שני חשבונות משנה יימחקו.',
      other: 'גם {{count}} חשבונות משנה יימחקו.',
    }),
    deletePeople: counted({
      one: 'גם אדם אחד שאין לו חשבון אחר יימחק.',
      two: 'גם שני אנשים שאין להם חשבון אחר יימחקו.',
      other: 'גם {{count}} אנשים שאין להם חשבון אחר יימחקו.',
    }),
  },
} satisfies Messages['all-accounts'];
