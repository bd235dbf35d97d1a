import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What is asked about one person in the tab of users, in English. */
export const words = {
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
};

export type UserQuestionsMessages = (typeof words)['userQuestions'];
