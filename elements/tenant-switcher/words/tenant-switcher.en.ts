import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What the tenant switcher says, in English. */
export const words = {
  /** The control, by what it shows. */
  company: phrase('Company: {{name}}'),
  /** The same where the name is not known. */
  someCompany: 'Company',
  switchCompany: 'Switch company',
  search: 'Search companies',
  recent: 'Recent',
  all: 'All companies',
  opening: phrase('Opening {{name}}'),
  opened: phrase('You are in {{name}} now.'),
  notOpened: phrase('{{name}} did not open. Check your connection and try again.'),
  noLonger: phrase('You no longer belong to {{name}}. Choose another company.'),
  notLoaded: 'Your companies did not load.',
  onlyThisTab: 'Your other tabs stay where they are.',
};

export type TenantSwitcherMessages = typeof words;
