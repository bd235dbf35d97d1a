import { randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import { CEREMONY_MINUTES } from './ceremony.ts';

/** Maximum of open challenges per browser, one per tab; the oldest ends. Ours. */
const TABS = 4;

const FORM = /^([\w-]{43})\.(\d{1,15})\.([\w-]{22})$/;

const keptIn = (cookies: Cookies): string[] =>
  (cookies.get('passkey') ?? '').split('~').filter((one) => FORM.test(one));

/** Issues a challenge bound to this browser by a stamped cookie; the server stores nothing until it is answered. */
export const giveChallenge = async (
  { stamper, clock }: Pick<Ports, 'stamper' | 'clock'>,
  cookies: Cookies,
): Promise<string> => {
  const challenge = randomSecret();
  const expires = clock.now().getTime() + CEREMONY_MINUTES * 60_000;
  const text = `${challenge}.${expires}`;
  const all = [`${text}.${await stamper.stamp('passkey', text)}`, ...keptIn(cookies)].slice(0, TABS);
  cookies.set('passkey', all.join('~'), new Date(expires));
  return challenge;
};

/** Checks whether this browser has an unexpired cookie with the challenge. */
export const wasGiven = async (
  { stamper, clock }: Pick<Ports, 'stamper' | 'clock'>,
  cookies: Cookies,
  challenge: string,
): Promise<boolean> => {
  for (const kept of keptIn(cookies)) {
    const [, text = '', expires = '', stamp = ''] = FORM.exec(kept) ?? [];
    if (text !== challenge || Number(expires) <= clock.now().getTime()) continue;
    if (await stamper.isOurs('passkey', `${text}.${expires}`, stamp)) return true;
  }
  return false;
};
