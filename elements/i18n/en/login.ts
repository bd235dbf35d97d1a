import { formatsOf } from '../formats.ts';

const { phrase } = formatsOf('en');

/** Messages of the login box: its first steps, and what all its screens share, in English. */
export const messages = {
  backToSignIn: 'Back to sign in',
  change: 'Change',
  otherMethod: 'Use another method',
  changeEmail: 'Use another email',
  poweredBy: phrase('Secured by {{name}}'),
  /** Too many tries, and when there may be another. */
  wait: { told: phrase('Too many tries. You can try again in {{time}}.'), submit: phrase('Try again in {{time}}') },
  fields: { email: 'Email', password: 'Password' },
  faults: {
    emailMissing: 'Enter your email.',
    emailMalformed: 'Enter an email like name@company.com.',
    passwordMissing: 'Enter your password.',
  },
  failures: {
    offline: 'You are offline, or the service cannot be reached. Check your connection and try again.',
    serverError: 'Something went wrong on our side. Try again in a moment.',
    rateLimited: 'Too many tries. Wait a minute, then try again.',
    invalidCredentials: 'The email or password is not right. Check both and try again.',
    emailNotVerified: 'Confirm your email first: open the link we sent when you signed up.',
    sessionEnded: 'Your session has ended. Sign in again.',
    invalidInput: 'Something in the form is not right. Check it and try again.',
    methodDisabled: 'This email has no way to sign in here. Ask your administrator which one your company uses.',
    captchaFailed: 'We could not tell you from a robot. Try again.',
    captchaUnavailable: 'The check against robots did not load. Try again.',
    originNotAllowed: 'Sign-in is not set up for this address yet. Please tell the people who run this site.',
    serviceMissing: 'Sign-in is not connected to this site yet. Please tell the people who run it.',
    refused: 'That was not possible. Check the form and try again.',
  },
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
  passkeys: {
    or: 'or',
    signIn: 'Sign in with a passkey',
    prompt: {
      title: 'Sign in faster next time?',
      subtitle: 'A passkey takes the place of your password. Your device may ask for fingerprint, face or screen lock.',
      submit: 'Create a passkey',
      later: 'Not now',
      never: 'Do not show this again',
    },
    faults: {
      passkeyVerificationFailed: 'It could not be confirmed. Try again.',
      passkeyNotFound: 'It is no longer known here. Use another way.',
      passkeyAlreadyRegistered: 'It is set up already.',
      challengeExpired: 'This took too long. Try again.',
      authenticatorExists: 'It is set up already.',
      authenticatorUnsupported: 'This device or key is of a kind that cannot be used here.',
      authenticatorNotEligible: 'This device or key cannot tell who uses it. Set up a screen lock or a PIN first.',
      authenticatorForbidden: 'The browser does not allow this on this page. Use another way.',
      authenticatorFailed: 'The device or key gave no answer. Try again.',
    },
  },
  quick: {
    signIn: 'Send a code to my phone',
    wish: 'Use my phone next time',
    wished: 'Sign in once as you usually do. Then we ask for your phone.',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    login: typeof messages;
  }
}
