import type { MailMessages } from '../mails.ts';

const TO_SIGN_IN = 'Go to sign-in';
const NOT_YOU = 'If this wasn’t you, choose a new password immediately: select “Forgot password?” on the sign-in page.';

/** Mails in English. */
export const messages = {
  greeting: (name) => `Hi ${name},`,
  greetingWithoutName: 'Hi,',
  linkLasts: (when) => `This link expires ${when} and works once.`,
  codeLasts: (when) => `This code expires ${when} and works once, in the browser where you requested it.`,
  shortMessage: (vendor, code) => `${code} is your ${vendor} code. Don’t share it.`,
  copyLink: 'If the button doesn’t work, copy this address into your browser:',
  sentBy: (vendor) => `Sent by ${vendor} because this email address was used there.`,
  invoice: {
    title: 'Invoice',
    number: 'Invoice number',
    date: 'Date',
    paidOn: 'Paid on',
    seller: 'From',
    billedTo: 'Billed to',
    taxId: 'Tax ID',
    description: 'Description',
    quantity: 'Quantity',
    amount: 'Amount',
    subtotal: 'Subtotal',
    tax: 'Tax',
    total: 'Total',
    refunded: 'Refunded',
    paid: 'Paid',
    due: 'Amount due',
    card: 'Paid with',
  },
  texts: {
    activation: {
      subject: (vendor) => `Confirm your email address for ${vendor}`,
      title: 'Confirm your email address',
      body: (vendor) => [
        `Your ${vendor} account is almost ready. Confirm that this email address is yours to continue.`,
      ],
      action: 'Confirm email address',
      note: 'If you didn’t sign up, you can ignore this email. Nothing happens without the link.',
    },
    passwordReset: {
      subject: (vendor) => `Reset your ${vendor} password`,
      title: 'Choose a new password',
      body: (vendor) => [`Someone, probably you, asked to reset the password of your ${vendor} account.`],
      action: 'Choose a new password',
      note: 'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
    },
    firstPassword: {
      subject: (vendor) => `Set a password for ${vendor}`,
      title: 'Choose a password',
      body: (vendor) => [
        `Someone, probably you, asked to set a password for your ${vendor} account. It doesn’t have one yet.`,
      ],
      action: 'Choose a password',
      note: 'If you didn’t ask for this, you can ignore this email. Nothing changes without the link.',
    },
    accountLocked: {
      subject: (vendor) => `Sign-in to ${vendor} is locked`,
      title: 'Your account is locked for now',
      body: (vendor) => [
        `Someone entered a wrong password for your ${vendor} account too many times, so we’ve paused sign-in from new devices. You can still sign in on devices you’ve used before.`,
        'If it was you, unlock your account and try again.',
      ],
      action: 'Unlock my account',
      note: 'If it wasn’t you, your password kept them out. You can wait until the lock ends, or choose a new password.',
    },
    signInCode: {
      subject: (vendor) => `Your ${vendor} sign-in code`,
      title: 'Your sign-in code',
      body: (vendor) => [`Enter this code to sign in to ${vendor}.`],
      note: 'Don’t share this code: support will never ask for it. If you aren’t signing in, you can ignore this email. Nothing happens without the code.',
    },
    magicLink: {
      subject: (vendor) => `Sign in to ${vendor}`,
      title: 'Your sign-in link',
      body: (vendor) => [`Open this link to sign in to ${vendor}.`],
      action: 'Sign in',
      note: 'If you aren’t signing in, you can ignore this email. Nothing happens without the link. Don’t forward it.',
    },
    confirmationCode: {
      subject: (vendor) => `Your ${vendor} confirmation code`,
      title: 'Your confirmation code',
      body: (vendor) => [`Enter this code where ${vendor} asks for it.`],
      note: 'Don’t share this code: support will never ask for it. If you weren’t asked for a code, someone may know your password: choose a new one.',
    },
    factorAdded: {
      subject: (vendor) => `New verification method added to ${vendor}`,
      title: 'A verification method was added',
      body: (vendor) => [
        `A two-factor method, a passkey or an account at another service was just added to your ${vendor} account.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorRemoved: {
      subject: (vendor) => `Verification method removed from ${vendor}`,
      title: 'A verification method was removed',
      body: (vendor) => [
        `A two-factor method, a passkey or an account at another service was just removed from your ${vendor} account.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recoveryCodeUsed: {
      subject: (vendor) => `A ${vendor} recovery code was used`,
      title: 'A recovery code was used',
      body: (vendor) => [
        `Someone signed in to your ${vendor} account with one of your recovery codes. That code no longer works.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorsRemoved: {
      subject: (vendor) => `Your ${vendor} two-factor methods were removed`,
      title: 'Your two-factor methods were removed',
      body: (vendor) => [
        `All two-factor methods were removed from your ${vendor} account with one of your recovery codes, and you were signed out everywhere. You’ll set up a new one the next time you sign in.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recentWaysRemoved: {
      subject: (vendor) => `Some ${vendor} sign-in methods were removed`,
      title: 'Some sign-in methods were removed',
      body: (vendor) => [
        `You reset the password of your ${vendor} account by email. To be safe, we removed the authenticator apps, passkeys, security keys, phone numbers and recovery codes added since you last signed in with more than an email.`,
        'If you added them yourself, set them up again after you sign in.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    emailChangeFrom: {
      subject: (vendor) => `Confirm the change of your ${vendor} email address`,
      title: 'Confirm the change of your email address',
      body: (vendor, _, { email }) => [
        `You asked to use ${email} for your ${vendor} account from now on. The change takes effect once you confirm it here and at the new address.`,
      ],
      action: 'Review the change',
      note: 'If this wasn’t you, ignore this email and choose a new password immediately: someone may be signed in to your account. Your address stays the same without the link.',
    },
    emailChangeTo: {
      subject: (vendor) => `Confirm your new email address for ${vendor}`,
      title: 'Confirm your new email address',
      body: (vendor) => [
        `Someone, probably you, asked to use this email address for their ${vendor} account. Confirm that it’s yours. The change takes effect once the current address has confirmed it too.`,
      ],
      action: 'Confirm email address',
      note: 'If you didn’t ask for this, you can ignore this email. Nothing happens without the link.',
    },
    emailChangeTaken: {
      subject: (vendor) => `You already have a ${vendor} account`,
      title: 'You already have an account',
      body: (vendor) => [
        `Someone, maybe you, tried to use this email address for another ${vendor} account. It already has an account, so nothing was changed.`,
      ],
      action: TO_SIGN_IN,
      note: 'If it wasn’t you, you can ignore this email. We told them nothing about your account.',
    },
    emailChanged: {
      subject: (vendor) => `Your ${vendor} email address was changed`,
      title: 'Your email address was changed',
      body: (vendor, _, { email }) => [
        `From now on you sign in to ${vendor} with ${email}. This address is no longer used, and other devices were signed out.`,
        'If you didn’t change it, undo the change with this link. Everyone who is signed in to your account will be signed out.',
      ],
      action: 'Undo the change',
      note: 'If you changed it yourself, there’s nothing to do.',
    },
    emailChangeUndone: {
      subject: (vendor) => `This address was removed from a ${vendor} account`,
      title: 'The change of email address was undone',
      body: (vendor) => [
        `The previous email address of your ${vendor} account is in use again. This one can no longer be used to sign in.`,
      ],
      action: TO_SIGN_IN,
      note: 'The link that we sent to the previous address was used for this.',
    },
    phoneChanged: {
      subject: (vendor) => `Your ${vendor} phone number was changed`,
      title: 'Your phone number was changed',
      body: (vendor) => [`The phone number you use to sign in to your ${vendor} account was just changed.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    companyLeft: {
      subject: (_vendor, company) => `You left ${company}`,
      title: 'You left a company',
      body: (vendor, company) => [
        `You’re no longer a member of ${company} in ${vendor}. Your personal API tokens there stopped working.`,
        'To come back, ask someone there to invite you.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    dataExported: {
      subject: (vendor) => `Your ${vendor} data was exported`,
      title: 'Your data was exported',
      body: (vendor) => [
        `A file with the data of your ${vendor} account was just downloaded. Keep it in a safe place.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    deletionRequested: {
      subject: (vendor, _company, { date }) => `Your ${vendor} account will be deleted on ${date}`,
      title: 'Your account will be deleted',
      body: (vendor, _company, { date }) => [
        `You asked to delete your ${vendor} account. On ${date} it’s deleted for good, and everything only you belong to goes with it.`,
        'Changed your mind? Keep it until then with one click.',
      ],
      action: 'Keep my account',
      note: NOT_YOU,
    },
    deletionCanceled: {
      subject: (vendor) => `Your ${vendor} account stays`,
      title: 'Your account stays',
      body: (vendor) => [`Your ${vendor} account won’t be deleted. Nothing about it has changed.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    accountDeleted: {
      subject: (vendor) => `Your ${vendor} account was deleted`,
      title: 'Your account was deleted',
      body: (vendor) => [`Your ${vendor} account and its data are deleted, as you asked. This can’t be undone.`],
      note: 'This is our last email to you about this account.',
    },
    passwordBreached: {
      subject: (vendor) => `Your ${vendor} password appeared in a data breach`,
      title: 'Your password is no longer safe',
      body: (vendor) => [
        `The password of your ${vendor} account is on a list stolen from another site. ${vendor} itself wasn’t breached: it’s enough that someone used the same password elsewhere.`,
        'Choose a new one to sign in again.',
      ],
      action: 'Choose a new password',
      note: 'Use a password that you don’t use anywhere else.',
    },
    passwordChanged: {
      subject: (vendor) => `Your ${vendor} password was changed`,
      title: 'Your password was changed',
      body: (vendor) => [
        `The password of your ${vendor} account was just changed, and you were signed out everywhere else.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    sessionCopied: {
      subject: (vendor) => `You were signed out of ${vendor}`,
      title: 'You were signed out',
      body: (vendor) => [
        `One of your ${vendor} sessions was used in two places, which can happen when someone copies it from a browser. To be safe, we ended it everywhere.`,
        'Your other sessions are still signed in.',
      ],
      action: TO_SIGN_IN,
      note: 'If you didn’t restore a browser or a computer from a backup, choose a new password: select “Forgot password?” on the sign-in page.',
    },
    signUpAttempt: {
      subject: (vendor) => `You already have a ${vendor} account`,
      title: 'You already have an account',
      body: (vendor) => [
        `Someone, probably you, tried to create a ${vendor} account with this email address. You already have one: sign in, or choose a new password if you forgot yours.`,
      ],
      action: TO_SIGN_IN,
      note: 'If this wasn’t you, there’s nothing to do. Nothing about your account was shown or changed.',
    },
    factorsReset: {
      subject: (vendor) => `Your ${vendor} two-factor methods were reset`,
      title: 'Your two-factor methods were reset',
      body: (vendor) => [
        `An administrator of your company removed all two-factor methods from your ${vendor} account.`,
        'If your company requires one, you’ll set up a new one the next time you sign in.',
      ],
      action: TO_SIGN_IN,
      note: 'If you didn’t ask for this, tell your administrator and choose a new password: select “Forgot password?” on the sign-in page.',
    },
    invitation: {
      subject: (_vendor, company) => `Join ${company}`,
      title: 'You’re invited',
      body: (vendor, company) => [`${company} invited you to work together in ${vendor}.`],
      action: 'Accept the invitation',
      note: 'If you don’t know who invited you, you can ignore this email. Nothing happens without the link.',
    },
    personJoined: {
      subject: (_vendor, company) => `Someone joined ${company}`,
      title: 'Someone joined with your link',
      body: (_vendor, company) => [
        `Someone used your invitation link and is now a member of ${company}.`,
        'You can find them on the Users page.',
      ],
      action: TO_SIGN_IN,
      note: 'If you weren’t expecting anyone, disable the link: anyone with it can join.',
    },
    paymentReceipt: {
      subject: (vendor, _company, { number }) => `Your ${vendor} receipt ${number}`,
      title: 'Thanks for your payment',
      body: (_vendor, company, { amount, date, number }) => [
        `We received ${amount} on ${date}. It pays invoice ${number} for ${company}.`,
      ],
      action: 'View invoices',
      note: 'You can download the invoice as a PDF at any time.',
    },
    paymentFailed: {
      subject: (vendor) => `Your ${vendor} payment failed`,
      title: 'Your payment didn’t go through',
      body: (_vendor, company, { amount, number }) => [
        `We couldn’t charge ${amount} for invoice ${number} of ${company}. Your plan stays active for now.`,
        'Update your card, or pay with another one.',
      ],
      action: 'Update payment method',
      note: 'We’ll try again in the next few days. If you’ve already paid, you can ignore this email.',
    },
    paymentConfirmation: {
      subject: (vendor) => `Confirm your ${vendor} payment`,
      title: 'Your bank wants you to confirm a payment',
      body: (_vendor, company, { amount, number }) => [
        `Your bank asks for your confirmation before it pays ${amount} for invoice ${number} of ${company}.`,
      ],
      action: 'Confirm payment',
      note: 'Your plan stays active for now. Without your confirmation the payment fails.',
    },
    tokenExpiring: {
      subject: (_vendor, _company, { token }) => `Your API token “${token}” expires soon`,
      title: 'Your API token expires soon',
      body: (_vendor, company, { token, date }) => [
        `The API token “${token}” of ${company} stops working on ${date}.`,
        'Rotate it before then: it gets a new secret, and the old one can keep working for a while.',
      ],
      action: TO_SIGN_IN,
      note: 'If you don’t need this token anymore, there’s nothing to do. It stops by itself.',
    },
    trialEnding: {
      subject: (vendor) => `Your ${vendor} trial ends soon`,
      title: 'Your trial ends soon',
      body: (_vendor, company, { plan, date, hasMethod }) => [
        `The ${plan} trial of ${company} ends on ${date}.`,
        hasMethod
          ? 'Your plan then continues, and we charge your payment method.'
          : 'Add a payment method to keep your plan.',
      ],
      action: 'View subscription',
      note: 'Nothing is charged before the trial ends.',
    },
    subscriptionCanceled: {
      subject: (vendor) => `Your ${vendor} subscription is canceled`,
      title: 'Your subscription is canceled',
      body: (_vendor, company, { plan, date }) => [
        `The ${plan} plan of ${company} stays active until ${date}. It won’t renew, and nothing more is charged.`,
      ],
      action: 'View subscription',
      note: 'Changed your mind? You can renew until that day.',
    },
    subscriptionEnded: {
      subject: (vendor) => `Your ${vendor} subscription has ended`,
      title: 'Your subscription has ended',
      body: (_vendor, company, { plan }) => [`The ${plan} plan of ${company} has ended. Your data is still there.`],
      action: 'Choose a plan',
      note: 'You can subscribe again at any time.',
    },
    seatsChanged: {
      subject: (vendor) => `Your ${vendor} seats have changed`,
      title: 'Your seats have changed',
      body: (_vendor, company, { plan, seats }) => [`The ${plan} plan of ${company} now has ${seats} seats.`],
      action: 'View subscription',
      note: 'You don’t need to do anything.',
    },
    paymentRefunded: {
      subject: (vendor) => `Your ${vendor} payment was refunded`,
      title: 'Your payment was refunded',
      body: (_vendor, company, { amount, number }) => [
        `${amount} of invoice ${number} of ${company} was refunded. Your bank may take a few days to show it.`,
      ],
      action: 'View invoices',
      note: 'You don’t need to do anything.',
    },
    paymentDisputed: {
      subject: (vendor) => `A payment to ${vendor} is disputed`,
      title: 'A payment is disputed',
      body: (_vendor, company, { amount, number }) => [
        `A bank has disputed the payment of ${amount} for invoice ${number} of ${company}.`,
        'If the dispute is lost, your subscription ends.',
      ],
      action: 'View invoices',
      note: 'If this is a mistake, ask your bank to withdraw the dispute.',
    },
  },
} satisfies MailMessages;
