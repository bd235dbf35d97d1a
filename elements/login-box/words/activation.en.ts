import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What confirming an address says, in English. */
export const words = {
  activation: {
    activating: {
      title: 'Confirming your email',
      subtitle: 'This takes a moment.',
      untried: 'We could not confirm your email',
    },
    activatingForm: {
      title: 'Set your password',
      subtitle: 'Your email is confirmed once the password is set.',
      submit: 'Activate account',
      elsewhere: {
        title: 'Set up your account',
        titleJoining: phrase('Join {{company}}'),
        subtitle:
          'This sign-up was started in another browser. Open the link there to keep what was entered, or enter your details here to start over.',
      },
    },
    success: {
      title: 'Your account is active',
      subtitle: 'Your email is confirmed. We are taking you on.',
    },
    resend: {
      subtitle: 'Enter your email and we send you a new one.',
      usedSubtitle: 'If your account is active already, sign in. If not, ask for a new link.',
      submit: 'Send a new one',
      sentTitle: 'Check your inbox',
      sentSubtitle: phrase('If {{email}} has an account waiting to be confirmed, a new link is on its way.'),
    },
  },
};

export type ActivationMessages = typeof words;
