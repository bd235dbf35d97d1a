import type { CaptchaAction } from '../../core/contract/entities/policy.ts';
import type { Result } from '../../core/contract/failure.ts';
import type { Allowance } from './limits/limits.ts';
import type { MailQueue } from './mail/mailing.ts';
import type { Sealer } from './keys/sealer.ts';
import type { TokenSigner } from './keys/stamper.ts';
import type { OperatorConfig } from './vendor/config.ts';
import type { Log } from './log/log.ts';
import type { Store } from './store/store.ts';

export type { Log };

/** Everything of the world outside that the server needs; Node's in a server, the page's in a preview. */
export interface Ports {
  store: Store;
  hasher: Hasher;
  clock: Clock;
  keys: Keys;
  breached: BreachedPasswords;
  strength: PasswordEstimator;
  post: MailQueue;
  limiter: Limiter;
  stamper: TokenSigner;
  sealer: Sealer;
  fetch: Fetch;
  captcha: Captcha;
  log: Log;
  config: OperatorConfig;
  /** Where links in mails lead, without a trailing slash: `http://localhost:3000`. */
  publicUrl: string;
  /** Whether this is the development server, to which every page of this machine is its own; not unless it is said. */
  dev?: boolean;
}

/** Hashes passwords, slowly and a few at a time. */
export interface Hasher {
  /** The PHC string to keep. Throws `Busy` where the queue is full. */
  hash(password: string): Promise<string>;
  /** Takes as long for an absent hash as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Too many passwords are being hashed; answered with 429. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export interface Clock {
  now(): Date;
}

/** The keys that sign access tokens. */
export interface Keys {
  /** A compact JWS with `kid`, `iat` and `exp`. */
  sign(claims: Readonly<Record<string, unknown>>, seconds: number): Promise<string>;
  /** The claims, or undefined where the token is forged, stale or malformed. */
  verify(token: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** The public halves. Source: RFC 7517. */
  jwks(): Promise<{ keys: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Says how often something may be done, on all nodes together. */
export interface Limiter {
  /** Takes one of what a key may still do. The seconds to wait where nothing is left, else 0. */
  take(key: string, allowance: Allowance): Promise<number>;
  /** Gives one back that was taken. */
  giveBack(key: string, allowance: Allowance): Promise<void>;
}

/** Passwords known from breaches. */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
}

/** How hard a password is to guess. */
export interface PasswordEstimator {
  /** Guesses it takes, as a power of ten, by whoever knows these words. */
  guessesLog10(password: string, words: readonly string[]): Promise<number>;
}

/** What is asked of another server. */
export interface FetchOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** How many redirects are followed; 3 unless told, 0 for none. */
  redirects?: number;
  /** For all of it together; 10 000 unless told. */
  timeoutMs?: number;
  /** 1 MiB unless told. */
  maxBytes?: number;
}

/** Why another server gave no answer. `forbidden`: it is none that may be asked. */
export type FetchFailure = 'forbidden' | 'unreachable' | 'timeout' | 'redirected' | 'tooLarge';

/** Asks another server, whose address may come from anybody. */
export type Fetch = (address: string, asking?: FetchOptions) => Promise<Result<Response, FetchFailure>>;

/** Tells people from robots, where the operator asks for it. */
export interface Captcha {
  /** Whether the token says so that a page was given for this action. */
  isPerson(token: string | undefined, action: CaptchaAction, ip: string | null): Promise<boolean>;
}

/** Hands mails on; the outbox calls it, never a handler. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Kept the same over retries, so that a mail is known again. */
  messageId: string;
}

/** Hands messages to phones on; the outbox calls it, never a handler. */
export interface Sms {
  /** Throws `SmsRefused` where no other try would do better. */
  send(message: ShortMessage): Promise<void>;
}

export interface ShortMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** The message will never arrive. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
