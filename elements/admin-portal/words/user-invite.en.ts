import { wordsIn } from '../../i18n/words.ts';

const { counted, phrase } = wordsIn('en');

/** What the dialog says in which people are invited, in English. */
export const words = {
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

export type UserInviteMessages = (typeof words)['userInvite'];
