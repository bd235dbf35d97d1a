import { wordsIn } from '../../i18n/words.ts';
import type { UserButtonMessages } from './user-button.en.ts';

const { phrase } = wordsIn('he');

/** What the user button says, in Hebrew. */
export const words: UserButtonMessages = {
  account: phrase('חשבון: {{name}}'),
  accountIn: phrase('חשבון: {{name}}, {{company}}'),
  settings: 'הגדרות החשבון',
  switchCompany: 'מעבר לחברה אחרת',
  signOut: 'יציאה',
  signingOut: 'מתבצעת יציאה',
};
