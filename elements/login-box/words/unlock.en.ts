import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What a locked account takes to say, in English. */
export const words = {
  unlock: {
    locked: {
      told: phrase(
        'Too many tries: signing in is locked for a while. If {{email}} has an account, the link we mailed there unlocks it.',
      ),
      resend: 'Send the link again',
      sent: phrase('If {{email}} has an account that is locked, a new link is on its way.'),
    },
    unlocking: {
      title: 'Unlocking your account',
      subtitle: 'This takes a moment.',
      untried: 'We could not unlock your account',
    },
    success: {
      title: 'Your account is unlocked',
      subtitle: 'You can sign in again.',
      submit: 'Sign in',
      notYou: 'Forgot your password?',
      newPassword: 'Choose a new one',
    },
    resend: {
      subtitle: 'Enter your email and we send you a new one.',
      usedSubtitle: 'Your account may be unlocked already: sign in. If it is not, ask for a new link.',
      submit: 'Send a new one',
      sentTitle: 'Check your inbox',
      sentSubtitle: phrase('If {{email}} has an account that is locked, a new link is on its way.'),
    },
  },
};

export type UnlockMessages = typeof words;
