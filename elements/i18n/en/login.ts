import { formatsOf } from '../formats.ts';

const { message } = formatsOf('en');

/** Messages of the login box: its first steps, and what all its screens share, in English. */
export const messages = {
  backToSignIn: 'Back to sign in',
  change: 'Change',
  otherMethod: 'Use another method',
  changeEmail: 'Use another email',
  poweredBy: message('Secured by {{name}}'),
  legal: { terms: 'Terms', privacy: 'Privacy' },
  /** Rate limit: message and remaining time. */
  wait: { message: 'Too many attempts.', submit: message('Try again in {{time}}') },
  fields: { email: 'Email', password: 'Password' },
  faults: {
    emailMissing: 'Enter your email.',
    emailMalformed: 'Enter an email like name@company.com.',
    passwordMissing: 'Enter your password.',
  },
  failures: {
    offline: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
    serverError: 'Something went wrong on our side. Try again in a moment.',
    rateLimited: 'Too many attempts. Try again in a minute.',
    invalidCredentials: 'Wrong email or password. Check both and try again.',
    emailNotVerified: 'Confirm your email first: open the link we sent when you signed up.',
    sessionEnded: 'Your session has ended. Sign in again.',
    invalidInput: 'Something in the form isn’t right. Check it and try again.',
    methodDisabled: 'You can’t sign in here with this email. Ask your administrator.',
    captchaFailed: 'We couldn’t verify you’re human. Try again.',
    captchaUnavailable: 'The human check didn’t load. Try again.',
    originNotAllowed: 'Sign-in isn’t set up for this address yet. Please tell the people who run this site.',
    serviceMissing: 'Sign-in isn’t connected to this site yet. Please tell the people who run it.',
    refused: 'That didn’t work. Check the form and try again.',
  },
  preLogin: {
    title: message('Sign in to {{vendor}}'),
    titleAlone: 'Sign in',
    submit: 'Continue',
    newHere: 'New here?',
    signUp: 'Create an account',
  },
  loginWithPassword: {
    title: 'Enter your password',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    resendActivation: 'Send a new link',
    activationSent: message('We sent a new link to {{email}}.'),
  },
  redirectToSSO: {
    title: 'Continue with single sign-on',
    subtitle: message('{{domain}} signs in on its own page. Redirecting…'),
    submit: 'Continue now',
  },
  loginWithSSOFailed: {
    title: 'We couldn’t sign you in',
    subtitle: 'Your company’s sign-in page didn’t confirm who you are. Taking you back…',
  },
  success: {
    title: 'You’re signed in',
    subtitle: 'Redirecting…',
  },
  logout: { title: 'Signing you out', subtitle: 'One moment.' },
  passkeys: {
    or: 'or',
    signIn: 'Sign in with a passkey',
    prompt: {
      title: 'Sign in faster next time?',
      subtitle:
        'Use a passkey instead of your password. Your device may ask for your fingerprint, face or screen lock.',
      submit: 'Create a passkey',
      later: 'Not now',
      never: 'Don’t show this again',
    },
    faults: {
      passkeyVerificationFailed: 'That couldn’t be verified. Try again.',
      passkeyNotFound: 'That’s no longer registered here. Use another method.',
      passkeyAlreadyRegistered: 'That’s already set up.',
      challengeExpired: 'This took too long. Try again.',
      authenticatorExists: 'That’s already set up.',
      authenticatorUnsupported: 'This kind of device or key can’t be used here.',
      authenticatorNotEligible: 'This device or key can’t verify who is using it. Set up a screen lock or a PIN first.',
      authenticatorForbidden: 'Your browser doesn’t allow this on this page. Use another method.',
      authenticatorFailed: 'Your device or key didn’t respond. Try again.',
    },
  },
  quick: {
    signIn: 'Text me a code',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    login: typeof messages;
  }
}
