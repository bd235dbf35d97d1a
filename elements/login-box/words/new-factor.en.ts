import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

const newFactor = {
  recommended: 'Recommended',
  progress: phrase('Step {{step}} of {{steps}}'),
  enroll: {
    title: 'Protect your account',
    subtitle: 'Signing in takes a second step, so that a password alone lets nobody in.',
    label: 'Second step',
    submit: 'Continue',
  },
  newApp: {
    title: 'Set up your authenticator app',
    subtitle: 'Scan this with the app, then enter the code it shows.',
    picture: 'Adds this account to an authenticator app',
    cannotScan: 'Can’t scan it?',
    secret: 'Setup key',
    open: 'Open in an app on this device',
  },
  phone: {
    title: 'Add your phone',
    subtitle: 'We send it a code whenever you sign in.',
    label: 'Phone number',
    submit: 'Send code',
  },
  recoveryCodes: {
    title: 'Keep your recovery codes',
    subtitle: 'Each one lets you in once if you lose your device. They are shown only now.',
    copy: 'Copy all',
    copied: 'Copied',
    copyFailed: 'Select the codes and copy them yourself.',
    download: 'Download',
    print: 'Print',
    saved: 'I saved them',
    notSaved: 'Save them first, then tick this.',
    submit: 'Continue',
    file: phrase('Recovery codes of {{email}}'),
  },
  recover: {
    title: 'Use a recovery code',
    subtitle: 'You saved some when you set up your second step.',
    label: 'Recovery code',
    forGood: 'My device is gone for good',
    forGoodHint: 'It is no longer asked for, and you set up a new second step.',
    submit: 'Use code',
    found: 'I have my device',
    wrong: 'This code is not right, or it was used. Try another one.',
    short: 'Enter all of the code.',
    done: {
      title: 'Your device is no longer asked for',
      subtitle: 'Sign in again to set up a new second step.',
      submit: 'Sign in again',
    },
  },
};

/** What setting up a second factor, or losing it, takes to say, in English. */
export const words = { newFactor };

export type NewFactorMessages = typeof words;
