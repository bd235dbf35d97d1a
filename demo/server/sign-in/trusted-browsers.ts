import type { UserId } from '../../../core/contract/entities/ids.ts';
import { digest, randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import type { Reader, Writer } from '../store/store.ts';

const DAY_MS = 86_400_000;
/** For how many people a browser may be remembered; the first is forgotten. Ours. */
const PEOPLE = 8;

const tokensIn = (cookies: Cookies): string[] =>
  (cookies.get('trusted') ?? '').split('~').filter((token) => /^[\w-]{43}$/.test(token));

/** Whether this person has said in this browser that no second factor be asked for. */
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

/** Remembers the browser for as long as the operator says; what its cookie must hold, once that is kept. */
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

/** Puts it beside what the cookie holds of others. */
export const keepTrust = (cookies: Cookies, { token, expires }: { token: string; expires: Date }): void =>
  cookies.set('trusted', [token, ...tokensIn(cookies)].slice(0, PEOPLE).join('~'), expires);
