import { wordsIn } from '../../i18n/words.ts';

const { counted } = wordsIn('en');

/** What can be done with many people at once, in English. */
export const words = {
  userBulk: {
    ways: {
      lock: {
        title: counted({ one: 'Lock {{count}} user?', other: 'Lock {{count}} users?' }),
        effect: 'They are signed out everywhere and cannot come in until somebody unlocks them.',
        action: 'Lock',
        done: counted({ one: '{{count}} user locked', other: '{{count}} users locked' }),
      },
      unlock: {
        title: counted({ one: 'Unlock {{count}} user?', other: 'Unlock {{count}} users?' }),
        effect: 'They can come in again.',
        action: 'Unlock',
        done: counted({ one: '{{count}} user unlocked', other: '{{count}} users unlocked' }),
      },
      resend: {
        title: counted({ one: 'Resend {{count}} invitation?', other: 'Resend {{count}} invitations?' }),
        effect: 'Each gets a new email. The links in earlier ones stop working.',
        action: 'Resend',
        done: counted({ one: '{{count}} invitation sent again', other: '{{count}} invitations sent again' }),
      },
      signOut: {
        title: counted({ one: 'Sign {{count}} user out everywhere?', other: 'Sign {{count}} users out everywhere?' }),
        effect: 'Their sessions end on every device. They can sign in again.',
        action: 'Sign out everywhere',
        done: counted({ one: '{{count}} user signed out', other: '{{count}} users signed out' }),
      },
      delete: {
        title: counted({ one: 'Delete {{count}} user?', other: 'Delete {{count}} users?' }),
        effect: 'They lose access at once; their sessions and tokens end. What they did stays in the audit log.',
        action: 'Delete',
        done: counted({ one: '{{count}} user deleted', other: '{{count}} users deleted' }),
      },
    },
    running: 'Under way',
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
