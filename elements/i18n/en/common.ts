/** Messages that every element has, in English: they come before any screen. */
export const messages = {
  loading: 'Loading',
  tryAgain: 'Try again',
  reloadPage: 'Reload the page',
  failed: 'Something went wrong on this screen. Try again.',
  loadFailed: 'This screen did not load. Check your connection and try again.',
  appMissing: 'This screen is not connected to an app yet. Reload the page, or tell its owner.',
  originRefused: 'This page does not trust the service of this screen, so it stays closed.',
  email: 'Email',
  continue: 'Continue',
  working: 'One moment',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on.',
  required: 'Fill this in.',
  checkFields: 'Check the marked fields.',
  rulesMet: 'Met',
  rulesUnmet: 'Not met yet',
};

declare module '../namespaces.ts' {
  interface Messages {
    common: typeof messages;
  }
}
