import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('he');

/** Messages of the danger zone, in Hebrew. */
export const messages = {
  title: 'אזור רגיש',
  description: 'קשה לבטל את מה שנעשה כאן.',
  exportTitle: 'ייצוא הנתונים שלכם',
  exportEffect: 'קובץ עם כל מה שאנחנו שומרים עליכם: פרופיל, חברות, דרכי כניסה, התחברויות ופעילות.',
  exportAction: 'ייצוא נתונים',
  exported: 'הנתונים שלכם בתיקיית ההורדות',
  leaveTitle: message('עזיבת {{company}}'),
  leaveEffect: 'הגישה נפסקת מיד, ואסימוני ה־API האישיים שלכם שם מפסיקים לפעול. כדי לחזור, מישהו שם צריך להזמין אתכם.',
  leaveAction: 'עזיבת החברה',
  leaveQuestion: message('לעזוב את {{company}}?'),
  deleteTitle: 'מחיקת החשבון שלכם',
  deleteEffect: counted({
    one: 'החשבון נמחק יום {{count}} אחרי הבקשה. עד אז אפשר להשאיר אותו.',
    two: 'החשבון נמחק {{count}} ימים אחרי הבקשה. עד אז אפשר להשאיר אותו.',
    other: 'החשבון נמחק {{count}} ימים אחרי הבקשה. עד אז אפשר להשאיר אותו.',
  }),
  goes: message('{{companies}} נמחקת יחד איתו, כי אין בה אף אחד אחר.'),
  deleteAction: 'מחיקת החשבון',
  deleteQuestion: 'למחוק את החשבון?',
  deleteTyped: 'נשלח אליכם קישור שמשאיר אותו.',
  requested: 'החשבון שלכם יימחק',
  pending: message('החשבון שלכם יימחק ב־{{date}}.'),
  keep: 'השארת החשבון שלי',
  kept: 'החשבון שלכם נשאר',
  holds: {
    lastAdministrator: message('רק אתם מנהלים את {{company}}. קודם מנו מנהל נוסף.'),
    onlyTenant: 'זו החברה היחידה שלכם. כדי לעזוב, מחקו את החשבון.',
    resourceReadOnly: 'ספריית המשתמשים של החברה מנהלת את החשבון שלכם. פנו למנהלי המערכת.',
    accountSubscribed: message('{{company}} משלמת על תוכנית. קודם בטלו אותה.'),
  },
} satisfies Messages['danger-zone'];
