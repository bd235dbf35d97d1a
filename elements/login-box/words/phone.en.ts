import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

const phone = {
  label: 'Phone number',
  submit: 'Send code',
  locked: 'Too many tries: signing in is locked for a while. Use another method later.',
  taken: 'This number belongs to another account. Use another one.',
  unavailable: 'A text message cannot be sent right now. Try again later.',
  known: { title: 'Check your phone', subtitle: 'A code of six digits is on its way to the phone this browser knows.' },
  quick: {
    title: 'Sign in faster by phone',
    subtitle: 'Next time, this browser sends a code to your phone at once.',
    sent: phrase('A code is on its way to {{to}}.'),
    submit: 'Confirm',
    change: 'Change number',
    later: 'Not now',
  },
  reset: {
    title: 'Lost your phone?',
    subtitle: 'Enter your email. We send a code there, and you name another number.',
    submit: 'Send code',
    verify: { title: 'Check your inbox', submit: 'Continue' },
    change: {
      title: 'Your new number',
      subtitle: 'It takes the place of the old one. We send it a code to sign in by.',
      over: 'This took too long.',
      again: 'Start over',
    },
  },
};

/** What a phone that is lost, or known, takes to say, in English. */
export const words = { phone };

export type PhoneMessages = typeof words;
