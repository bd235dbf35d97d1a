import { base64url } from 'jose';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { CODE_ATTEMPTS, CODE_DIGITS, CODE_MINUTES } from '../../../core/contract/limits.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal, wrongCode } from '../refusal.ts';
import type { Cookies } from '../rules.ts';
import type { LinkRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { digest, randomSecret } from '../keys/secrets.ts';

const LIFE_MS = CODE_MINUTES * 60_000;
const FORM = /^([\w-]{43})\.(\d{1,15})\.([\w-]{4,512})\.([\w-]{22})$/;

/**
 * Code request of a browser, in a stamped cookie: a code is valid only in the browser that requested it, and cannot be
 * guessed from the stored hash without the cookie. Equal for an address without an account.
 */
export interface CodeAttempt {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly email: string;
}

/** Begins a code request in this browser, in place of an earlier one. */
export const beginCode = async (
  { stamper, clock }: Pick<Ports, 'stamper' | 'clock'>,
  cookies: Cookies,
  email: string,
): Promise<CodeAttempt> => {
  const attempt = { id: randomSecret(), expires: clock.now().getTime() + LIFE_MS, email };
  const text = `${attempt.id}.${attempt.expires}.${base64url.encode(email)}`;
  cookies.set('code', `${text}.${await stamper.stamp('code', text)}`, new Date(attempt.expires));
  return attempt;
};

/** Reads the code request of this browser. */
export const attemptIn = async (
  { stamper }: Pick<Ports, 'stamper'>,
  cookies: Cookies,
): Promise<CodeAttempt | undefined> => {
  const [, id = '', expires = '', email = '', stamp = ''] = FORM.exec(cookies.get('code') ?? '') ?? [];
  if (!id || !(await stamper.isOurs('code', `${id}.${expires}.${email}`, stamp))) return undefined;
  return { id, expires: Number(expires), email: new TextDecoder().decode(base64url.decode(email)) };
};

/** Random code of six digits, uniformly distributed. */
export const newCode = (): string => {
  const all = 10 ** CODE_DIGITS;
  const fair = 2 ** 32 - (2 ** 32 % all);
  for (;;) {
    const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return String(drawn % all).padStart(CODE_DIGITS, '0');
  }
};

const markOf = ({ id }: CodeAttempt, code: string) => digest(`${id}.${code}`);

/** Issues the code of a request. */
export const issueCode = async (
  rows: Pick<Writer, 'links'>,
  { clock }: Pick<Ports, 'clock'>,
  userId: UserId,
  attempt: CodeAttempt,
): Promise<string> => {
  const code = newCode();
  await rows.links.insert({
    id: crypto.randomUUID(),
    userId,
    purpose: 'code',
    tokenHash: await markOf(attempt, code),
    createdAt: clock.now().toISOString(),
    expires: new Date(attempt.expires).toISOString(),
    usedAt: null,
  });
  return code;
};

/**
 * Verifies a mailed sign-in code and returns its link. Attempts are counted before the comparison, on all nodes together,
 * so that concurrent attempts are no more than five either.
 */
export const judgeCode = async (
  rows: Pick<Reader, 'links'>,
  { clock, store }: Pick<Ports, 'clock' | 'store'>,
  attempt: CodeAttempt,
  code: string,
): Promise<Result<LinkRecord, Refusal>> => {
  const now = clock.now();
  if (attempt.expires <= now.getTime()) return refuse('codeExpired');
  const { points } = await store.counters.add(`code:${await digest(attempt.id)}`, 1, LIFE_MS, now);
  if (points > CODE_ATTEMPTS) return refuse('codeAttemptsExceeded');
  const [link] = await rows.links.find({ where: { tokenHash: await markOf(attempt, code), purpose: 'code' } });
  if (!link) return wrongCode(CODE_ATTEMPTS - points);
  return link.usedAt === null ? ok(link) : refuse('codeExpired');
};
