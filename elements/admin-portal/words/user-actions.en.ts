import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What can be done to one person in the tab of users, in English. */
export const words = {
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
    notYourself: 'You cannot do this to your own account.',
    notSuperUser: 'Only a super user may do this to a super user.',
    beyond: 'This role may do more than you: it is not yours to give or take.',
    unlocked: phrase('{{name}} unlocked'),
    resent: phrase('Invitation sent again to {{email}}'),
    failures: {
      lastAdministrator: 'Somebody must be left who can manage users. Make another person an administrator first.',
      notYourself: 'You cannot do this to your own account.',
      changedMeanwhile:
        'Somebody else changed this person meanwhile. Your own changes are kept; look at the rest as it now is, and save again.',
      beyondYou: 'This person, or a role chosen here, may do more than you.',
      impersonating: 'This cannot be done while you act as somebody else.',
    },
  },
};

export type UserActionsMessages = (typeof words)['userActions'];
