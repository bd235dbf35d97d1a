import type { CaptchaAction } from '../../core/contract/entities/policy.ts';
import type { Result } from '../../core/contract/failure.ts';
import type { Allowance } from './limits/limits.ts';
import type { MailQueue } from './mail/mailing.ts';
import type { Sealer } from './keys/sealer.ts';
import type { TokenSigner } from './keys/stamper.ts';
import type { OperatorConfig } from './vendor/config.ts';
import type { SocialSignIn } from './social-sign-in.ts';
import type { Payments } from './payments.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { InvoiceRecord, PictureRecord } from './store/records.ts';
import type { SsoProviders } from './sso-providers.ts';
import type { Store } from './store/store.ts';

export type { Log };

/** Dependencies of the server on the outside world: Node's in a server, the page's in a preview. */
export interface Ports {
  store: Store;
  hasher: Hasher;
  clock: Clock;
  keys: Keys;
  breached: BreachedPasswords;
  strength: PasswordEstimator;
  publicDomains: PublicEmailDomains;
  post: MailQueue;
  limiter: Limiter;
  stamper: TokenSigner;
  sealer: Sealer;
  fetch: Fetch;
  captcha: Captcha;
  pictures: Pictures;
  /** Identity providers of companies; absent in a page. */
  sso?: SsoProviders | undefined;
  /** Social sign-in at its providers; absent in a page. */
  social?: SocialSignIn | undefined;
  /** Absent where the operator has no payment provider. */
  payments?: Payments | undefined;
  /** Prints invoices as PDF; absent: plainly, in Latin letters. */
  printInvoice?: PrintInvoice | undefined;
  log: Log;
  /** Absent where nothing is measured. */
  metrics?: Metrics | undefined;
  config: OperatorConfig;
  /** Base URL of links in mails, without a trailing slash: `http://localhost:3000`. */
  publicUrl: string;
  /** Development mode: every loopback origin counts as the server's own; false by default. */
  dev?: boolean;
}

/** Parts of a printed invoice beside its record. */
export interface InvoiceParts {
  /** Name of the seller. */
  vendor: string;
  /** Lines below it: address and tax id. */
  sellerLines: readonly string[];
  /** PNG or JPEG; undefined for none. */
  logo: Uint8Array | undefined;
  /** Name of the company, where the invoice has none. */
  company: string;
  /** BCP 47. */
  language: string;
}

/** Writes an invoice as PDF. */
export type PrintInvoice = (invoice: InvoiceRecord, parts: InvoiceParts) => Promise<Uint8Array<ArrayBuffer>>;

/** Hashes passwords, slowly and a few at a time. */
export interface Hasher {
  /** Hashes a password into a PHC string. Throws `Busy` where the queue is full. */
  hash(password: string): Promise<string>;
  /** Verifies a password; takes as long for a missing hash as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Too much of what is slow is being done; answered with 429. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export interface Clock {
  now(): Date;
}

/** The keys that sign access tokens. */
export interface Keys {
  /** Signs a compact JWS with `kid`, `iat` and `exp`; for the API unless another audience is given. */
  sign(claims: Readonly<Record<string, unknown>>, seconds: number, audience?: string): Promise<string>;
  /** Verifies a token; resolves with its claims, or undefined where it is forged, expired or malformed. */
  verify(token: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Public keys as a JWK set. Source: RFC 7517. */
  jwks(): Promise<{ keys: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Rate limiter shared by all nodes. */
export interface Limiter {
  /** Consumes one unit of a key's allowance. Answers the seconds to wait when it is exhausted, else 0. */
  take(key: string, allowance: Allowance): Promise<number>;
  /** Returns one consumed unit. */
  giveBack(key: string, allowance: Allowance): Promise<void>;
}

/** Passwords known from breaches. */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
}

/** Domains at which anyone can get an email address. */
export interface PublicEmailDomains {
  /** `domain` is in lower case and ASCII. */
  has(domain: string): Promise<boolean>;
}

/** Estimator of password strength. */
export interface PasswordEstimator {
  /** Guesses needed by an attacker who knows these words, as log10. */
  guessesLog10(password: string, words: readonly string[]): Promise<number>;
}

/** Options of a request to another server. */
export interface FetchOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Redirects to follow; 3 by default, 0 for none. */
  redirects?: number;
  /** Timeout of the whole exchange, redirects included; 10 000 by default. */
  timeoutMs?: number;
  /** Size limit of the body; 1 MiB by default. */
  maxBytes?: number;
}

/** Reason why a request to another server failed. `forbidden`: its address is not allowed. */
export type FetchFailure = 'forbidden' | 'unreachable' | 'timeout' | 'redirected' | 'tooLarge';

/** HTTP client for addresses that come from untrusted input. */
export type Fetch = (address: string, asking?: FetchOptions) => Promise<Result<Response, FetchFailure>>;

/** Captcha check, where the operator enables it. */
export interface Captcha {
  /** Verifies a captcha token for this action. */
  isPerson(token: string | undefined, action: CaptchaAction, ip: string | null): Promise<boolean>;
}

/** Reason why an upload is refused as a picture. */
export type PictureFault = 'notImage' | 'tooManyPixels';

/** Picture as it is stored and served. */
export interface StoredPicture {
  type: PictureRecord['type'];
  bytes: Uint8Array<ArrayBuffer>;
}

/** Rebuilds uploaded pictures; nothing of an upload is stored. */
export interface Pictures {
  /** Decodes a picture within limits, its first frame, and encodes it again without metadata. Throws `Busy` where too many wait. */
  rebuild(bytes: Uint8Array<ArrayBuffer>): Promise<Result<StoredPicture, PictureFault>>;
  /** Whether the address of a picture has its bytes: in a page, which fetches nothing from its server. */
  readonly inAddress?: true;
}

/** Sends mails; called by the outbox, never by a handler. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Message id that is stable over retries, so that a mail server can deduplicate. */
  messageId: string;
}

/** Sends text messages; called by the outbox, never by a handler. */
export interface Sms {
  /** Sends a message. Throws `SmsRefused` where a retry cannot succeed. */
  send(message: ShortMessage): Promise<void>;
}

export interface ShortMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** Error: the message can never be delivered. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
