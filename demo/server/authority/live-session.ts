import type { Ports } from '../ports.ts';
import type { SessionRecord } from '../store/records.ts';

/** Expiry of a session in milliseconds since 1970; 0 for one that has been ended. */
export const endsAtMs = ({ endedAt, expires }: SessionRecord): number => (endedAt === null ? Date.parse(expires) : 0);

/** Checks whether a session is active: the single definition. */
export const isLive = (session: SessionRecord | undefined, clock: Ports['clock']): session is SessionRecord =>
  session !== undefined && endsAtMs(session) > clock.now().getTime();
