import { DAY_MINUTES } from '../../../core/contract/limits.ts';
import type { ApiTokenRecord } from '../store/records.ts';

const MINUTE_MS = 60_000;

/** End of what never ends: a time that sorts behind all others. */
export const NEVER = '9999-12-31T23:59:59.000Z';
/** Use of what was never used: a time that sorts before all others. */
export const UNUSED = '1970-01-01T00:00:00.000Z';

/**
 * Days before its end that a token’s maker is told of it: a week where it lives a month, a day where it lives a week, and
 * not at all where it lives shorter. Ours.
 */
const noticeDays = (lifetimeMinutes: number): number | undefined => {
  if (lifetimeMinutes >= 30 * DAY_MINUTES) return 7;
  return lifetimeMinutes >= 7 * DAY_MINUTES ? 1 : undefined;
};

/** End of a token that begins to live now, and the time of the mail about it. */
export const lifeOf = (
  lifetimeMinutes: number | null,
  now: Date,
): Pick<ApiTokenRecord, 'lifetimeMinutes' | 'expires' | 'noticeAt'> => {
  if (lifetimeMinutes === null) return { lifetimeMinutes, expires: NEVER, noticeAt: NEVER };
  const endMs = now.getTime() + lifetimeMinutes * MINUTE_MS;
  const days = noticeDays(lifetimeMinutes);
  const noticeAt = days === undefined ? NEVER : new Date(endMs - days * DAY_MINUTES * MINUTE_MS).toISOString();
  return { lifetimeMinutes, expires: new Date(endMs).toISOString(), noticeAt };
};

/** End of a token on the wire, which has none for one that never expires. */
export const expiresOf = ({ expires }: Pick<ApiTokenRecord, 'expires'>): { expires?: string } =>
  expires === NEVER ? {} : { expires };

/** Time and place of a token's last use, where it has been used. */
export const lastUseOf = ({ lastUsedAt, lastUsedIp }: Pick<ApiTokenRecord, 'lastUsedAt' | 'lastUsedIp'>) => ({
  ...(lastUsedAt !== UNUSED && { lastUsedAt }),
  ...(lastUsedIp !== null && { lastUsedIp }),
});
