import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What the user button says, in English. */
export const words = {
  /** The button, by who is in and where. */
  account: phrase('Account: {{name}}'),
  accountIn: phrase('Account: {{name}}, {{company}}'),
  settings: 'Account settings',
  switchCompany: 'Switch company',
  signOut: 'Sign out',
  signingOut: 'Signing out',
};

export type UserButtonMessages = typeof words;
