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
    fresh: 'היכנסו כדי להמשיך.',
    factor: 'החברה שלכם דורשת שלב שני',
    policy: 'החברה שלכם דורשת עכשיו שלב שני. היכנסו כדי להמשיך מאיפה שעצרתם.',
    expired: 'פג תוקף החיבור שלכם. היכנסו כדי להמשיך מאיפה שעצרתם.',
    away: 'היכנסו באמצעות SSO בחלון החדש, ואז חזרו לכאן.',
    openAgain: 'פתיחת החלון',
    leave: 'יציאה',
    action: 'כניסה',
  },
  acting: {
    as: phrase('כניסה של {{email}} בשם {{name}}.'),
    recorded: 'הכול נרשם גם על שם מי שנכנס.',
    ends: 'מסתיים',
    stop: 'חזרה לחשבון שלכם',
  },
  offline: {
    hint: 'אין חיבור לאינטרנט, או שאין גישה לשירות. ייתכן שהמידע אינו עדכני, וכרגע אי אפשר לשמור שינויים.',
    back: 'החיבור חזר.',
  },
  signedOut: { title: 'יצאתם מהחשבון', hint: 'היכנסו כדי לראות את זה.' },
  forbidden: { title: 'אין לכם גישה', hint: 'אם אתם צריכים גישה, פנו למנהל המערכת בחברה שלכם.' },
  nothing: { title: 'אין לכם עדיין גישה להגדרות', hint: 'לקבלת גישה פנו למנהל המערכת בחברה שלכם.' },
  broken: { title: 'לא ניתן היה להציג את הדף', hint: 'שאר הפורטל עדיין עובד.' },
} satisfies Messages['portal'];
