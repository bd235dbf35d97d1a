import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('he');

/** Messages of the elements in a page's header, in Hebrew. */
export const messages = {
  userButton: {
    account: phrase('חשבון: {{name}}'),
    accountIn: phrase('חשבון: {{name}}, {{company}}'),
    settings: 'הגדרות החשבון',
    switchCompany: 'מעבר לחברה אחרת',
    signOut: 'יציאה',
    signingOut: 'מתבצעת יציאה',
  },
  acting: {
    as: phrase('כניסה של {{email}} בשם {{name}}.'),
    by: phrase('החשבון בשימוש של {{email}}'),
    recorded: 'הכול נרשם גם על שם מי שנכנס.',
    ends: 'מסתיים',
    stop: 'חזרה לחשבון שלכם',
  },
  tenantSwitcher: {
    company: phrase('חברה: {{name}}'),
    someCompany: 'חברה',
    switchCompany: 'מעבר לחברה אחרת',
    search: 'חיפוש חברות',
    recent: 'אחרונות',
    all: 'כל החברות',
    opening: phrase('מעבר אל {{name}}'),
    opened: phrase('עברתם אל {{name}}.'),
    notOpened: phrase('המעבר אל {{name}} לא הצליח. כדאי לבדוק את החיבור ולנסות שוב.'),
    noLonger: phrase('אינכם שייכים עוד אל {{name}}. אפשר לבחור חברה אחרת.'),
    notLoaded: 'לא ניתן היה לטעון את רשימת החברות.',
    onlyThisTab: 'רק הלשונית הזו תעבור.',
  },
} satisfies Messages['account'];
