import { wordsIn } from '../../i18n/words.ts';

const { counted } = wordsIn('en');

/** What signing in by mail takes to say, in English. */
export const words = {
  methods: {
    title: 'How do you want to sign in?',
    password: 'With my password',
    code: 'With a code by email',
    link: 'With a link by email',
    sms: 'With a code by text message',
    last: 'Last used',
  },
  code: {
    title: 'Enter your code',
    subtitle: 'If this email has an account, a code of six digits is on its way there.',
    label: 'Code',
    hint: 'It works for five minutes, in this browser. The newest one counts.',
    submit: 'Sign in',
    wrong: counted({
      one: 'This code is not right. You can try once more.',
      other: 'This code is not right. You can try {{count}} more times.',
    }),
    spent: 'This code was tried too often. Send a new one.',
    expired: 'This code has expired or was used. Send a new one.',
  },
  sms: {
    title: 'Check your phone',
    subtitle: 'If this email has an account with a phone, a code of six digits is on its way there.',
    lost: 'Lost your phone?',
  },
  link: {
    sentTitle: 'Check your inbox',
    sentSubtitle:
      'If this email has an account, a link is on its way there. Open it in this browser and this page goes on.',
    opening: { title: 'Signing you in', subtitle: 'This takes a moment.', untried: 'We could not sign you in' },
    confirm: {
      title: 'Sign in on this device?',
      subtitle: 'This link was asked for in another browser. Go on only if that was you.',
      submit: 'Sign in here',
      decline: 'No, do not sign in',
    },
    invalid: { subtitle: 'A link works once and for 15 minutes.', submit: 'Send a new one' },
  },
};

export type CodesMessages = typeof words;
