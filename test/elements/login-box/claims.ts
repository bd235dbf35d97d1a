import type { SceneName } from '../../../demo/preview/scenes/scenes.ts';

/** Expected contents of a scene. */
export interface Claim {
  heading: string;
  /** Texts that can be read. */
  says?: string[];
  /** Texts that must not be there. */
  hides?: string[];
  fields?: string[];
  buttons?: string[];
  /** Announced text of the alert. */
  alert?: string;
  /** Name of the focused control. */
  focus?: string;
}

const WRONG = 'Wrong email or password. Check both and try again.';
const BREACHED = 'This password appeared in a data breach. Choose another one.';
const RULES = ['At least 10 characters'];
const ACCOUNT = ['Full name', 'Work email', 'Company', 'Password'];
const LIMITED = {
  alert: 'Too many attempts.',
  buttons: ['Try again in 4 minutes'],
};
const password = {
  heading: 'Enter your password',
  fields: ['Password'],
  buttons: ['Change', 'Forgot password?', 'Sign in'],
};

const locked = {
  heading: 'Sign-in is locked',
  fields: [],
  buttons: ['Change', 'Reset password', 'Try signing in again'],
};

/** A locked sign-in after the first factor: who it is is known. */
const lockedFactor: Claim = {
  heading: 'Sign-in is locked',
  says: ['Too many attempts. Sign-in is locked for now. We emailed you a link to unlock it.'],
  fields: [],
  buttons: ['Send the link again', 'Reset password', 'Try signing in again'],
  focus: 'Sign-in is locked',
};

const refusedSso = (cause: string): Claim => ({
  heading: 'We couldn’t sign you in',
  says: [cause, 'Taking you back…'],
  buttons: ['Back to sign in'],
});

/** Every scene, and what it promises to show. A scene without a claim does not compile. */
export const claims: Record<SceneName, Claim> = {
  'login/email': {
    heading: 'Sign in to Tasklane',
    says: ['Enter your email to continue.', 'Secured by fe-elements'],
    fields: ['Email'],
    buttons: ['Continue', 'Create an account'],
    focus: 'Email',
  },
  'login/email/malformed': {
    heading: 'Sign in to Tasklane',
    says: ['Enter an email like name@company.com.'],
    focus: 'Email',
  },
  'login/loading': { heading: '', fields: ['Email'] },
  'login/sign-ups-closed': { heading: 'Sign in to Tasklane', hides: ['Create an account'] },
  'login/white-label': { heading: 'Sign in to Tasklane', hides: ['Secured by'] },
  'login/password': { ...password, says: ['ada@acme.test'], focus: 'Password' },
  'login/password/back': { heading: 'Sign in to Tasklane', fields: ['Email'], focus: 'Email' },
  'login/password/long': password,
  'login/password/wrong': { ...password, alert: WRONG, focus: 'Password' },
  'login/password/unknown': { ...password, alert: WRONG, focus: 'Password' },
  'login/password/unverified': {
    ...password,
    says: ['Confirm your email first: open the link we sent when you signed up.'],
    buttons: ['Send a new link'],
  },
  'login/password/unverified/resent': { ...password, says: ['grace@newco.test'], hides: ['Send a new link'] },
  'login/password/locked': {
    ...locked,
    says: ['Too many attempts. If ada@acme.test has an account, we emailed a link to unlock it.'],
    buttons: ['Send the link again', ...locked.buttons],
  },
  'login/password/locked/unknown': {
    ...locked,
    says: ['Too many attempts. If unknown@acme.test has an account, we emailed a link to unlock it.'],
    buttons: ['Send the link again', ...locked.buttons],
  },
  'login/password/locked/resent': {
    ...locked,
    says: ['If ada@acme.test has a locked account, we sent a new link.'],
    hides: ['Send the link again'],
  },
  'login/password/offline': {
    ...password,
    alert: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
  },
  'login/password/broken': { ...password, alert: 'Something went wrong on our side. Try again in a moment.' },
  'login/email/limited': { heading: 'Sign in to Tasklane', fields: ['Email'], ...LIMITED },
  'login/password/limited': { heading: 'Enter your password', fields: ['Password'], ...LIMITED },
  'login/password/slow': { ...password, buttons: ['Change'] },
  'login/sso': {
    heading: 'Continue with single sign-on',
    says: ['sso.test signs in on its own page. Redirecting…'],
    buttons: ['Continue now', 'Use another email'],
    focus: 'Continue with single sign-on',
  },
  'login/sso/failed': { heading: 'We couldn’t sign you in', buttons: ['Back to sign in'] },
  'sso/completing': { heading: 'Finishing sign-in', says: ['This takes a moment.'] },
  'sso/expired': refusedSso('This took too long, or began in another browser.'),
  'sso/denied': refusedSso('didn’t let you in'),
  'sso/failed': refusedSso('didn’t confirm who you are'),
  'sso/domain': refusedSso('an email that doesn’t belong to its domains'),
  'sso/not-configured': refusedSso('has been switched off or isn’t complete'),
  'sso/mismatch': refusedSso('someone other than the owner of this account'),
  'login/success': { heading: 'You’re signed in', fields: [] },
  'login/tenants': {
    heading: 'Choose a company',
    says: ['ada@acme.test', 'You can switch to another one later.', 'Acme Robotics', 'Fjord Instruments'],
    buttons: ['Change'],
    focus: 'Choose a company',
  },
  'login/tenants/many': {
    heading: 'Choose a company',
    says: ['Recent', 'All companies'],
    fields: ['Search companies'],
    focus: 'Search companies',
  },
  'login/tenants/broken': {
    heading: 'Choose a company',
    says: ['Northwind Resale'],
    alert: 'That company didn’t open. Check your connection and try again.',
  },
  'login/already-in': { heading: '', fields: [], buttons: [] },
  'login/code': {
    heading: 'Enter your code',
    says: ['ada@acme.test', 'If this email has an account', 'Resend in '],
    fields: ['Code'],
    buttons: ['Change', 'Sign in', 'Use another method'],
    focus: 'Code',
  },
  'login/code/locked': {
    ...locked,
    says: ['Too many attempts. If ada@acme.test has an account, we emailed a link to unlock it.'],
    buttons: ['Send the link again', ...locked.buttons],
  },
  'login/code/wrong': {
    heading: 'Enter your code',
    says: ['Wrong code. 4 attempts left.'],
    focus: 'Code',
  },
  'login/code/unknown': {
    heading: 'Enter your code',
    says: ['unknown@acme.test', 'Wrong code. 4 attempts left.'],
  },
  'login/code/spent': { heading: 'Enter your code', says: ['Too many attempts. Request a new code.'] },
  'login/code/expired': { heading: 'Enter your code', says: ['This code has expired or was already used.'] },
  'login/code/offline': {
    heading: 'Enter your code',
    alert: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
  },
  'login/code/success': { heading: 'You’re signed in', fields: [] },
  'login/magic-link': {
    heading: 'Check your inbox',
    says: ['ada@acme.test', 'Open it in this browser to continue.', 'Resend in '],
    fields: [],
    buttons: ['Change', 'Use another method'],
    focus: 'Check your inbox',
  },
  'login/methods': {
    heading: 'How do you want to sign in?',
    fields: [],
    buttons: ['Change', 'Password', 'Email me a code', 'Email me a link'],
  },
  'login/methods/last': { heading: 'How do you want to sign in?', says: ['Last used'] },
  'login/no-way-in': {
    heading: 'Sign in to Tasklane',
    fields: ['Email'],
    alert: 'You can’t sign in here with this email. Ask your administrator.',
  },
  'magic-link/opening': { heading: 'Signing you in', fields: [] },
  'magic-link/confirm': {
    heading: 'Sign in on this device?',
    fields: [],
    buttons: ['Sign in on this device', 'Cancel'],
  },
  'magic-link/expired': { heading: 'This link has expired', buttons: ['Send a new one', 'Back to sign in'] },
  'magic-link/used': { heading: 'This link was already used', buttons: ['Send a new one', 'Back to sign in'] },
  'magic-link/invalid': { heading: 'This link doesn’t work', buttons: ['Send a new one', 'Back to sign in'] },
  'login/sms': {
    heading: 'Check your phone',
    says: ['ada@acme.test', 'If this email has an account with a phone'],
    fields: ['Code'],
    buttons: ['Sign in', 'Use another method'],
    focus: 'Code',
  },
  'login/passkey': {
    heading: 'Sign in to Tasklane',
    fields: ['Email'],
    buttons: ['Sign in with a passkey'],
    hides: ['Text me a code'],
  },
  'phone/lost': {
    heading: 'Lost your phone?',
    fields: ['Email'],
    buttons: ['Send code', 'Back to sign in'],
    focus: 'Email',
  },
  'phone/lost/code': {
    heading: 'Check your inbox',
    says: ['ada@acme.test', 'Resend in '],
    fields: ['Code'],
    buttons: ['Change', 'Continue'],
    focus: 'Code',
  },
  'phone/lost/wrong': {
    heading: 'Check your inbox',
    says: ['Wrong code. 4 attempts left.'],
    focus: 'Code',
  },
  'phone/lost/number': {
    heading: 'Your new number',
    buttons: ['Send code', 'Back to sign in'],
    focus: 'Phone number',
  },
  'phone/quick': {
    heading: 'Check your phone',
    says: ['We texted a 6-digit code to your phone.'],
    fields: ['Code'],
    buttons: ['Sign in', 'Use another method'],
    focus: 'Code',
  },
  'phone/quick/locked': {
    heading: 'Sign-in is locked',
    says: ['Too many attempts. Sign-in is locked for now.'],
    fields: [],
    buttons: ['Reset password', 'Try signing in again'],
  },
  'phone/offer': {
    heading: 'Sign in faster by phone',
    fields: [],
    buttons: ['Text me a code next time', 'Not now'],
    focus: 'Sign in faster by phone',
  },
  'phone/register': {
    heading: 'Sign in faster by phone',
    buttons: ['Send code', 'Not now'],
    focus: 'Phone number',
  },
  'phone/register/code': {
    heading: 'Check your phone',
    says: ['+14155550123'],
    fields: ['Code'],
    buttons: ['Confirm', 'Change number', 'Not now'],
    focus: 'Code',
  },
  'login/breached': {
    heading: 'Choose a new password',
    says: ['ada@acme.test'],
    buttons: ['Change', 'Send the link'],
    focus: 'Choose a new password',
  },
  'login/breached/sent': {
    heading: 'Check your inbox',
    says: ['We sent you a link to choose a new password.'],
    buttons: ['Use another email'],
  },
  'passkeys/prompt': {
    heading: 'Sign in faster next time?',
    says: ['Your device may ask for your fingerprint, face or screen lock.'],
    buttons: ['Create a passkey', 'Not now', 'Don’t show this again'],
    focus: 'Sign in faster next time?',
  },
  'mfa/app': {
    heading: 'Enter the code from your app',
    says: ['Remember this browser for 14 days'],
    fields: ['Code', 'Remember this browser for 14 days'],
    buttons: ['Confirm', 'Lost your device?', 'Back to sign in'],
    focus: 'Code',
  },
  'mfa/app/wrong': {
    heading: 'Enter the code from your app',
    says: ['Wrong code. 4 attempts left.'],
    focus: 'Code',
  },
  'mfa/app/used': {
    heading: 'Enter the code from your app',
    says: ['This code was already used. Wait for the next one.'],
  },
  'mfa/app/out-of-step': {
    heading: 'Enter the code from your app',
    says: ['This code is from a different time. Set your phone’s clock to automatic, then try again.'],
  },
  'mfa/app/locked': lockedFactor,
  'mfa/app/over': { heading: 'Enter the code from your app', alert: 'This took too long. Sign in again.' },
  'mfa/app/offline': {
    heading: 'Enter the code from your app',
    alert: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
  },
  'mfa/email': {
    heading: 'Check your inbox',
    says: ['We sent a code to', 'Resend in '],
    buttons: ['Confirm', 'Lost your device?'],
    focus: 'Code',
  },
  'mfa/email/wrong': {
    heading: 'Check your inbox',
    says: ['Wrong code. 4 attempts left.'],
    focus: 'Code',
  },
  'mfa/sms': {
    heading: 'Check your phone',
    says: ['We sent a code to', 'Resend in '],
    buttons: ['Confirm', 'Lost your device?'],
    focus: 'Code',
  },
  'mfa/new-phone/code': {
    heading: 'Check your phone',
    says: ['Step 2 of 3'],
    buttons: ['Confirm', 'Change number'],
    focus: 'Code',
  },
  'mfa/new-key/exists': {
    heading: 'Protect your account',
    alert: 'That’s already set up.',
    buttons: ['Continue'],
  },
  'mfa/choose': {
    heading: 'Protect your account',
    says: ['Step 1 of 3', 'Recommended', 'A code from an app on your phone. Works offline.'],
    buttons: ['Continue', 'Sign out'],
    focus: 'Protect your account',
  },
  'mfa/new-app': {
    heading: 'Set up your authenticator',
    says: ['Step 2 of 3'],
    fields: ['Code', 'Remember this browser for 14 days'],
    buttons: ['Can’t scan it?', 'Confirm'],
  },
  'mfa/new-app/key': {
    heading: 'Set up your authenticator',
    fields: ['Code', 'Remember this browser for 14 days'],
    buttons: ['Copy: Setup key', 'Open in an app on this device'],
    hides: ['Can’t scan it?'],
  },
  'mfa/new-phone': { heading: 'Add your phone', buttons: ['Send code'] },
  'mfa/new-phone/chosen': { heading: 'Add your phone', buttons: ['Send code', 'Try another way'] },
  'mfa/recovery-codes': {
    heading: 'Save your recovery codes',
    says: ['Step 3 of 3', 'You won’t see them again.'],
    fields: ['I’ve saved these codes'],
    buttons: ['Copy all', 'Download', 'Print', 'Continue'],
    focus: 'Save your recovery codes',
  },
  'mfa/recovery-codes/unsaved': {
    heading: 'Save your recovery codes',
    says: ['Save the codes, then check this box.'],
  },
  'mfa/recover': {
    heading: 'Use a recovery code',
    fields: ['Recovery code', 'I no longer have this device'],
    buttons: ['Use code', 'Use my device instead'],
    focus: 'Recovery code',
  },
  'mfa/recover/wrong': {
    heading: 'Use a recovery code',
    says: ['Wrong code, or already used. Try another one.'],
  },
  'mfa/recover/locked': lockedFactor,
  'mfa/recover/done': {
    heading: 'Device removed',
    buttons: ['Sign in again'],
    focus: 'Device removed',
  },
  'sign-up/form': {
    heading: 'Create your account',
    says: RULES,
    fields: [...ACCOUNT, 'I agree to the terms of service and the privacy policy'],
    buttons: ['terms of service', 'privacy policy', 'Create account', 'Sign in'],
    focus: 'Full name',
  },
  'sign-up/form/no-terms': { heading: 'Create your account', fields: ACCOUNT },
  'sign-up/form/no-password': {
    heading: 'Create your account',
    fields: ['Full name', 'Work email', 'Company'],
    hides: RULES,
  },
  'sign-up/invalid': {
    heading: 'Create your account',
    says: ['Enter at least 3 characters.', 'Enter an email like name@company.com.', 'Required'],
    alert: 'Fix the highlighted fields.',
    focus: 'Full name',
  },
  'sign-up/password/weak': { heading: 'Create your account', says: RULES },
  'sign-up/password/guessable': {
    heading: 'Create your account',
    says: ['Too easy to guess. Add another word or two.'],
  },
  'sign-up/password/personal': {
    heading: 'Create your account',
    says: ['Too close to your name, email, or company'],
  },
  'sign-up/password/strong': { heading: 'Create your account', says: ['Strong'] },
  'sign-up/password/breached': { heading: 'Create your account', says: [BREACHED], focus: 'Password' },
  'sign-up/taken': { heading: 'Check your inbox' },
  'sign-up/closed': {
    heading: 'Sign-up is by invitation only',
    says: ['Ask an administrator of your company for an invite.'],
    fields: [],
    buttons: ['Sign in'],
  },
  'sign-up/slow': { heading: 'Create your account' },
  'sign-up/limited': { heading: 'Create your account', ...LIMITED },
  'sign-up/success': {
    heading: 'Check your inbox',
    says: ['We sent a link to grace@newco.test.', 'Resend in '],
    buttons: ['Use another email', 'Back to sign in'],
    focus: 'Check your inbox',
  },
  'sign-up/signed-in': { heading: 'You’re signed in' },
  'activation/activating': { heading: 'Confirming your email', fields: [] },
  'activation/form': {
    heading: 'Set up your account',
    says: ['This sign-up was started in another browser.', ...RULES],
    fields: ['Full name', 'Company', 'Password'],
    buttons: ['Activate account'],
  },
  'activation/form/breached': { heading: 'Set up your account', says: [BREACHED], focus: 'Password' },
  'activation/success': { heading: 'Account activated' },
  'activation/expired': { heading: 'This link has expired', fields: ['Email'], buttons: ['Send a new one'] },
  'activation/used': {
    heading: 'This link was already used',
    says: ['If your account is already active, sign in.'],
    buttons: ['Send a new one', 'Back to sign in'],
  },
  'activation/invalid': { heading: 'This link doesn’t work', buttons: ['Send a new one'] },
  'activation/resent': { heading: 'Check your inbox', says: ['If bo@acme.test has an account'] },
  'activation/offline': {
    heading: 'Couldn’t confirm your email',
    alert: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
    buttons: ['Try again', 'Back to sign in'],
  },
  'forgot-password/form': {
    heading: 'Reset your password',
    fields: ['Email'],
    buttons: ['Send the link', 'Back to sign in'],
  },
  'forgot-password/success': {
    heading: 'Check your inbox',
    says: ['If unknown@acme.test has an account, we sent a link', 'Resend in '],
    buttons: ['Use another email', 'Back to sign in'],
  },
  'forgot-password/limited': { heading: 'Reset your password', fields: ['Email'], ...LIMITED },
  'reset-password/form': {
    heading: 'Choose a new password',
    says: RULES,
    fields: ['New password'],
    buttons: ['Set new password'],
  },
  'reset-password/weak': { heading: 'Choose a new password', says: ['Choose a password that meets the rules below.'] },
  'reset-password/breached': { heading: 'Choose a new password', says: [BREACHED], focus: 'New password' },
  'reset-password/reused': {
    heading: 'Choose a new password',
    says: ['You used this password before. Choose another one.'],
  },
  'reset-password/success': {
    heading: 'Sign in to Tasklane',
    says: ['Password changed. Sign in with your new password.'],
    fields: ['Email'],
    buttons: ['Continue'],
  },
  'reset-password/success/removed': {
    heading: 'Password changed',
    says: ['To be safe, we removed what was added', 'Authenticator app, added', 'Passkey Work laptop, added'],
    fields: [],
    buttons: ['Sign in'],
  },
  'reset-password/expired': { heading: 'This link has expired', buttons: ['Send a new one', 'Back to sign in'] },
  'reset-password/used': { heading: 'This link was already used', buttons: ['Send a new one'] },
  'reset-password/invalid': { heading: 'This link doesn’t work', buttons: ['Send a new one'] },
  'social/stack': {
    heading: 'Sign in to Tasklane',
    fields: ['Email'],
    buttons: ['Continue with Google', 'Continue with Microsoft'],
    focus: 'Email',
  },
  'social/icons': {
    heading: 'Sign in to Tasklane',
    buttons: ['Continue with Google', 'Continue with Slack', 'More ways to sign in'],
    focus: 'Email',
  },
  'social/main': {
    heading: 'Sign in to Tasklane',
    says: ['Continue with GitHub'],
    buttons: ['Continue with Google'],
    focus: 'Email',
  },
  'social/sign-up': {
    heading: 'Create your account',
    buttons: ['Continue with Google', 'Sign in'],
  },
  'social/completing': { heading: 'Signing you in with Google' },
  'social/denied': {
    heading: 'Google didn’t sign you in',
    says: ['You canceled, or didn’t finish there.'],
    buttons: ['Try again', 'Back to sign in'],
  },
  'social/expired': {
    heading: 'Google didn’t sign you in',
    says: ['Start again.'],
    buttons: ['Try again'],
  },
  'social/no-email': {
    heading: 'Google didn’t sign you in',
    buttons: ['Create an account', 'Back to sign in'],
  },
  'impersonate/opening': { heading: 'Looking up who that is' },
  'impersonate/confirm': {
    heading: 'Impersonate Bo Andersen?',
    says: ['for up to 1 hour', 'logged under both names'],
    buttons: ['Impersonate', 'Cancel'],
  },
  'impersonate/refused': {
    heading: 'Impersonate Ada Lovelace?',
    alert: 'This person has more permissions than you do.',
    buttons: ['Impersonate', 'Cancel'],
  },
  'impersonate/missing': {
    heading: 'Can’t impersonate',
    says: ['This address doesn’t name anyone in your company.'],
    buttons: ['Continue'],
  },
  'keep-account/success': { heading: 'Your account stays', fields: [], buttons: ['Sign in'] },
  'keep-account/expired': { heading: 'This link has expired', buttons: ['Sign in'] },
  'keep-account/invalid': { heading: 'This link doesn’t work', buttons: ['Sign in'] },
  'email-change/confirm-current': {
    heading: 'Change your email address?',
    says: ['ada.lovelace@example.test'],
    fields: [],
    buttons: ['Confirm the change'],
  },
  'email-change/confirm-new': {
    heading: 'Is this your email address?',
    fields: [],
    buttons: ['Confirm email address'],
  },
  'email-change/confirmed': {
    heading: 'Confirmed',
    says: ['Now open the email we sent to'],
    fields: [],
    buttons: ['Continue'],
  },
  'email-change/changed': { heading: 'Email address changed', fields: [], buttons: ['Continue'] },
  'email-change/undo': {
    heading: 'Undo the email change?',
    says: ['Everyone signed in to your account will be signed out.'],
    fields: [],
    buttons: ['Undo the change'],
  },
  'email-change/undone': {
    heading: 'The change was undone',
    fields: [],
    buttons: ['Choose a new password', 'Back to sign in'],
  },
  'email-change/expired': { heading: 'This link has expired', fields: [], buttons: ['Go to sign-in'] },
  'email-change/invalid': { heading: 'This link doesn’t work', fields: [], buttons: ['Go to sign-in'] },
  'unlock/unlocking': { heading: 'Unlocking your account', fields: [] },
  'unlock/success': {
    heading: 'Account unlocked',
    says: ['You can sign in again.'],
    fields: [],
    buttons: ['Sign in', 'Choose a new one'],
  },
  'unlock/expired': { heading: 'This link has expired', fields: ['Email'], buttons: ['Send a new one'] },
  'unlock/used': {
    heading: 'This link was already used',
    says: ['Your account may already be unlocked: try signing in.'],
    buttons: ['Send a new one', 'Back to sign in'],
  },
  'unlock/invalid': { heading: 'This link doesn’t work', buttons: ['Send a new one'] },
  'unlock/resent': {
    heading: 'Check your inbox',
    says: ['If ada@acme.test has a locked account'],
    buttons: ['Use another email', 'Back to sign in'],
  },
  'unlock/offline': {
    heading: 'Couldn’t unlock your account',
    alert: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
    buttons: ['Try again', 'Back to sign in'],
  },
  'invitation/mailed': {
    heading: 'Join Northwind Resale',
    says: ['Rae Moreau invited you (bo@acme.test). Expires'],
    fields: [],
    buttons: ['Accept invitation', 'Back to sign in'],
  },
  'invitation/mailed/new': {
    heading: 'Join Northwind Resale',
    says: ['This invitation is for grace@harbour.test. Expires', ...RULES],
    fields: ['Full name', 'Password'],
    buttons: ['Accept invitation', 'Back to sign in'],
  },
  'invitation/mailed/new/breached': { heading: 'Join Northwind Resale', says: [BREACHED], focus: 'Password' },
  'invitation/mailed/other-account': {
    heading: 'Join Northwind Resale',
    says: ['You’re signed in as Ada Lovelace (ada@acme.test). This invitation is for bo@acme.test.'],
    buttons: ['Switch account', 'Stay signed in as Ada Lovelace'],
    hides: ['Accept invitation'],
  },
  'invitation/shared': {
    heading: 'Join Northwind Resale',
    says: ['Someone at Northwind Resale shared this invitation with you. Expires'],
    fields: [],
    buttons: ['Create an account', 'I have an account'],
  },
  'invitation/shared/signed-in': {
    heading: 'Join Northwind Resale',
    buttons: ['Join as Ada Lovelace (ada@acme.test)', 'Use another account', 'Not now'],
    hides: ['Create an account'],
  },
  'invitation/copied': {
    heading: 'Join Northwind Resale',
    says: [
      'Rae Moreau invited you (bo@acme.test). Expires',
      'You’re signed in as Ada Lovelace (ada@acme.test). This invitation is for bo@acme.test.',
    ],
    buttons: ['Switch account', 'Stay signed in as Ada Lovelace'],
    hides: ['Join as'],
  },
  'invitation/copied/sign-up': {
    heading: 'Join Northwind Resale',
    fields: ['Full name', 'Work email', 'Password'],
    buttons: ['Create account', 'Sign in'],
  },
  'invitation/shared/sign-up': {
    heading: 'Join Northwind Resale',
    fields: ['Full name', 'Work email', 'Password'],
    buttons: ['Create account', 'Sign in'],
  },
  'invitation/pending': { heading: 'Joining Northwind Resale', fields: [] },
  'invitation/success': {
    heading: 'Welcome to Northwind Resale',
    says: ['Sign in to get started.'],
    buttons: ['Sign in'],
  },
  'invitation/expired': {
    heading: 'This invitation has expired',
    says: ['Ask the person who invited you, or request a new link.'],
    fields: ['Email'],
    buttons: ['Send a new one', 'Back to sign in'],
  },
  'invitation/invalid': {
    heading: 'This invitation doesn’t work',
    says: ['It may have been revoked or replaced.'],
    buttons: ['Send a new one'],
  },
  'invitation/shared/expired': {
    heading: 'This invitation has expired',
    says: ['Ask the person who invited you for a new link.'],
    fields: [],
    buttons: ['Sign in'],
  },
  'invitation/mailed/domain': {
    heading: 'You can’t join',
    says: ['This company doesn’t accept addresses at your email domain.'],
    buttons: ['Sign in'],
  },
  'invitation/shared/domain': {
    heading: 'You can’t join',
    says: ['This company doesn’t accept addresses at your email domain.'],
    buttons: ['Use another account', 'Not now'],
  },
  'invitation/shared/sign-up/domain': {
    heading: 'Join Northwind Resale',
    says: ['This company doesn’t accept addresses at acme.test.'],
    focus: 'Work email',
  },
  'invitation/failed': {
    heading: 'Invitation didn’t load',
    alert: 'You’re offline, or the service can’t be reached. Check your connection and try again.',
    buttons: ['Try again', 'Back to sign in'],
  },
  'layout/float-left': { heading: 'Sign in to Tasklane', fields: ['Email'], buttons: ['Continue'] },
  'layout/float-right': { heading: 'Sign in to Tasklane', fields: ['Email'], buttons: ['Continue'] },
  'layout/split': { heading: 'Sign in to Tasklane', fields: ['Email'] },
  'layout/split/empty': { heading: 'Sign in to Tasklane', fields: ['Email'] },
  'hosted/start': {
    heading: 'Sign in',
    says: ['You’ll sign in on a separate page and come back here.'],
    fields: [],
    buttons: ['Continue'],
  },
  logout: { heading: 'Signing you out', fields: [] },
};
