import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What opening an account says, in English. */
export const words = {
  fields: { workEmail: 'Work email', name: 'Full name', company: 'Company' },
  faults: {
    nameShort: phrase('Enter at least {{least}} characters.'),
    termsUnaccepted: 'Agree to the terms to go on.',
  },
  failures: {
    signUpsClosed: 'Sign-ups are closed. Ask your administrator for an account.',
    emailTaken: 'This email has an account already. Sign in instead, or use another email.',
    linkInvalid: 'This invitation has ended. Ask whoever invited you for a new link.',
    linkExpired: 'This invitation has ended. Ask whoever invited you for a new link.',
  },
  signUp: {
    title: 'Create your account',
    subtitle: phrase('Start using {{vendor}} with your team.'),
    subtitleAlone: 'It takes about a minute.',
    titleInvited: phrase('Join {{company}}'),
    subtitleInvited: 'Create your account. It takes about a minute.',
    submit: 'Create account',
    haveAccount: 'Have an account?',
    signIn: 'Sign in',
    agree: 'I agree to the ',
    and: ' and the ',
    agreed: '',
    terms: 'terms of service',
    privacy: 'privacy policy',
  },
  signUpClosed: {
    title: 'Sign-ups are closed',
    subtitle: 'New accounts come by invitation. Ask an administrator of your company for one.',
    submit: 'Sign in',
  },
  signUpSuccess: {
    title: 'Check your inbox',
    subtitle: phrase('We sent a link to {{email}}. Open it to confirm that the address is yours.'),
  },
};

export type SignUpMessages = typeof words;
