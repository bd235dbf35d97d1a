import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What a forgotten password takes to say, in English. */
export const words = {
  forgotPassword: {
    title: 'Reset your password',
    subtitle: 'Enter your email and we send you a link to choose a new one.',
    submit: 'Send the link',
    sentTitle: 'Check your inbox',
    sentSubtitle: phrase('If an account exists for {{email}}, a link to choose a new password is on its way.'),
  },
  resetPassword: {
    title: 'Choose a new password',
    subtitle: 'Every other device where you are signed in will be signed out.',
    submit: 'Set new password',
    success: {
      title: 'Your password is changed',
      subtitle: 'Use the new one from now on.',
      submit: 'Sign in',
      removed: {
        why: 'To be safe, we removed what was added since you last signed in with more than your email:',
        types: {
          authenticator: 'Authenticator app',
          phone: 'Phone number',
          passkey: 'Passkey',
          securityKey: 'Security key',
          recoveryCodes: 'Recovery codes',
        },
        named: phrase('{{way}} {{name}}'),
        added: phrase('{{way}}, added {{date}}'),
        next: 'If you added it yourself, set it up again after you sign in.',
      },
    },
    invalid: {
      subtitle: 'A link works once and only for a while. Ask for a new one to go on.',
      submit: 'Send a new one',
    },
  },
  breached: {
    title: 'Choose a new password first',
    subtitle:
      'Yours appeared in a data breach elsewhere, so that others may know it. We mail you a link to choose a new one.',
    submit: 'Send the link',
    sentTitle: 'Check your inbox',
    sentSubtitle: 'A link to choose a new password is on its way.',
  },
};

export type RecoveryMessages = typeof words;
