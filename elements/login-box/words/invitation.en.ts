import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What accepting an invitation says, in English. */
export const words = {
  invitation: {
    validating: {
      title: 'Looking at your invitation',
      subtitle: 'This takes a moment.',
      untried: 'We couldn’t verify your invitation',
    },
    validate: {
      title: phrase('Join {{company}}'),
      invitedBy: phrase('{{person}} invites {{email}}.'),
      invited: phrase('{{email}} is invited.'),
      shared: phrase('Somebody at {{company}} shared this invitation with you.'),
      until: phrase('The invitation works until {{date}}.'),
      accept: 'Accept invitation',
      notNow: 'Not now',
      otherAccount: phrase('You are signed in as {{name}} ({{email}}). This invitation is for {{invited}}.'),
      signOut: 'Sign out and go on',
      stay: phrase('Stay signed in as {{name}}'),
      createAccount: 'Create an account',
      haveAccount: 'I have an account',
      joinAs: phrase('Join as {{name}} ({{email}})'),
      useAnother: 'Use another account',
    },
    pending: { title: phrase('Joining {{company}}'), titleAlone: 'Accepting your invitation' },
    success: {
      title: phrase('You have joined {{company}}'),
      titleAlone: 'You have accepted the invitation',
      subtitle: 'We are taking you there.',
      signInSubtitle: 'Sign in to begin.',
      submit: 'Sign in',
    },
    invalid: {
      expired: 'This invitation has expired',
      used: 'This invitation has been used',
      invalid: 'This invitation does not work',
      shared: 'Ask whoever invited you for a new link.',
      subtitle: 'It may have been taken back or sent anew. Ask whoever invited you, or have it sent again.',
      expiredSubtitle: 'Ask whoever invited you, or have it sent again.',
      usedSubtitle: 'If it was you, sign in. If not, ask whoever invited you, or have it sent again.',
      submit: 'Send it again',
      sentTitle: 'Check your inbox',
      sentSubtitle: phrase('If {{email}} has an invitation waiting, a new link is on its way.'),
      signIn: 'Sign in',
    },
  },
};

export type InvitationMessages = typeof words;
