const passkeys = {
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
    passkeyRefused: 'It could not be confirmed. Try again.',
    passkeyUnknown: 'It is no longer known here. Use another way.',
    passkeyKnown: 'It is set up already.',
    challengeOver: 'This took too long. Try again.',
    authenticatorExists: 'It is set up already.',
    authenticatorUnsupported: 'This device or key is of a kind that cannot be used here.',
    authenticatorUnfit: 'This device or key cannot tell who uses it. Set up a screen lock or a PIN first.',
    authenticatorForbidden: 'The browser does not allow this on this page. Use another way.',
    authenticatorFailed: 'The device or key gave no answer. Try again.',
  },
};

const quick = {
  signIn: 'Send a code to my phone',
  wish: 'Use my phone next time',
  wished: 'Sign in once as you usually do. Then we ask for your phone.',
};

/** What signing in by passkey, or by a phone that is known, takes to say, in English. */
export const words = { passkeys, quick };

export type PasskeysMessages = typeof words;
