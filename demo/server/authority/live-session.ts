import type { Ports } from '../ports.ts';
import type { SessionRecord } from '../store/records.ts';

/** When a session ends as things stand, in milliseconds since 1970; of one that has been ended, never mind when. */
export const endsAtMs = ({ endedAt, expires }: SessionRecord): number => (endedAt === null ? Date.parse(expires) : 0);

/** Whether a session lives: the one place that says so. */
export const isLive = (session: SessionRecord | undefined, clock: Ports['clock']): session is SessionRecord =>
  session !== undefined && endsAtMs(session) > clock.now().getTime();
