import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

/** Messages of the account's settings, in Hebrew. */
export const messages = {
  title: 'חשבון',
  description: 'פרטי החברה שלכם ואופן הצגת התאריכים והסכומים.',
  views: { settings: 'הגדרות', customLogin: 'כניסה מותאמת' },
  logo: { remove: 'הסרה' },
  company: {
    title: 'חברה',
    description: 'השם מופיע בהזמנות ובאימיילים.',
    name: 'שם החברה',
    website: 'אתר אינטרנט',
    logo: 'לוגו',
    logoHint: 'מוקטן ל־512 × 512 פיקסלים.',
  },
  address: {
    title: 'כתובת',
    description: 'כתובת הדואר של החברה.',
    country: 'מדינה',
    line1: 'כתובת',
    line2: 'דירה, קומה, כניסה',
    city: 'עיר',
    state: 'מחוז או אזור',
    postCode: 'מיקוד',
  },
  region: {
    title: 'אזור',
    description: 'חל על כל מי שבחברה ולא בחרו הגדרה משלהם.',
    timezone: 'אזור זמן',
    browserZone: 'של כל אחד בנפרד',
    currency: 'מטבע',
    dateFormat: 'תבנית תאריך',
    timeFormat: 'תבנית שעה',
    usual: message('ברירת המחדל של השפה ({{example}})'),
  },
} satisfies Messages['account-settings'];
