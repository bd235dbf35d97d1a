import { formatsOf, type MessageWithSlots } from '../formats.ts';

const { message, counted } = formatsOf('en');

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
    description: 'Manage who has access to your company.',
    search: 'Search users',
    count: counted({ one: '{{count}} user', other: '{{count}} users' }),
    invite: 'Invite people',
    views: { members: 'Members', invitations: 'Invitations' },
    invitations: {
      count: counted({ one: '{{count}} invitation', other: '{{count}} invitations' }),
      none: { title: 'No open invitations', hint: 'Pending invitations appear here.' },
    },
    elsewhere: 'This person is in a sub-account.',
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
      verified: 'Email verified',
      id: 'ID',
    },
    you: 'You',
    superUser: 'Super user',
    lockedUntil: message('Locked until {{time}}'),
    failedSignIns: counted({ one: '{{count}} failed sign-in', other: '{{count}} failed sign-ins' }),
    states: { active: 'Active', pending: 'Invitation pending', locked: 'Locked', unverified: 'Not verified' },
    pendingShort: 'Pending',
    mfa: { on: 'On', off: 'Off' },
    verified: { yes: 'Yes', no: 'No' },
    never: 'Never',
    exporting: 'Getting all users',
    exported: message('{{done}} of {{total}}'),
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
      apple: 'Apple',
      linkedin: 'LinkedIn',
      custom: 'Other provider',
    },
    filters: {
      preset: 'Needs attention',
      presets: {
        'mfa-unenrolled': 'No two-factor',
        'breached-passwords': 'Breached password',
        inactive: 'Inactive for 90 days',
      },
      below: { included: 'Include sub-accounts' },
      contains: 'contains',
    },
    none: { title: 'No users yet', hint: 'People appear here once they join.' },
  },
  userInvitations: {
    search: 'Search invitations',
    columns: {
      person: 'Person',
      phone: 'Phone number',
      by: 'Invited by',
      sent: 'Sent',
      opened: 'Opened',
      expires: 'Expires',
    },
    states: { sent: 'Sent', opened: 'Opened', expired: 'Expired' },
    link: {
      copy: 'Copy link',
      copied: message('Link copied. Only {{email}} can use it, until {{date}}.'),
      over: 'Expired. Resend the invitation first.',
      title: message('Invitation link for {{name}}'),
      hint: message('Only {{email}} can use it, until {{date}} or until you resend or revoke the invitation.'),
    },
  },
  userActions: {
    actions: {
      roles: 'Edit roles',
      resend: 'Resend invitation',
      lock: 'Lock',
      unlock: 'Unlock',
      signOut: 'Sign out everywhere',
      resetMfa: 'Reset two-factor',
      impersonate: 'Impersonate',
      delete: 'Delete',
      revoke: 'Revoke invitation',
    },
    cannotTargetSelf: 'You can’t do this to your own account.',
    notSuperUser: 'Only super users can change a super user.',
    beyond: 'You can’t assign a role with more access than yours.',
    locked: message('{{name}} locked'),
    unlocked: message('{{name}} unlocked'),
    resent: message('Invitation resent to {{email}}'),
    failures: {
      lastAdministrator: 'Your company needs at least one administrator. Make someone else an administrator first.',
      cannotTargetSelf: 'You can’t do this to your own account.',
      staleVersion: 'Someone else edited this user. Your changes are kept: review the latest version and save again.',
      insufficientPrivilege: 'This person, or a role chosen here, has more access than you.',
      impersonating: 'You can’t do this while impersonating someone.',
    },
  },
  userQuestions: {
    actAs: {
      title: message('Impersonate {{name}}?'),
      effect:
        'You’ll use the app as this person for up to 1 hour. Everything is logged under both names. Security settings and billing are off limits.',
      action: 'Impersonate',
    },
    roles: {
      title: message('Roles of {{name}}'),
      label: 'Roles',
      hint: 'Roles from groups aren’t shown here.',
      submit: 'Save roles',
      done: message('Roles of {{name}} changed'),
    },
    deleteWithoutTokens: 'They lose access immediately. Their activity stays in the audit log. This can’t be undone.',
    questions: {
      signOut: {
        title: message('Sign {{name}} out everywhere?'),
        effect: 'Their sessions end on every device. They can sign in again.',
        action: 'Sign out everywhere',
        done: message('{{name}} signed out everywhere'),
      },
      resetMfa: {
        title: message('Reset two-factor for {{name}}?'),
        effect: 'Removes all their two-factor methods. We’ll email them.',
        action: 'Reset two-factor',
        done: message('Two-factor reset for {{name}}'),
      },
      delete: {
        title: message('Delete {{name}}?'),
        effect:
          'They lose access immediately. Their sessions end, and so do their tokens, including company tokens they created. Their activity stays in the audit log. This can’t be undone.',
        action: 'Delete user',
        done: message('{{name}} deleted'),
      },
      revoke: { done: message('Invitation for {{name}} revoked') },
    },
  },
  userPerson: {
    actions: 'Actions',
    profile: 'Profile',
    noRoles: 'No direct roles.',
    noGroups: 'No groups.',
    groupChange: {
      open: 'Edit groups',
      title: message('Groups of {{name}}'),
      done: message('Groups of {{name}} changed'),
      directory: 'Managed by your directory.',
    },
    sessions: 'Active sessions',
    noSessions: 'Not signed in anywhere.',
    impersonated: 'Being impersonated',
    device: message('{{browser}} on {{system}}'),
    unknownDevice: 'Unknown device',
    devices: 'Two-factor methods',
    noDevices: 'None set up.',
    factors: { authenticator: 'Authenticator app', key: 'Security key', phone: 'Text message', email: 'Email code' },
    activity: 'Recent activity',
    noActivity: 'Nothing yet.',
  },
  userBulk: {
    ways: {
      lock: { action: ofUsers((some) => `Lock ${some}`), done: ofUsers((some) => `${some} locked`) },
      unlock: { action: ofUsers((some) => `Unlock ${some}`), done: ofUsers((some) => `${some} unlocked`) },
      roles: {
        action: ofUsers((some) => `Change roles of ${some}`),
        done: ofUsers((some) => `Roles of ${some} changed`),
        add: 'Add roles',
        remove: 'Remove roles',
      },
      groups: {
        action: ofUsers((some) => `Change groups of ${some}`),
        done: ofUsers((some) => `Groups of ${some} changed`),
        add: 'Add to groups',
        remove: 'Remove from groups',
      },
      resend: {
        title: ofInvitations((some) => `Resend ${some}?`),
        action: ofInvitations((some) => `Resend ${some}`),
        done: ofInvitations((some) => `${some} resent`),
      },
      signOut: {
        title: ofUsers((some) => `Sign ${some} out everywhere?`),
        action: ofUsers((some) => `Sign ${some} out everywhere`),
        done: ofUsers((some) => `${some} signed out`),
      },
      delete: {
        title: ofUsers((some) => `Delete ${some}?`),
        action: ofUsers((some) => `Delete ${some}`),
        done: ofUsers((some) => `${some} deleted`),
      },
      revoke: {
        action: ofInvitations((some) => `Revoke ${some}`),
        done: ofInvitations((some) => `${some} revoked`),
      },
    },
    effects: {
      resend: 'Each gets a new email. The links in earlier ones stop working.',
    },
    running: 'Working…',
    said: message('{{share}} done'),
    stays: message('{{name}} won’t be deleted: your company needs an administrator.'),
    stop: 'Stop',
    skips: {
      joined: counted({
        one: '{{names}} has accepted the invitation.',
        other: '{{names}} have accepted the invitation.',
      }),
      pending: counted({
        one: '{{names}} hasn’t accepted the invitation yet.',
        other: '{{names}} haven’t accepted the invitation yet.',
      }),
      locked: counted({ one: '{{names}} is already locked.', other: '{{names}} are already locked.' }),
      unlocked: counted({ one: '{{names}} isn’t locked.', other: '{{names}} aren’t locked.' }),
      unchanged: message('Nothing to change for {{names}}.'),
      stopped: counted({
        one: '{{names}} wasn’t processed before you stopped.',
        other: '{{names}} weren’t processed before you stopped.',
      }),
    },
  },
  userInvite: {
    title: 'Invite people',
    name: 'Name',
    phone: 'Phone number',
    roles: 'Roles',
    noRole: 'Choose at least one role.',
    notEmail: 'Not an email address.',
    alreadyMember: 'Already a member.',
    alreadyInvited: 'Already invited.',
    noSeat: 'No seats left.',
    seats: {
      none: 'All seats are taken. Add seats under Subscription, or remove people or invitations.',
      left: counted({
        one: '{{count}} seat is left. Add seats under Subscription, or remove people or invitations.',
        other: '{{count}} seats are left. Add seats under Subscription, or remove people or invitations.',
      }),
    },
    discard: 'Discard invitations?',
    details: { both: 'Add name and phone number', name: 'Add name', phone: 'Add phone number' },
    invite: 'Send invitation',
    invited: message('Invitation sent to {{email}}'),
    works: {
      days: counted({
        one: 'Invitations expire after {{count}} day.',
        other: 'Invitations expire after {{count}} days.',
      }),
      hours: counted({
        one: 'Invitations expire after {{count}} hour.',
        other: 'Invitations expire after {{count}} hours.',
      }),
    },
    many: {
      label: 'Email addresses',
      hint: 'Separate addresses with commas or paste a list. Each person gets their own email.',
      leftOut: counted({
        one: 'Ignored {{count}} entry that isn’t an email address.',
        other: 'Ignored {{count}} entries that aren’t email addresses.',
      }),
      invite: counted({ one: 'Invite {{count}} person', other: 'Invite {{count}} people' }),
      file: 'Upload a file',
      checking: 'Checking addresses…',
      unchecked: 'We couldn’t check whether these people are already members.',
      oneByOne: 'Invite one person at a time.',
      skip: counted({ one: 'Skip {{count}} address?', other: 'Skip {{count}} addresses?' }),
      fileHint: 'We’ll pick out the email addresses.',
      tally: message('{{good}} ready to invite, {{wrong}} to fix.'),
      newest: 'Recently invited',
      startOver: 'Start over',
      none: 'Add at least one address.',
      running: 'Sending invitations',
      said: message('{{done}} of {{total}}'),
      stop: 'Stop',
      stopped: counted({ one: '{{count}} address is left.', other: '{{count}} addresses are left.' }),
      resume: 'Resume',
      done: counted({ one: '{{count}} person invited', other: '{{count}} people invited' }),
      refused: counted({
        one: '{{count}} address couldn’t be invited',
        other: '{{count}} addresses couldn’t be invited',
      }),
      close: 'Close',
    },
    link: {
      share: 'Share a link instead',
      label: 'Invitation link',
      hint: 'Anyone with this link can join, with your default roles.',
      as: message('Anyone with this link can join as {{roles}}.'),
      about: 'Create a link to share in a chat or on a page. Anyone with it can join, with your default roles.',
      create: 'Create link',
      until: message('Until {{date}}'),
      works: 'Expires',
      expired: message('Expired on {{date}}'),
      days: counted({ one: 'For {{count}} day from now', other: 'For {{count}} days from now' }),
      notify: 'Email me when someone joins',
      renew: 'Replace link',
      disable: 'Disable link',
      disabled: 'Invitation link disabled',
      disableTitle: 'Disable the invitation link?',
      disableEffect: 'The link stops working. People who already joined keep access.',
      renewTitle: 'Replace the invitation link?',
      renewEffect: 'The current link stops working.',
    },
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    users: typeof messages;
  }
}
