import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

const factor = {
  kinds: {
    AuthenticatorApp: { name: 'Authenticator app', hint: 'A code from an app on your phone, even without a network.' },
    WebAuthnPlatform: { name: 'This device', hint: 'By fingerprint, face or screen lock.' },
    WebAuthnCrossPlatform: { name: 'Security key', hint: 'One that you plug in or hold near.' },
    SMS: { name: 'Text message', hint: 'A code to your phone.' },
    EmailCode: { name: 'Email', hint: 'A code to your inbox.' },
  },
  remember: counted({
    one: 'Remember this browser for {{count}} day',
    other: 'Remember this browser for {{count}} days',
  }),
  other: 'Try another way',
  lost: 'Lost your device?',
  confirm: 'Confirm',
  code: 'Code',
  verify: { title: 'Confirm that it is you', subtitle: 'How do you want to do it?' },
  app: {
    title: 'Enter the code from your app',
    subtitle: 'It is in your authenticator app and changes every 30 seconds.',
  },
  sms: {
    title: 'Check your phone',
    sending: 'A code is on its way.',
    sent: phrase('A code is on its way to {{to}}.'),
    change: 'Change number',
  },
  email: {
    title: 'Check your inbox',
    sending: 'A code is on its way.',
    sent: phrase('A code is on its way to {{to}}.'),
  },
  faults: {
    wrong: counted({
      one: 'This code is not right. You can try once more.',
      other: 'This code is not right. You can try {{count}} more times.',
    }),
    wrongAlone: 'This code is not right. Try the one that shows now.',
    spent: 'This code was tried too often. Send a new one.',
    expired: 'This code has expired or was used. Send a new one.',
    outOfStep: 'This code is from another time. Set the clock of your phone to automatic, then try again.',
    used: 'This code was used already. Wait for the next one.',
    over: 'This took too long. Sign in again.',
    smsUnavailable: 'A text message cannot be sent right now. Try another way.',
    locked: 'Too many tries: signing in is locked for a while. We mailed you a link that unlocks it.',
  },
};

/** What a second factor takes to say, in English. */
export const words = { factor };

export type FactorsMessages = typeof words;
