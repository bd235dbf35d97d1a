import { wordsIn } from '../../i18n/words.ts';

const { counted, phrase } = wordsIn('en');

/** What the tab of users says, in English. */
export const words = {
  users: {
    title: 'Users',
    description: 'Who belongs to your company, and what each may do.',
    search: 'Search users',
    count: counted({ one: '{{count}} user', other: '{{count}} users' }),
    invite: 'Invite people',
    views: { everybody: 'Everybody', invitations: 'Invitations' },
    invitations: {
      count: counted({ one: '{{count}} invitation', other: '{{count}} invitations' }),
      none: { title: 'No open invitations', hint: 'Whoever is invited is listed here until they have come.' },
    },
    elsewhere: 'This person belongs to a company below.',
    columns: {
      company: 'Company',
      name: 'User',
      email: 'Email',
      roles: 'Roles',
      groups: 'Groups',
      status: 'Status',
      provider: 'Signs in with',
      lastLogin: 'Last sign-in',
      mfa: 'Two-factor',
      joined: 'Joined',
      invited: 'Invited',
      verified: 'Email verified',
      id: 'ID',
    },
    you: 'You',
    superUser: 'Super user',
    states: { active: 'Active', pending: 'Invitation pending', locked: 'Locked', unverified: 'Not verified' },
    mfa: { on: 'On', off: 'Off' },
    verified: { yes: 'Yes', no: 'No' },
    never: 'Never',
    exporting: 'Getting all users',
    exported: phrase('{{done}} of {{total}}'),
    stop: 'Stop',
    providers: {
      local: 'Email',
      saml: 'SSO',
      google: 'Google',
      github: 'GitHub',
      facebook: 'Facebook',
      microsoft: 'Microsoft',
      scim2: 'Directory',
      slack: 'Slack',
    },
    filters: {
      preset: 'Needs attention',
      presets: {
        'mfa-unenrolled': 'No two-factor',
        'breached-passwords': 'Breached password',
        inactive: 'Inactive for 90 days',
      },
      below: { included: 'With companies below' },
      contains: 'contains',
    },
    none: { title: 'No users yet', hint: 'Whoever joins your company is listed here.' },
  },
};

export type UsersMessages = (typeof words)['users'];
