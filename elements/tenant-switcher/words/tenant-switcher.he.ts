import { wordsIn } from '../../i18n/words.ts';
import type { TenantSwitcherMessages } from './tenant-switcher.en.ts';

const { phrase } = wordsIn('he');

/** What the tenant switcher says, in Hebrew. */
export const words: TenantSwitcherMessages = {
  company: phrase('חברה: {{name}}'),
  someCompany: 'חברה',
  switchCompany: 'מעבר לחברה אחרת',
  search: 'חיפוש חברות',
  recent: 'אחרונות',
  all: 'כל החברות',
  opening: phrase('מעבר אל {{name}}'),
  opened: phrase('המעבר אל {{name}} הושלם.'),
  notOpened: phrase('המעבר אל {{name}} לא הצליח. כדאי לבדוק את החיבור ולנסות שוב.'),
  noLonger: phrase('השיוך שלך אל {{name}} הסתיים. אפשר לבחור חברה אחרת.'),
  notLoaded: 'רשימת החברות לא נטענה.',
  onlyThisTab: 'הלשוניות האחרות נשארות במקומן.',
};
