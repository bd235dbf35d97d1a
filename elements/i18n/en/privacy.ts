import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the privacy tab, in English. */
export const messages = {
  title: 'Privacy',
  description: 'How you sign in, and where you’re signed in.',
  views: { signIn: 'Sign-in', mfa: 'Two-step', loginSessions: 'Sessions' },
  password: {
    title: 'Password',
    description: 'Use one that you use nowhere else.',
    change: 'Change password',
    effect: 'You’ll be signed out everywhere else.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    changed: 'Password changed',
    forgot: 'Don’t have one, or forgot it? Email me a link',
    sent: 'Check your inbox for the link',
    notSent: 'The link couldn’t be sent. Try again in a moment.',
    locked: 'Too many attempts. Open the link we sent to unlock your account.',
  },
  passkeys: {
    title: 'Passkeys',
    description: 'Sign in with your fingerprint, face or screen lock.',
    none: 'No passkeys yet.',
    add: 'Add passkey',
    added: 'Passkey added',
    unnamed: 'Passkey',
    created: 'Added',
    lastUsed: 'Last used',
    neverUsed: 'Not used yet',
    remove: 'Remove',
    removeTitle: message('Remove {{name}}?'),
    removeEffect: 'You can no longer sign in with it.',
    removed: 'Passkey removed',
  },
  factors: {
    title: 'Second steps',
    description: 'Asked for after your password, so a stolen password isn’t enough.',
    none: 'Your account is protected by its first step alone.',
    add: 'Add a second step',
    enterCode: 'Enter the code',
    mailed: 'We sent a code to your inbox.',
    remove: 'Remove',
    removeTitle: message('Remove {{name}}?'),
    removeEffect: 'You can no longer confirm it’s you with it.',
    removeLast:
      'It’s your last second step. Your account will be protected by its first step alone, and your recovery codes stop working.',
    removed: message('{{name}} removed'),
  },
  codes: {
    title: 'Recovery codes',
    description: 'Each one gets you in once if you lose your device.',
    left: counted({ one: '{{count}} code left', other: '{{count}} codes left' }),
    renew: 'Make new codes',
    renewTitle: 'Make new recovery codes?',
    renewEffect: 'Your old codes stop working.',
  },
  sessions: {
    title: 'Where you’re signed in',
    description: 'Sign out of any device you don’t recognize, then change your password.',
    device: message('{{browser}} on {{system}}'),
    unknownDevice: 'Unknown device',
    current: 'This device',
    impersonated: 'Impersonated',
    active: 'Active',
    since: 'Signed in',
    end: 'Sign out',
    ended: message('Signed out of {{device}}'),
    endOthers: 'Sign out everywhere else',
    endOthersTitle: 'Sign out everywhere else?',
    endOthersEffect: counted({
      one: '{{count}} other device is signed out within seconds.',
      other: '{{count}} other devices are signed out within seconds.',
    }),
    endedOthers: 'Signed out everywhere else',
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    privacy: typeof messages;
  }
}
