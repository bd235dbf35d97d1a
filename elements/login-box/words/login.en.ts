import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What signing in and out says, in English: a section a screen. */
export const words = {
  preLogin: {
    title: phrase('Sign in to {{vendor}}'),
    titleAlone: 'Sign in',
    subtitle: 'Enter your email to continue.',
    submit: 'Continue',
    newHere: 'New here?',
    signUp: 'Create an account',
  },
  loginWithPassword: {
    title: 'Enter your password',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    resendActivation: 'Send a new link',
    activationSent: phrase('A new link is on its way to {{email}}.'),
  },
  redirectToSSO: {
    title: 'Continue with single sign-on',
    subtitle: phrase('{{domain}} signs in on its own page. We are taking you there.'),
    submit: 'Continue now',
  },
  loginWithSSOFailed: {
    title: 'We could not sign you in',
    subtitle: 'Your company’s sign-in page did not confirm who you are. We are taking you back.',
  },
  success: {
    title: 'You are signed in',
    subtitle: 'One moment, we are taking you on.',
  },
  logout: { title: 'Signing you out', subtitle: 'One moment.' },
};

export type LoginMessages = typeof words;
