import { formatsOf } from '../formats.ts';

const { phrase } = formatsOf('en');

/** Messages of the portal's frame, in English. */
export const messages = {
  label: 'Administration',
  close: 'Close',
  personal: 'Personal',
  workspace: 'Workspace',
  sections: {
    profile: 'Profile',
    privacy: 'Privacy',
    personalApiTokens: 'Personal API tokens',
    account: 'Account',
    users: 'Users',
    groups: 'Groups',
    roles: 'Roles',
    security: 'Security',
    sso: 'Single sign-on',
    provisioning: 'Provisioning',
    audits: 'Audit log',
    webhooks: 'Webhooks',
    apiTokens: 'API tokens',
    usage: 'Usage',
    subscriptions: 'Subscription',
    allAccounts: 'All accounts',
  },
  signIn: {
    title: 'Sign in',
    again: 'Sign in again',
    prove: 'Confirm that it is you',
    fresh: phrase('This takes a fresh sign-in. Sign in as {{email}}, and what you began goes on.'),
    factor: 'Your company asks for a second step',
    policy: phrase(
      'Signing in now takes a second step at your company. Sign in as {{email}}, and everything here goes on where you left it.',
    ),
    expired: phrase('Your session has ended. Sign in as {{email}}, and everything here goes on where you left it.'),
    away: 'Your company signs you in on a page of its own, in a new window. Once you are in there, come back: everything here goes on.',
    openAgain: 'Open the window',
    leave: 'Leave',
    action: 'Sign in',
  },
  acting: {
    as: phrase('{{email}} is acting as {{name}}.'),
    recorded: 'What they do is recorded as theirs.',
    ends: 'It ends',
    stop: 'Stop acting',
  },
  offline: {
    hint: 'You are offline, or the service cannot be reached. What you see may be out of date, and changes cannot be saved for now.',
    back: 'You are back online.',
  },
  signedOut: { title: 'You are signed out', hint: 'Sign in to see this.' },
  forbidden: {
    title: 'You do not have access to this',
    hint: 'Ask an administrator of your company if you need it.',
  },
  nothing: { title: 'Nothing here for you yet', hint: 'Ask an administrator of your company for access.' },
  broken: { title: 'This page could not be shown', hint: 'The rest of the portal still works.' },
};

declare module '../namespaces.ts' {
  interface Messages {
    portal: typeof messages;
  }
}
