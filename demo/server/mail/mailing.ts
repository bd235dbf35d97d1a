import type { IsoDateTime } from '../../../core/contract/entities/ids.ts';
import type { Money } from '../../../core/contract/money.ts';
import type { UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';

/** Recipient of a mail. */
export type Recipient = Pick<UserRecord, 'id' | 'email' | 'name' | 'language' | 'verified'>;

/** Recipient of an invitation; it repeats no name, which a stranger can have typed. */
export type InvitationRecipient = Pick<UserRecord, 'id' | 'email' | 'language'>;

/**
 * Token of a link, or the function that makes it once the mail is admitted: if it is not, the previous link remains
 * valid.
 */
export type LinkToken = string | (() => Promise<string>);

/** Change of an address that a mail is about. */
export interface MailedChange {
  /** Token of the link in the mail. */
  token: string;
  /** New address. */
  to: string;
}

/** Phone that a text message is sent to. */
export interface PhoneRecipient {
  phoneNumber: string;
  language: string;
}

/** Kinds of mails about billing. */
export type BillingMailKind =
  | 'paymentReceipt'
  | 'paymentFailed'
  | 'paymentConfirmation'
  | 'trialEnding'
  | 'subscriptionCanceled'
  | 'subscriptionEnded'
  | 'seatsChanged'
  | 'paymentRefunded'
  | 'paymentDisputed';

/** Facts of a mail about billing, each where its kind has it. */
export interface BillingFacts {
  plan: string;
  money?: Money;
  /** Number of the invoice. */
  number?: string;
  /** Time of the payment, or of the end. */
  at?: IsoDateTime;
  /** Whether there is a payment method for the first charge. */
  hasMethod?: boolean;
  seats?: number;
}

/** Facts of a mail about an API token. */
export interface TokenFacts {
  /** Its description. */
  token: string;
  /** Time of its end. */
  at: IsoDateTime;
}

/** The mails the product sends, each written in the running transaction and sent once that is kept. */
export interface Mailing {
  /** Link that confirms an address. */
  activation(to: Recipient, token: LinkToken): Promise<void>;
  /** Link that resets the password. */
  passwordReset(to: Recipient, token: LinkToken): Promise<void>;
  /** Link that sets the password of an account without one. */
  firstPassword(to: Recipient, token: LinkToken): Promise<void>;
  /** Sign-in is locked after too many attempts; the link unlocks it. */
  accountLocked(to: Recipient, token: LinkToken): Promise<void>;
  /** Sign-in code, valid in the browser that requested it. */
  signInCode(to: Recipient, code: string): Promise<void>;
  /** Magic link. */
  magicLink(to: Recipient, token: LinkToken): Promise<void>;
  /** Sign-in code by text message. */
  signInText(to: PhoneRecipient, code: string): Promise<void>;
  /** Second-factor code by text message, also to enroll the phone. */
  smsCode(to: PhoneRecipient, code: string): Promise<void>;
  /** Second-factor code by mail. */
  confirmationCode(to: Recipient, code: string): Promise<void>;
  /** Code that confirms the reset of a phone number. */
  phoneResetCode(to: Recipient, code: string): Promise<void>;
  /** Notice: a second factor or passkey was added. */
  factorAdded(to: Recipient): Promise<void>;
  /** Notice: a second factor or passkey was removed. */
  factorRemoved(to: Recipient): Promise<void>;
  /** Notice: a recovery code was used in place of a second factor. */
  recoveryCodeUsed(to: Recipient): Promise<void>;
  /** Notice: all second factors were removed by a recovery code. */
  factorsRemoved(to: Recipient): Promise<void>;
  /** Notice: a password reset has removed the sign-in methods that were set up lately. */
  recentWaysRemoved(to: Recipient): Promise<void>;
  /** Notice: an administrator has reset all second factors. */
  factorsReset(to: Recipient): Promise<void>;
  /** Invitation link: the recipient joins a company, and sets up an account if they have none. */
  invitation(to: InvitationRecipient, company: string, token: string): Promise<void>;
  /** Invitation sent again, on a request that names the address alone. */
  invitationAgain(to: InvitationRecipient, company: string, token: LinkToken): Promise<void>;
  /** Notice to the maker of an invite link: a person has joined by it. */
  personJoined(to: Recipient, company: string): Promise<void>;
  phoneChanged(to: Recipient): Promise<void>;
  /** Notice: the recipient has left a company. */
  companyLeft(to: Recipient, company: string): Promise<void>;
  /** Notice: the recipient's data was exported. */
  dataExported(to: Recipient): Promise<void>;
  /** Notice: the account will be deleted; the link keeps it. */
  deletionRequested(to: Recipient, token: LinkToken, facts: { at: IsoDateTime }): Promise<void>;
  /** Notice: the account is kept. */
  deletionCanceled(to: Recipient): Promise<void>;
  /** Notice: the account is deleted. */
  accountDeleted(to: Recipient): Promise<void>;
  /** Link by which the current address agrees to be replaced by another. */
  emailChangeFrom(to: Recipient, change: MailedChange): Promise<void>;
  /** Link by which a new address confirms that it is theirs. */
  emailChangeTo(to: Recipient, token: LinkToken): Promise<void>;
  /** Notice to the owner of an account: the address of another account was to be changed to theirs. */
  emailChangeTaken(to: Recipient): Promise<void>;
  /** Notice to the former address, with the link that takes the change back. */
  emailChanged(to: Recipient, change: MailedChange): Promise<void>;
  /** Notice to an address that it is not an account's any more: the former one has taken the change back. */
  emailChangeUndone(to: Recipient): Promise<void>;
  /** Link that resets a password known from a breach. */
  passwordBreached(to: Recipient, token: LinkToken): Promise<void>;
  passwordChanged(to: Recipient): Promise<void>;
  /** Notice about billing, to a person who manages it or the address of the billing details. */
  billing(kind: BillingMailKind, to: Recipient, company: string, facts: BillingFacts): Promise<void>;
  /** Notice: a session was ended because its token was used in two places, and so was copied. */
  sessionCopied(to: Recipient): Promise<void>;
  /** Notice to the maker of an API token of a company: it ends soon. */
  tokenExpiring(to: Recipient, company: string, facts: TokenFacts): Promise<void>;
  /** Sign-up with an address that has an account; only its owner is notified. */
  signUpAttempt(to: Recipient): Promise<void>;
}

/** Delay of a message; undefined where it is not sent. */
export type Admission = { readonly inSeconds: number } | undefined;

/** Rate limits per recipient for the messages of one transaction. */
export interface RecipientLimits {
  mail(kind: keyof Mailing, address: string): Promise<Admission>;
  text(kind: keyof Mailing, number: string): Promise<Admission>;
}

/** Queue of mails of a transaction. */
export interface MailQueue {
  /** Mails of one transaction, counted per recipient where a call sends them. */
  within(rows: Writer, recipients?: RecipientLimits): Mailing;
  /** Triggers sending of a transaction's mails after commit, instead of at the next poll. */
  collect(mailing: Mailing | undefined): void;
}
