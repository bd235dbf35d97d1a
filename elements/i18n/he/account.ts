import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('he');

/** Messages of the elements in a page's header, in Hebrew. */
export const messages = {
  userButton: {
    account: message('חשבון: {{name}}'),
    accountIn: message('חשבון: {{name}}, {{company}}'),
    settings: 'הגדרות החשבון',
    switchCompany: 'מעבר לחברה אחרת',
    signOut: 'יציאה',
    signingOut: 'מתבצעת יציאה',
  },
  acting: {
    as: message('כניסה של {{email}} בשם {{name}}.'),
    by: message('החשבון בשימוש של {{email}}'),
    recorded: 'הכול נרשם תחת שני השמות.',
    ends: 'מסתיים',
    stop: 'חזרה לחשבון שלכם',
  },
  entered: {
    inAccount: message('אתם בחשבון המשנה {{name}}.'),
    inAnother: 'אתם בחשבון משנה.',
    back: message('חזרה אל {{name}}'),
    recorded: 'כל פעולה כאן נרשמת על שמכם.',
  },
  tenantSwitcher: {
    company: message('חברה: {{name}}'),
    someCompany: 'חברה',
    switchCompany: 'מעבר לחברה אחרת',
    search: 'חיפוש חברות',
    recent: 'אחרונות',
    all: 'כל החברות',
    opening: message('מעבר אל {{name}}'),
    opened: message('עברתם אל {{name}}.'),
    notOpened: message('המעבר אל {{name}} לא הצליח. כדאי לבדוק את החיבור ולנסות שוב.'),
    noLonger: message('אין לכם עוד גישה אל {{name}}. אפשר לבחור חברה אחרת.'),
    notLoaded: 'לא ניתן היה לטעון את רשימת החברות.',
    onlyThisTab: 'רק הלשונית הזו תעבור.',
  },
} satisfies Messages['account'];
