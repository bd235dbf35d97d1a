import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('he');

/** Messages of the tabs of API tokens, in Hebrew. */
export const messages = {
  tokens: {
    personal: {
      title: 'אסימוני API אישיים',
      description: 'סקריפטים ואפליקציות משתמשים באסימונים האלה כדי לפעול בשמכם.',
    },
    tenant: { title: 'אסימוני API', description: 'סקריפטים ואפליקציות משתמשים באסימונים האלה כדי לפעול בשם החברה.' },
    search: 'חיפוש אסימונים',
    count: counted({ one: 'אסימון אחד', two: 'שני אסימונים', other: '{{count}} אסימונים' }),
    add: 'יצירת אסימון',
    none: { title: 'אין עדיין אסימוני API', hint: 'צרו אסימון כדי לקרוא ל־API מסקריפט או מאפליקציה אחרת.' },
    columns: {
      description: 'תיאור',
      used: 'שימוש אחרון',
      expires: 'תפוגה',
      roles: 'תפקידים',
      by: 'נוצר על ידי',
      created: 'נוצר',
      type: 'סוג',
      clientId: 'מזהה לקוח',
    },
    standing: { expiring: 'יפוג בקרוב', expired: 'פג תוקף', stopped: 'הופסק' },
    types: { AccessToken: 'אסימון גישה', ClientCredentials: 'פרטי לקוח' },
    never: 'אף פעם',
    neverUsed: 'לא היה בשימוש',
    fromAddress: message('מהכתובת \u2066{{address}}\u2069'),
    gone: 'לשעבר בחברה',
    copyId: 'העתקת מזהה הלקוח',
    idCopied: 'מזהה הלקוח הועתק',
    rotate: 'החלפת הסוד',
    remove: 'מחיקה',
    form: {
      ofPerson: 'האסימון יכול לעשות כל מה שאתם יכולים לעשות בחברה הזאת.',
      ofTenant: 'האסימון יכול לעשות מה שהתפקידים שלו מאפשרים, ואף פעם לא יותר מכם.',
      descriptionHint: 'מה ישתמש בו, למשל ״ייבוא לילי״.',
      rolesHint: 'מוצגים רק תפקידים שאתם יכולים לתת.',
      own: 'מותאם אישית',
      ownDays: 'יפוג אחרי',
      neverWarning: 'אסימון שלא פג ממשיך לעבוד עד שמישהו מוחק אותו.',
      days: counted({ one: 'בעוד יום', two: 'בעוד יומיים', other: 'בעוד {{count}} ימים' }),
    },
    rotation: {
      title: message('להחליף את הסוד של {{name}}?'),
      action: 'החלפת הסוד',
      ofPerson: 'האסימון יקבל סוד חדש ותקופת תוקף חדשה.',
      ofTenant: 'האסימון יקבל סוד חדש ותקופת תוקף חדשה, ויירשם שאתם יצרתם אותו.',
      overlap: 'הסוד הישן',
      overlaps: { none: 'מפסיק לעבוד עכשיו', hour: 'יעבוד עוד שעה', day: 'יעבוד עוד יום', week: 'יעבוד עוד שבוע' },
    },
    deletion: {
      title: message('למחוק את {{name}}?'),
      done: message('{{name}} נמחק'),
      effect: 'סקריפטים ואפליקציות שמשתמשים בו יפסיקו לעבוד מיד.',
      action: 'מחיקת האסימון',
    },
    made: {
      title: message('הסוד של {{name}}'),
      code: message('דוגמה ב־{{language}}'),
      languages: { curl: 'curl', node: 'Node.js', python: 'Python' },
      once: 'העתיקו אותו עכשיו. לא תוכלו לראות אותו שוב.',
      clientId: 'מזהה לקוח',
      secret: 'סוד',
      token: 'אסימון',
      download: 'הורדת קובץ ‎.env',
      close: 'סגירה',
      copyAndClose: 'העתקה וסגירה',
      discards: 'לסגור בלי להעתיק את הסוד?',
      copyFailed: 'לא היה אפשר להעתיק את הסוד. הציגו אותו והעתיקו בעצמכם, או הורידו את הקובץ.',
      example: 'דוגמה',
      codeHint: 'קורא את הערכים של קובץ ‎.env מהסביבה.',
    },
  },
} satisfies Messages['tokens'];
