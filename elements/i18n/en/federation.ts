import { formatsOf } from '../formats.ts';

const { message } = formatsOf('en');

/** Messages of social sign-in, single sign-on and impersonation by address, in English. */
export const messages = {
  social: {
    continueWith: message('Continue with {{provider}}'),
    methods: 'Sign in with',
    more: 'More ways to sign in',
    last: 'Last used',
    accepts: 'By continuing with one of these, you accept the terms linked below.',
    webview: 'Some providers refuse to open inside another app. Open this page in your browser.',
    completing: {
      title: message('Signing you in with {{provider}}'),
      linking: message('Linking {{provider}}'),
      subtitle: 'This takes a moment.',
    },
    failed: { title: message('{{provider}} didn’t sign you in'), submit: 'Try again' },
    causes: {
      flowExpired: 'This took too long, or began in another browser. Start again.',
      providerDenied: 'You canceled, or didn’t finish there. Try again or use another way to sign in.',
      providerFailed: 'It didn’t confirm who you are. Try again, or use another way to sign in.',
      emailNotProvided: 'It didn’t share a confirmed email. Sign up with your email instead.',
      identityLinked: 'It’s already linked to another account here.',
      signUpsDisabled: 'You don’t have an account here yet, and new ones are by invitation only.',
      ssoRequired: 'Your company signs in on its own page. Go back and enter your work email.',
      emailDomainNotAllowed:
        'This company doesn’t accept addresses at your email domain. Use another account, or ask an administrator.',
    },
    signInFirst: {
      title: 'You already have an account',
      subtitle: message('Sign in to it to link {{provider}}. From then on, {{provider}} signs you in too.'),
      submit: 'Sign in to link it',
    },
    link: {
      title: message('Link {{provider}}?'),
      subtitle: message('From now on, {{email}} at {{provider}} can sign in to this account.'),
      submit: message('Link {{provider}}'),
      later: 'Not now',
      stepUpRequired: 'Sign out and in again, then link it.',
    },
  },
  sso: {
    completing: { title: 'Finishing sign-in', subtitle: 'This takes a moment.' },
    back: 'Taking you back…',
    causes: {
      flowExpired: 'This took too long, or began in another browser. Sign in again.',
      providerDenied: 'Your company’s sign-in page didn’t let you in. Ask your administrator if it should.',
      providerFailed: 'Your company’s sign-in page didn’t confirm who you are. Try again, or tell your administrator.',
      ssoDomainNotValidated:
        'Your company’s sign-in page confirmed an email that doesn’t belong to its domains. Tell your administrator.',
      ssoNotConfigured: 'Single sign-on has been switched off or isn’t complete. Tell your administrator.',
      ssoAccountMismatch:
        'Your company’s sign-in page confirmed someone other than the owner of this account. Tell your administrator.',
      emailDomainNotAllowed: 'Your company doesn’t accept addresses at your email domain. Tell your administrator.',
    },
  },
  hosted: {
    start: {
      title: 'Sign in',
      subtitle: 'You’ll sign in on a separate page and come back here.',
      submit: 'Continue',
    },
    leaving: { title: 'Taking you to sign in', subtitle: 'This takes a moment.' },
    interrupted: {
      title: 'You’re not signed in yet',
      subtitle: 'The last sign-in didn’t finish.',
      submit: 'Try again',
    },
  },
  impersonate: {
    opening: { title: 'Looking up who that is' },
    failed: {
      title: 'Can’t impersonate',
      missing: 'This address doesn’t name anyone in your company.',
      submit: 'Continue',
    },
    title: 'Impersonate this person?',
    titleNamed: message('Impersonate {{name}}?'),
    effect:
      'You’ll use the app as this person for up to 1 hour. Everything is logged under both names. Security settings and billing are off limits.',
    submit: 'Impersonate',
    decline: 'Cancel',
    prove: 'Confirm it’s you',
    begun: { title: 'Impersonation started' },
    failures: {
      stepUpRequired: 'Confirm it’s you first. You come back here afterwards.',
      insufficientPrivilege: 'This person has more permissions than you do.',
      cannotTargetSelf: 'This is you.',
      forbidden: 'You don’t have permission to impersonate people.',
      notAllowedWhileImpersonating: 'Stop the impersonation that’s under way first.',
      notFound: 'This person isn’t there any more, or can’t sign in.',
    },
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    federation: typeof messages;
  }
}
