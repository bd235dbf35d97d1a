import { formatsOf } from '../formats.ts';

const { phrase } = formatsOf('en');

/** Messages of the elements in a page's header, in English. */
export const messages = {
  userButton: {
    /** The button, by who is in and where. */
    account: phrase('Account: {{name}}'),
    accountIn: phrase('Account: {{name}}, {{company}}'),
    settings: 'Account settings',
    switchCompany: 'Switch company',
    signOut: 'Sign out',
    signingOut: 'Signing out',
  },
  tenantSwitcher: {
    /** The control, by what it shows. */
    company: phrase('Company: {{name}}'),
    /** The same where the name is not known. */
    someCompany: 'Company',
    switchCompany: 'Switch company',
    search: 'Search companies',
    recent: 'Recent',
    all: 'All companies',
    opening: phrase('Opening {{name}}'),
    opened: phrase('Switched to {{name}}.'),
    notOpened: phrase('{{name}} didn’t open. Check your connection and try again.'),
    noLonger: phrase('You no longer belong to {{name}}. Choose another company.'),
    notLoaded: 'Couldn’t load your companies.',
    onlyThisTab: 'Only this tab switches.',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    account: typeof messages;
  }
}
