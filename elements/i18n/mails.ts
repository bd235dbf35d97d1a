import { complete } from './complete.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { MessagesFile } from './namespaces.ts';

/** Texts of one mail. Sentences take the vendor's name and, where one is meant, a company's. */
export interface MailText {
  readonly subject: (vendor: string, company: string, facts: MailFacts) => string;
  readonly title: string;
  /** One paragraph each. */
  readonly body: (vendor: string, company: string, facts: MailFacts) => readonly string[];
  /** Label of the button; absent if there is none. */
  readonly action?: string;
  /** Advice in case it was someone else. */
  readonly note: string;
}

/** Facts of a mail about billing or an API token, in words of the language; empty where a mail has none. */
export interface MailFacts {
  readonly plan: string;
  /** Amount with its currency: `$49.00`. */
  readonly amount: string;
  /** Number of the invoice. */
  readonly number: string;
  readonly date: string;
  /** Description of an API token. */
  readonly token: string;
  /** New email address of an account. */
  readonly email: string;
  /** Whether there is a payment method for the next charge. */
  readonly hasMethod: boolean;
  readonly seats: number;
}

/** Kinds of mails. */
export type MailKind =
  | 'activation'
  | 'firstPassword'
  | 'passwordReset'
  | 'accountLocked'
  | 'signInCode'
  | 'magicLink'
  | 'confirmationCode'
  | 'factorAdded'
  | 'factorRemoved'
  | 'recoveryCodeUsed'
  | 'factorsRemoved'
  | 'recentWaysRemoved'
  | 'phoneChanged'
  | 'companyLeft'
  | 'dataExported'
  | 'deletionRequested'
  | 'deletionCanceled'
  | 'accountDeleted'
  | 'emailChangeFrom'
  | 'emailChangeTo'
  | 'emailChangeTaken'
  | 'emailChanged'
  | 'emailChangeUndone'
  | 'passwordBreached'
  | 'passwordChanged'
  | 'sessionCopied'
  | 'signUpAttempt'
  | 'factorsReset'
  | 'invitation'
  | 'personJoined'
  | 'paymentReceipt'
  | 'paymentFailed'
  | 'paymentConfirmation'
  | 'tokenExpiring'
  | 'trialEnding'
  | 'subscriptionCanceled'
  | 'subscriptionEnded'
  | 'seatsChanged'
  | 'paymentRefunded'
  | 'paymentDisputed';

/** Labels of a printed invoice. */
export interface InvoiceLabels {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly paidOn: string;
  readonly seller: string;
  readonly billedTo: string;
  readonly taxId: string;
  readonly description: string;
  readonly quantity: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  readonly refunded: string;
  readonly paid: string;
  readonly due: string;
  readonly card: string;
}

/** All texts of the server's mails in one language: the file `mails.ts` of its folder. */
export interface MailMessages {
  readonly greeting: (name: string) => string;
  readonly greetingWithoutName: string;
  /** `when` is a time from now with its preposition: `in 24 hours`. */
  readonly linkLasts: (when: string) => string;
  /** Lifetime of a code, likewise. */
  readonly codeLasts: (when: string) => string;
  /** Text of an SMS. */
  readonly shortMessage: (vendor: string, code: string) => string;
  readonly copyLink: string;
  /** Reason for the mail, at its foot. */
  readonly sentBy: (vendor: string) => string;
  /** Labels of a printed invoice. */
  readonly invoice: InvoiceLabels;
  readonly texts: Readonly<Record<MailKind, MailText>>;
}

const files = import.meta.glob<MessagesFile<MailMessages>>('./*/mails.ts');

const load = (language: Language) => files[`./${language}/mails.ts`]?.();

/** Loads the mails of a language, English where they lack a text. Read by the server: this and languages.ts are all it takes from the elements. */
export const loadMails = async (language: Language): Promise<MailMessages> => {
  const found = await load(language);
  if (found && 'messages' in found) return found.messages;
  const english = await loadMails(DEFAULT_LANGUAGE);
  return found ? complete<MailMessages>(english, found.incomplete) : english;
};
