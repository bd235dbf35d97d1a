import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What several screens of the login box say, in English. */
export const words = {
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
    server: 'Something went wrong on our side. Try again in a moment.',
    tooMany: 'Too many tries. Wait a minute, then try again.',
    wrongCredentials: 'The email or password is not right. Check both and try again.',
    notVerified: 'Confirm your email first: open the link we sent when you signed up.',
    sessionEnded: 'Your session has ended. Sign in again.',
    invalidInput: 'Something in the form is not right. Check it and try again.',
    methodClosed: 'This email has no way to sign in here. Ask your administrator which one your company uses.',
    captchaRefused: 'We could not tell you from a robot. Try again.',
    captchaUnavailable: 'The check against robots did not load. Try again.',
    originNotAllowed: 'Sign-in is not set up for this address yet. Please tell the people who run this site.',
    serviceMissing: 'Sign-in is not connected to this site yet. Please tell the people who run it.',
    refused: 'That was not possible. Check the form and try again.',
  },
};

export type BoxMessages = typeof words;
