import type { UserId } from '../../../core/contract/entities/ids.ts';
import { digest, randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import type { Reader, Writer } from '../store/store.ts';

const DAY_MS = 86_400_000;
/** Maximum of people who trust one browser; the oldest trust is dropped. Ours. */
const PEOPLE = 8;

const tokensIn = (cookies: Cookies): string[] =>
  (cookies.get('trusted') ?? '').split('~').filter((token) => /^[\w-]{43}$/.test(token));

/** Checks whether this person has trusted this browser, so that no second factor is required. */
export const isTrusted = async (
  rows: Pick<Reader, 'trustedBrowsers'>,
  { clock }: Pick<Ports, 'clock'>,
  cookies: Cookies,
  userId: UserId,
): Promise<boolean> => {
  const hashes = await Promise.all(tokensIn(cookies).slice(0, PEOPLE).map(digest));
  if (hashes.length === 0) return false;
  const where = { userId, tokenHash: { in: hashes }, expires: { after: clock.now().toISOString() } };
  return (await rows.trustedBrowsers.count(where)) > 0;
};

/** Stores a trusted browser for the operator's number of days; returns the token and expiry of its cookie. */
export const trust = async (
  rows: Pick<Writer, 'trustedBrowsers'>,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  userId: UserId,
): Promise<{ token: string; expires: Date }> => {
  const token = randomSecret();
  const now = clock.now();
  const expires = new Date(now.getTime() + config.mfa.rememberDays * DAY_MS);
  await rows.trustedBrowsers.insert({
    id: crypto.randomUUID(),
    userId,
    tokenHash: await digest(token),
    createdAt: now.toISOString(),
    expires: expires.toISOString(),
  });
  return { token, expires };
};

/** Adds the token to the cookie, beside those of other people. */
export const keepTrust = (cookies: Cookies, { token, expires }: { token: string; expires: Date }): void =>
  cookies.set('trusted', [token, ...tokensIn(cookies)].slice(0, PEOPLE).join('~'), expires);
