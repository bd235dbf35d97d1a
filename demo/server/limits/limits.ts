/** Rate limit: `times` per window of `seconds`. */
export interface Allowance {
  times: number;
  seconds: number;
}

/** Name of a rate limit. */
export type LimitName = keyof typeof LIMITS;

/** Rate limit per client address and per account. */
export interface Limit {
  perAddress: Allowance;
  perAccount: Allowance;
}

/**
 * Rate limits and the calls that count against each: only failures of authentication, so that a company behind one
 * address can sign in; every call that sends a mail. Ours.
 */
export const LIMITS = {
  /** Failed passwords, codes and links. */
  proof: { counts: 'failures' },
  /** All attempts, successful ones too: each opens a session and costs a hash. */
  signIn: { counts: 'everything' },
  /** Calls that send a mail. */
  mail: { counts: 'everything' },
  /** Calls that send a text message, which costs the operator money. */
  sms: { counts: 'everything' },
  /** Mails of administrators, each to another person. */
  invitation: { counts: 'everything' },
  /** Queries about an address. */
  question: { counts: 'everything' },
} as const;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Rate limits per recipient of mails and texts, independent of the caller. */
export interface RecipientAllowances {
  /** Mails of one kind to one address. */
  mail: Allowance;
  /** Texts to one number, and over a longer time. */
  text: Allowance;
  textDaily: Allowance;
  /** Texts to one country, and to all numbers together: each costs the operator money. */
  textsPerCountry: Allowance;
  textsInAll: Allowance;
}

/** All rate limits. `perCompany` counts each mail of a call. */
export type Limits = Readonly<
  Record<Exclude<LimitName, 'invitation'>, Limit> & {
    invitation: Limit & { perCompany: Allowance };
    recipients: RecipientAllowances;
  }
>;

/** Default rate limits, where the operator sets none. Ours. */
export const DEFAULT_LIMITS: Limits = {
  proof: { perAddress: { times: 60, seconds: 10 * MINUTE }, perAccount: { times: 30, seconds: 10 * MINUTE } },
  // a company behind one address signs in of a morning, and a person's tests all day
  signIn: { perAddress: { times: 600, seconds: 10 * MINUTE }, perAccount: { times: 300, seconds: HOUR } },
  mail: { perAddress: { times: 30, seconds: HOUR }, perAccount: { times: 10, seconds: HOUR } },
  sms: { perAddress: { times: 20, seconds: HOUR }, perAccount: { times: 6, seconds: HOUR } },
  // anyone can create a company, and have it mail any address
  invitation: {
    perAddress: { times: 1000, seconds: HOUR },
    perAccount: { times: 300, seconds: HOUR },
    perCompany: { times: 2000, seconds: HOUR },
  },
  question: { perAddress: { times: 300, seconds: MINUTE }, perAccount: { times: 60, seconds: MINUTE } },
  recipients: {
    mail: { times: 5, seconds: HOUR },
    text: { times: 5, seconds: HOUR },
    textDaily: { times: 10, seconds: DAY },
    textsPerCountry: { times: 200, seconds: HOUR },
    textsInAll: { times: 500, seconds: HOUR },
  },
};

const plenty = { times: 1000, seconds: HOUR };

/** Rate limits per recipient in development, where all mails go to a few addresses. */
export const DEVELOPMENT_RECIPIENTS: RecipientAllowances = {
  mail: plenty,
  text: plenty,
  textDaily: plenty,
  textsPerCountry: plenty,
  textsInAll: plenty,
};
