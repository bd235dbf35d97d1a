import { type Phrase, wordsIn } from '../../i18n/words.ts';

const { counted, phrase } = wordsIn('en');

type Written = (count: string) => string;
const users = counted({ one: '{{count}} user', other: '{{count}} users' });
const invitations = counted({ one: '{{count}} invitation', other: '{{count}} invitations' });
const ofUsers =
  (write: Written): Phrase<'count'> =>
  (count) =>
    write(users(count));
const ofInvitations =
  (write: Written): Phrase<'count'> =>
  (count) =>
    write(invitations(count));

/** What can be done with many people at once, in English. What it does to each is told as of one. */
export const words = {
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
};

export type UserBulkMessages = (typeof words)['userBulk'];
