/** Messages of the portal's frame, in English. */
export const messages = {
  label: 'Administration',
  close: 'Close',
  skip: 'Skip to content',
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
    prove: 'Confirm it’s you',
    fresh: 'Sign in to continue.',
    factor: 'Your company requires a second step',
    policy: 'Your company now requires a second step. Sign in to pick up where you left off.',
    expired: 'Your session expired. Sign in to pick up where you left off.',
    away: 'Sign in with SSO in the new window, then come back here.',
    openAgain: 'Open the window',
    leave: 'Leave',
    action: 'Sign in',
  },
  offline: {
    hint: 'You’re offline, or the service can’t be reached. This may be out of date, and changes can’t be saved for now.',
    back: 'You’re back online.',
  },
  signedOut: { title: 'You’re signed out', hint: 'Sign in to see this.' },
  forbidden: {
    title: 'You don’t have access',
    hint: 'Ask an administrator of your company if you need it.',
  },
  nothing: {
    title: 'You don’t have access to any settings yet',
    hint: 'Ask an administrator of your company for access.',
  },
  broken: { title: 'This page couldn’t be shown', hint: 'The rest of the portal still works.' },
};

declare module '../namespaces.ts' {
  interface Messages {
    portal: typeof messages;
  }
}
