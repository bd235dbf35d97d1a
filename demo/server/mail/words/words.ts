/** What a mail says, apart from whose product it is. Sentences take the vendor's name and, where one is meant, a company's. */
export interface LetterWords {
  subject: (vendor: string, company: string) => string;
  title: string;
  /** One paragraph each. */
  body: (vendor: string, company: string) => readonly string[];
  /** What the button does; absent where there is nothing to do. */
  action?: string;
  /** What to do if this was someone else. */
  note: string;
}

/** One language of the mails. */
export interface MailWords {
  direction: 'ltr' | 'rtl';
  greeting: (name: string) => string;
  greetingWithoutName: string;
  /** `within` is a length of time in words: `24 hours`. */
  linkLasts: (within: string) => string;
  /** The same of a code. */
  codeLasts: (within: string) => string;
  /** The whole of a message to a phone. */
  shortMessage: (vendor: string, code: string) => string;
  copyLink: string;
  /** Why this mail came, at its foot. */
  sentBy: (vendor: string) => string;
  letters: Readonly<Record<FirstLetter, LetterWords>>;
}

/** The mails of signing up and in. */
export type FirstLetter =
  | 'activation'
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
  | 'passwordBreached'
  | 'passwordChanged'
  | 'sessionCopied'
  | 'signUpAttempt';

/** The mails of administering people. */
export type PeopleLetter = 'factorsReset' | 'invitation' | 'personJoined';
export type PeopleLetters = Readonly<Record<PeopleLetter, LetterWords>>;

/** The mails there are. */
export type LetterKind = FirstLetter | PeopleLetter;
