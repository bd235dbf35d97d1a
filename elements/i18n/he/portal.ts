import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('he');

/** Messages of the portal's frame, in Hebrew. */
export const messages = {
  label: 'ניהול',
  close: 'סגירה',
  personal: 'אישי',
  workspace: 'סביבת עבודה',
  sections: {
    profile: 'פרופיל',
    privacy: 'פרטיות',
    personalApiTokens: 'אסימוני API אישיים',
    account: 'חשבון',
    users: 'משתמשים',
    groups: 'קבוצות',
    roles: 'תפקידים',
    security: 'אבטחה',
    sso: 'כניסה אחודה',
    provisioning: 'הקצאת משתמשים',
    audits: 'יומן פעולות',
    webhooks: 'התראות Webhook',
    apiTokens: 'אסימוני API',
    usage: 'שימוש',
    subscriptions: 'מינוי',
    allAccounts: 'כל החשבונות',
  },
  signIn: {
    title: 'כניסה',
    again: 'כניסה מחדש',
    prove: 'אשרו שזה אתם',
    fresh: phrase('לזה דרושה כניסה מחדש. היכנסו כ־{{email}}, ומה שהתחלתם ימשיך.'),
    factor: 'החברה שלכם דורשת שלב שני',
    policy: phrase('מעכשיו הכניסה בחברה שלכם כוללת שלב שני. היכנסו כ־{{email}}, והכול כאן ימשיך מאיפה שעצרתם.'),
    expired: phrase('החיבור שלכם הסתיים. היכנסו כ־{{email}}, והכול כאן ימשיך מאיפה שעצרתם.'),
    away: 'הכניסה של החברה שלכם נעשית בדף נפרד, בחלון חדש. אחרי שנכנסתם שם, חזרו לכאן והכול ימשיך.',
    openAgain: 'פתיחת החלון',
    leave: 'יציאה',
    action: 'כניסה',
  },
  acting: {
    as: phrase('‏{{email}} פועל בשם {{name}}.'),
    recorded: 'כל פעולה נרשמת על שם מי שפועל.',
    ends: 'זה מסתיים',
    stop: 'סיום',
  },
  offline: {
    hint: 'אין חיבור לאינטרנט, או שאין גישה לשירות. ייתכן שמה שמוצג אינו עדכני, וכרגע אי אפשר לשמור שינויים.',
    back: 'החיבור חזר.',
  },
  signedOut: { title: 'יצאתם מהחשבון', hint: 'היכנסו כדי לראות את זה.' },
  forbidden: { title: 'אין לכם גישה לכאן', hint: 'אם אתם צריכים גישה, פנו למנהל או למנהלת בחברה שלכם.' },
  nothing: { title: 'אין כאן עדיין דבר בשבילכם', hint: 'לקבלת גישה פנו למנהל או למנהלת בחברה שלכם.' },
  broken: { title: 'לא ניתן היה להציג את הדף', hint: 'שאר הדפים עדיין עובדים.' },
} satisfies Messages['portal'];
