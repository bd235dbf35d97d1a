import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What is said of links that come by mail, in English. */
export const words = {
  sentHint: 'Nothing there? Look in the spam folder.',
  resend: 'Send it again',
  resendIn: phrase('You can send it again in {{seconds}} s'),
  resent: 'Sent. It can take a minute to arrive.',
  linkFaults: { expired: 'This link has expired', used: 'This link has been used', invalid: 'This link does not work' },
};

export type MailedMessages = typeof words;
