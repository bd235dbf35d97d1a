import type { UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';

/** Recipient of a mail. */
export type Recipient = Pick<UserRecord, 'id' | 'email' | 'name' | 'language' | 'verified'>;

/** Recipient of an invitation; it repeats no name, which a stranger can have typed. */
export type InvitationRecipient = Pick<UserRecord, 'id' | 'email' | 'language'>;

/** A link's token, or what makes it once the mail may be sent: a link that is replaced by none goes on working. */
export type LinkToken = string | (() => Promise<string>);

/** Phone that a text message is sent to. */
export interface PhoneRecipient {
  phoneNumber: string;
  language: string;
}

/** The mails the product sends, each written in the running transaction and sent once that is kept. */
export interface Mailing {
  /** The link that confirms an address. */
  activation(to: Recipient, token: LinkToken): Promise<void>;
  /** The link that lets a new password be chosen. */
  passwordReset(to: Recipient, token: LinkToken): Promise<void>;
  /** Sign-in is locked after too many attempts; the link unlocks it. */
  accountLocked(to: Recipient, token: LinkToken): Promise<void>;
  /** The code that signs in, in the browser that asked for it. */
  signInCode(to: Recipient, code: string): Promise<void>;
  /** The link that signs in. */
  magicLink(to: Recipient, token: LinkToken): Promise<void>;
  /** The code that signs in, by a message to a phone. */
  signInText(to: PhoneRecipient, code: string): Promise<void>;
  /** The same to a phone that is set up or is a second factor. */
  smsCode(to: PhoneRecipient, code: string): Promise<void>;
  /** The code that is a second factor. */
  confirmationCode(to: Recipient, code: string): Promise<void>;
  /** The code that a phone number is changed by. */
  phoneResetCode(to: Recipient, code: string): Promise<void>;
  /** A second factor or a passkey was set up. */
  factorAdded(to: Recipient): Promise<void>;
  /** One second factor or passkey was taken away. */
  factorRemoved(to: Recipient): Promise<void>;
  /** A recovery code stood in for a second factor. */
  recoveryCodeUsed(to: Recipient): Promise<void>;
  /** All second factors were taken away by a recovery code. */
  factorsRemoved(to: Recipient): Promise<void>;
  /** Notice: a password reset has removed the sign-in methods that were set up lately. */
  recentWaysRemoved(to: Recipient): Promise<void>;
  /** All second factors were taken away by an administrator. */
  factorsReset(to: Recipient): Promise<void>;
  /** Invitation link: the recipient joins a company, and sets up an account if they have none. */
  invitation(to: InvitationRecipient, company: string, token: string): Promise<void>;
  /** Invitation sent again, on a request that names the address alone. */
  invitationAgain(to: InvitationRecipient, company: string, token: LinkToken): Promise<void>;
  /** Notice to the maker of an invite link: a person has joined by it. */
  personJoined(to: Recipient, company: string): Promise<void>;
  phoneChanged(to: Recipient): Promise<void>;
  /** The link that lets a password be replaced that is known from a breach. */
  passwordBreached(to: Recipient, token: LinkToken): Promise<void>;
  passwordChanged(to: Recipient): Promise<void>;
  /** A session was ended because it was used in two places: its token was copied. */
  sessionCopied(to: Recipient): Promise<void>;
  /** Sign-up with an address that has an account; only its owner is notified. */
  signUpAttempt(to: Recipient): Promise<void>;
}

/** When a message may leave; undefined where it never does. */
export type Admission = { readonly inSeconds: number } | undefined;

/** Counts what one transaction sends to whom. */
export interface RecipientLimits {
  mail(kind: keyof Mailing, address: string): Promise<Admission>;
  text(kind: keyof Mailing, number: string): Promise<Admission>;
}

/** Queue of mails of a transaction. */
export interface MailQueue {
  /** The mails of one transaction, counted for their recipients where a call sends them. */
  within(rows: Writer, recipients?: RecipientLimits): Mailing;
  /** Called with the mails of a transaction once it is kept: they leave now instead of at the next look. */
  collect(mailing: Mailing | undefined): void;
}
