import { formatsOf } from '../formats.ts';

const { message } = formatsOf('en');

/** Messages of the elements in a page's header, in English. */
export const messages = {
  userButton: {
    /** Accessible name of the button, with user and company. */
    account: message('Account: {{name}}'),
    accountIn: message('Account: {{name}}, {{company}}'),
    settings: 'Account settings',
    switchCompany: 'Switch company',
    signOut: 'Sign out',
    signingOut: 'Signing out',
  },
  /** Bar and menu during impersonation. */
  acting: {
    as: message('{{email}} is impersonating {{name}}.'),
    by: message('Impersonated by {{email}}'),
    recorded: 'Everything is logged under both names.',
    ends: 'Ends',
    stop: 'Stop impersonating',
  },
  entered: {
    inAccount: message('You’re in the sub-account {{name}}.'),
    inAnother: 'You’re in a sub-account.',
    back: message('Back to {{name}}'),
    recorded: 'Everything you do here is logged under your name.',
  },
  tenantSwitcher: {
    /** Accessible name of the control. */
    company: message('Company: {{name}}'),
    /** Accessible name while the company's name is unknown. */
    someCompany: 'Company',
    switchCompany: 'Switch company',
    search: 'Search companies',
    recent: 'Recent',
    all: 'All companies',
    opening: message('Opening {{name}}'),
    opened: message('Switched to {{name}}.'),
    notOpened: message('{{name}} didn’t open. Check your connection and try again.'),
    noLonger: message('You no longer belong to {{name}}. Choose another company.'),
    notLoaded: 'Couldn’t load your companies.',
    onlyThisTab: 'Only this tab switches.',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    account: typeof messages;
  }
}
