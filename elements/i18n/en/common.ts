/** Messages that every element has, in English: they come before any screen. */
export const messages = {
  loading: 'Loading',
  tryAgain: 'Try again',
  reloadPage: 'Reload the page',
  failed: 'Something went wrong on this screen. Try again.',
  loadFailed: 'This screen didn’t load. Check your connection and try again.',
  appMissing: 'This screen isn’t connected to an app yet. Reload the page, or tell the people who run this site.',
  originRefused: 'This site isn’t allowed to use this sign-in service. Please tell the people who run it.',
  email: 'Email',
  enterEmail: 'Enter your email to continue.',
  continue: 'Continue',
  working: 'One moment',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on.',
  required: 'Required',
  checkFields: 'Fix the highlighted fields.',
  rulesMet: 'Met',
  rulesUnmet: 'Not met yet',
};

declare module '../namespaces.ts' {
  interface Messages {
    common: typeof messages;
  }
}
