import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import type { ChallengeRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import type { NewAccountInput } from './open-account.ts';
import { beginChallenge } from './challenges.ts';
import { DEVICE_DAYS } from './devices.ts';
import { digest, randomSecret } from '../keys/secrets.ts';

const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * 60_000;
/** Retention of a sign-up after the one that created the account, in days. Ours. */
const KEPT_DAYS = 30;
const FORM = /^([\w-]{43})\.([\w-]{22})$/;

/** Sign-up whose address is not verified yet. */
export interface PendingSignUp extends NewAccountInput {
  /** Key of the invitation link; null for a sign-up with a company of its own. */
  invitation: string | null;
  /** Whether this sign-up created the account: data set up in the account is its own. */
  own: boolean;
}

/** Mark of a browser with an earlier sign-up; undefined in any other. */
const markIn = async ({ stamper }: Pick<Ports, 'stamper'>, cookies: Cookies): Promise<string | undefined> => {
  const [, id = '', stamp = ''] = FORM.exec(cookies.get('sign-up') ?? '') ?? [];
  return id && (await stamper.isOurs('sign-up', id, stamp)) ? digest(id) : undefined;
};

/** Marks the browser of a sign-up by a cookie, read when the address is confirmed; set for known and new addresses alike. */
export const markSignUp = async (
  { stamper, clock }: Pick<Ports, 'stamper' | 'clock'>,
  cookies: Cookies,
): Promise<string> => {
  const known = await markIn({ stamper }, cookies);
  const id = known === undefined ? randomSecret() : (cookies.get('sign-up') ?? '').slice(0, 43);
  const expires = new Date(clock.now().getTime() + DEVICE_DAYS * DAY_MS);
  cookies.set('sign-up', `${id}.${await stamper.stamp('sign-up', id)}`, expires);
  return known ?? digest(id);
};

/** Stores a sign-up under the token of the link that confirms it. */
export const keepPendingSignUp = async (
  rows: Pick<Writer, 'challenges'>,
  ports: Pick<Ports, 'clock'>,
  { userId, token, mark, draft }: { userId: UserId; token: string; mark: string; draft: PendingSignUp },
): Promise<void> => {
  const minutes = (draft.own ? DEVICE_DAYS : KEPT_DAYS) * DAY_MINUTES;
  await beginChallenge(rows, ports, { userId, purpose: 'signUp', details: { mark, draft }, minutes }, token);
};

// written by `keepPendingSignUp` alone
const draftIn = ({ details }: ChallengeRecord) => details as unknown as { mark: string; draft: PendingSignUp };

/** Pending sign-ups of an address. */
export interface PendingSignUps {
  /** Sign-up of this browser: the one that the link belongs to, else the latest. */
  here: PendingSignUp | undefined;
  /** Sign-up that the link belongs to, of any browser. */
  linked: PendingSignUp | undefined;
}

/** Finds the pending sign-ups of an account. */
export const pendingSignUpsOf = async (
  rows: Pick<Reader, 'challenges'>,
  ports: Pick<Ports, 'stamper' | 'clock'>,
  cookies: Cookies,
  { userId, token = '' }: { userId: UserId; token?: string },
): Promise<PendingSignUps> => {
  const mark = await markIn(ports, cookies);
  const tokenHash = await digest(token);
  const now = ports.clock.now().toISOString();
  const where = { userId, purpose: 'signUp', usedAt: null, expires: { after: now } } as const;
  const found = await rows.challenges.find({ where, order: [['createdAt', 'desc']] });
  const linked = found.find((row) => row.tokenHash === tokenHash);
  const own = found.filter((row) => draftIn(row).mark === mark);
  const here = own.find((row) => row.tokenHash === tokenHash) ?? own[0];
  return { here: here && draftIn(here).draft, linked: linked && draftIn(linked).draft };
};
