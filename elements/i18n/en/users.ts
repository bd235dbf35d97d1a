import { formatsOf, type MessageWithSlots } from '../formats.ts';

const { phrase, counted } = formatsOf('en');

type Written = (count: string) => string;
const users = counted({ one: '{{count}} user', other: '{{count}} users' });
const invitations = counted({ one: '{{count}} invitation', other: '{{count}} invitations' });
const ofUsers =
  (write: Written): MessageWithSlots<'count'> =>
  (count) =>
    write(users(count));
const ofInvitations =
  (write: Written): MessageWithSlots<'count'> =>
  (count) =>
    write(invitations(count));

/** Messages of the tab of users, in English. */
export const messages = {
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
  userActions: {
    actions: {
      roles: 'Edit roles',
      resend: 'Resend invitation',
      lock: 'Lock',
      unlock: 'Unlock',
      signOut: 'Sign out everywhere',
      resetMfa: 'Reset two-factor',
      impersonate: 'Act as this person',
      delete: 'Delete',
      revoke: 'Revoke invitation',
    },
    cannotTargetSelf: 'You cannot do this to your own account.',
    notSuperUser: 'Only a super user may do this to a super user.',
    beyond: 'This role may do more than you: it is not yours to give or take.',
    unlocked: phrase('{{name}} unlocked'),
    resent: phrase('Invitation sent again to {{email}}'),
    failures: {
      lastAdministrator: 'Somebody must be left who can manage users. Make another person an administrator first.',
      cannotTargetSelf: 'You cannot do this to your own account.',
      staleVersion:
        'Somebody else changed this person meanwhile. Your own changes are kept; look at the rest as it now is, and save again.',
      insufficientPrivilege: 'This person, or a role chosen here, may do more than you.',
      impersonating: 'This cannot be done while you act as somebody else.',
    },
  },
  userQuestions: {
    actAs: {
      title: phrase('Act as {{name}}?'),
      effect:
        'You see and do what they may, for an hour at most. It is recorded for both of you; credentials, tokens, policies and billing stay closed.',
      action: 'Act as this person',
    },
    roles: {
      title: phrase('Roles of {{name}}'),
      label: 'Roles',
      hint: 'Roles that come by a group are not listed here.',
      submit: 'Save roles',
      done: phrase('Roles of {{name}} changed'),
    },
    deleteWithoutTokens: 'They lose access at once, and their sessions end. What they did stays in the audit log.',
    questions: {
      lock: {
        title: phrase('Lock {{name}}?'),
        effect: 'They are signed out everywhere and cannot come in until somebody unlocks them.',
        action: 'Lock',
        done: phrase('{{name}} locked'),
      },
      signOut: {
        title: phrase('Sign {{name}} out everywhere?'),
        effect: 'Their sessions end on every device. They can sign in again.',
        action: 'Sign out everywhere',
        done: phrase('{{name}} signed out everywhere'),
      },
      resetMfa: {
        title: phrase('Reset two-factor of {{name}}?'),
        effect: 'All their second factors are removed, and they are told by email.',
        action: 'Reset two-factor',
        done: phrase('Two-factor of {{name}} reset'),
      },
      delete: {
        title: phrase('Delete {{name}}?'),
        effect: 'They lose access at once; their sessions and tokens end. What they did stays in the audit log.',
        action: 'Delete user',
        done: phrase('{{name}} deleted'),
      },
      revoke: {
        title: phrase('Revoke the invitation of {{name}}?'),
        effect: 'The link in their email stops working.',
        action: 'Revoke invitation',
        done: phrase('Invitation of {{name}} revoked'),
      },
    },
  },
  userPerson: {
    actions: 'Actions',
    profile: 'Profile',
    noRoles: 'No roles of their own.',
    noGroups: 'In no group.',
    sessions: 'Signed in on',
    noSessions: 'Not signed in anywhere.',
    impersonated: 'Somebody acts as them',
    device: phrase('{{browser}} on {{system}}'),
    unknownDevice: 'Unknown device',
    devices: 'Second factors',
    noDevices: 'None set up.',
    factors: { authenticator: 'Authenticator app', key: 'Security key', phone: 'Text message', email: 'Email code' },
    activity: 'Recent activity',
    noActivity: 'Nothing yet.',
  },
  userBulk: {
    ways: {
      lock: { title: ofUsers((some) => `Lock ${some}?`), done: ofUsers((some) => `${some} locked`) },
      unlock: { title: ofUsers((some) => `Unlock ${some}?`), done: ofUsers((some) => `${some} unlocked`) },
      resend: {
        title: ofInvitations((some) => `Resend ${some}?`),
        done: ofInvitations((some) => `${some} sent again`),
      },
      signOut: {
        title: ofUsers((some) => `Sign ${some} out everywhere?`),
        done: ofUsers((some) => `${some} signed out`),
      },
      delete: { title: ofUsers((some) => `Delete ${some}?`), done: ofUsers((some) => `${some} deleted`) },
      revoke: {
        title: ofInvitations((some) => `Revoke ${some}?`),
        done: ofInvitations((some) => `${some} revoked`),
      },
    },
    effects: {
      unlock: 'They can come in again.',
      resend: 'Each gets a new email. The links in earlier ones stop working.',
    },
    resend: 'Resend',
    revoke: 'Revoke',
    running: 'Under way',
    said: phrase('{{share}} done'),
    stays: phrase('{{name}} stays as they are: somebody must be left who can manage users.'),
    stop: 'Stop',
    skips: {
      joined: 'has accepted the invitation',
      pending: 'has not accepted the invitation yet',
      locked: 'is locked already',
      unlocked: 'is not locked',
      stopped: 'was not reached before you stopped',
    },
  },
  userInvite: {
    title: 'Invite people',
    ways: { label: 'Ways to invite', one: 'One person', many: 'Several', link: 'By link' },
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    roles: 'Roles',
    noRole: 'Choose one role at least.',
    notEmail: 'This is not an email address.',
    alreadyMember: 'This person belongs to your company already.',
    invite: 'Send invitation',
    invited: phrase('Invitation sent to {{email}}'),
    works: {
      days: counted({
        one: 'The invitation works for {{count}} day.',
        other: 'The invitation works for {{count}} days.',
      }),
      hours: counted({
        one: 'The invitation works for {{count}} hour.',
        other: 'The invitation works for {{count}} hours.',
      }),
    },
    many: {
      label: 'Email addresses',
      hint: 'Type or paste them, out of a spreadsheet too. Each gets an email of their own.',
      leftOut: counted({
        one: '{{count}} word without an @ was left out.',
        other: '{{count}} words without an @ were left out.',
      }),
      invite: counted({ one: 'Invite {{count}} person', other: 'Invite {{count}} people' }),
      file: 'Or a file with addresses',
      fileHint: 'Whatever in it is an address is taken.',
      tally: phrase('{{good}} can be invited, {{wrong}} cannot.'),
      newest: 'Invited last',
      anew: 'Start over',
      none: 'Add one address at least.',
      running: 'Sending invitations',
      said: phrase('{{done}} of {{total}}'),
      stop: 'Stop',
      stopped: counted({ one: '{{count}} address is left.', other: '{{count}} addresses are left.' }),
      resume: 'Go on',
      done: counted({ one: '{{count}} person invited', other: '{{count}} people invited' }),
      refused: counted({
        one: '{{count}} address could not be invited:',
        other: '{{count}} addresses could not be invited:',
      }),
      close: 'Close',
    },
    link: {
      label: 'Invitation link',
      hint: 'Whoever has this link can join, with the roles for new people.',
      about:
        'Make a link to share in a chat or on a page of your own. Whoever has it can join, with the roles for new people.',
      create: 'Create link',
      until: phrase('Until {{date}}'),
      works: 'Works',
      expired: phrase('Expired on {{date}}'),
      days: counted({ one: 'For {{count}} day from now', other: 'For {{count}} days from now' }),
      notify: 'Email me when somebody joins',
      renew: 'Replace link',
      disable: 'Disable link',
      disabled: 'Invitation link disabled',
      disableTitle: 'Disable the invitation link?',
      disableEffect: 'Nobody can join by it any more. Whoever has joined stays.',
      renewTitle: 'Replace the invitation link?',
      renewEffect: 'The link there is now stops working.',
    },
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    users: typeof messages;
  }
}
