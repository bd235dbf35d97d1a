import type { MailMessages } from '../mails.ts';

const TO_SIGN_IN = 'Go to sign-in';
const NOT_YOU = 'If this was not you, choose a new password at once: on the sign-in page, follow “Forgot password”.';

/** Mails in English. */
export const messages = {
  greeting: (name) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  linkLasts: (within) => `The link works once, within ${within}.`,
  codeLasts: (within) => `The code works once, within ${within}, in the browser where you asked for it.`,
  shortMessage: (vendor, code) => `${code} is your ${vendor} code. Do not share it.`,
  copyLink: 'If the button does nothing, copy this address into your browser:',
  sentBy: (vendor) => `Sent by ${vendor} because of something done with this email address.`,
  letters: {
    activation: {
      subject: (vendor) => `Confirm your email address for ${vendor}`,
      title: 'Confirm your email address',
      body: (vendor) => [
        `You are one step away from your ${vendor} account. Confirm that this address is yours to go on.`,
      ],
      action: 'Confirm email address',
      note: 'If you didn’t sign up, ignore this email; nothing happens without the link.',
    },
    passwordReset: {
      subject: (vendor) => `Choose a new password for ${vendor}`,
      title: 'Choose a new password',
      body: (vendor) => [`Someone, probably you, asked for a new password for your ${vendor} account.`],
      action: 'Choose a new password',
      note: 'If you didn’t ask for this, ignore this email; your password stays the same.',
    },
    accountLocked: {
      subject: (vendor) => `Sign-in to ${vendor} is locked`,
      title: 'Your account is locked for now',
      body: (vendor) => [
        `Someone entered a wrong password for your ${vendor} account too many times, so signing in from new devices is locked for a while. Where you have signed in before, you still can.`,
        'If it was you, unlock your account and try again.',
      ],
      action: 'Unlock my account',
      note: 'If it was not you, your password has kept them out. You can wait until the lock ends by itself, or choose a new password.',
    },
    signInCode: {
      subject: (vendor) => `Your ${vendor} sign-in code`,
      title: 'Your sign-in code',
      body: (vendor) => [`Type this code where you are signing in to ${vendor}.`],
      note: 'Don’t share this code: support will never ask for it. If you aren’t signing in, ignore this email; nothing happens without the code.',
    },
    magicLink: {
      subject: (vendor) => `Sign in to ${vendor}`,
      title: 'Sign in with this link',
      body: (vendor) => [`Follow the link to sign in to ${vendor}.`],
      action: 'Sign in',
      note: 'If you aren’t signing in, ignore this email; nothing happens without the link. Don’t forward it.',
    },
    confirmationCode: {
      subject: (vendor) => `Your ${vendor} confirmation code`,
      title: 'Your confirmation code',
      body: (vendor) => [`Type this code where ${vendor} asks for it.`],
      note: 'Don’t share this code: support will never ask for it. If you weren’t asked for a code, someone may know your password: choose a new one.',
    },
    factorAdded: {
      subject: (vendor) => `A new way to confirm it is you was added to ${vendor}`,
      title: 'A new way to confirm it is you',
      body: (vendor) => [`A second factor or a passkey was just set up for your ${vendor} account.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorRemoved: {
      subject: (vendor) => `A way to confirm it is you was removed from ${vendor}`,
      title: 'A way to confirm it is you was removed',
      body: (vendor) => [`A second factor or a passkey was just removed from your ${vendor} account.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recoveryCodeUsed: {
      subject: (vendor) => `A recovery code was used at ${vendor}`,
      title: 'A recovery code was used',
      body: (vendor) => [
        `Someone signed in to your ${vendor} account with one of your recovery codes. It does not work again.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorsRemoved: {
      subject: (vendor) => `Your second factors were removed from ${vendor}`,
      title: 'Your second factors were removed',
      body: (vendor) => [
        `With one of your recovery codes, every second factor of your ${vendor} account was removed, and you were signed out everywhere. At your next sign-in you set up a new one.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recentWaysRemoved: {
      subject: (vendor) => `Some ways to sign in were removed from ${vendor}`,
      title: 'Some ways to sign in were removed',
      body: (vendor) => [
        `You chose a new password for your ${vendor} account by mail. To be safe, we removed the authenticator apps, passkeys, security keys, phone numbers and recovery codes added since your last sign-in that took more than a mail.`,
        'If you added them yourself, set them up again after you sign in.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    phoneChanged: {
      subject: (vendor) => `Your ${vendor} phone number has changed`,
      title: 'Your phone number has changed',
      body: (vendor) => [`The phone number that signs in to your ${vendor} account has just been changed.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    passwordBreached: {
      subject: (vendor) => `Your ${vendor} password is known from a data breach`,
      title: 'Your password is no longer safe',
      body: (vendor) => [
        `The password of your ${vendor} account is on a list that was stolen elsewhere. ${vendor} itself was not breached: it is enough that someone used the same password on another site.`,
        'Choose a new one to sign in again.',
      ],
      action: 'Choose a new password',
      note: 'Use a password here that you use nowhere else.',
    },
    passwordChanged: {
      subject: (vendor) => `Your ${vendor} password has changed`,
      title: 'Your password has changed',
      body: (vendor) => [
        `The password of your ${vendor} account has just been changed, and every other place where you were signed in has been signed out.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    sessionCopied: {
      subject: (vendor) => `You have been signed out of ${vendor}`,
      title: 'You have been signed out',
      body: (vendor) => [
        `One of your ${vendor} sessions was used in two places, as happens when someone copies it from a browser. To be safe, we ended it everywhere.`,
        'Where you signed in separately, you are still signed in.',
      ],
      action: TO_SIGN_IN,
      note: 'If you did not restore a browser or a computer from a copy, choose a new password: on the sign-in page, follow “Forgot password”.',
    },
    signUpAttempt: {
      subject: (vendor) => `You have a ${vendor} account already`,
      title: 'You have an account already',
      body: (vendor) => [
        `Someone, probably you, tried to open a ${vendor} account with this email address. There is one already: sign in, or choose a new password if you have forgotten yours.`,
      ],
      action: TO_SIGN_IN,
      note: 'If this was not you, there is nothing to do. Nothing about your account was shown or changed.',
    },
    factorsReset: {
      subject: (vendor) => `Your second factors were reset at ${vendor}`,
      title: 'Your second factors were reset',
      body: (vendor) => [
        `An administrator of your company has removed every second factor of your ${vendor} account.`,
        'If your company asks for one, you set up a new one at your next sign-in.',
      ],
      action: 'Go to sign-in',
      note: 'If you did not ask for this, tell your administrator, and choose a new password: on the sign-in page, follow “Forgot password”.',
    },
    invitation: {
      subject: (_vendor, company) => `Join ${company}`,
      title: 'You are invited',
      body: (vendor, company) => [`${company} has invited you to work together at ${vendor}.`],
      action: 'Accept the invitation',
      note: 'If you don’t know who invited you, ignore this email; nothing happens without the link.',
    },
    personJoined: {
      subject: (_vendor, company) => `Someone joined ${company}`,
      title: 'Someone joined with your link',
      body: (_vendor, company) => [
        `A person has used the invitation link you made and now belongs to ${company}.`,
        'Find them on your Users page.',
      ],
      action: 'Go to sign-in',
      note: 'If you weren’t expecting anyone, disable the link: anyone who has it can join.',
    },
  },
} satisfies MailMessages;
