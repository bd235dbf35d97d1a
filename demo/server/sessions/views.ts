import type { Session } from '../../../core/contract/entities/session.ts';
import type { Caller } from '../rules.ts';
import type { SessionRecord } from '../store/records.ts';

/** Wire format of a session. */
export const sessionView = (record: SessionRecord, caller: Caller): Session => ({
  id: record.id,
  current: record.id === caller.sessionId,
  createdAt: record.createdAt,
  expires: record.expires,
  lastActiveAt: record.rotatedAt,
  ...(record.ipAddress !== null && { ipAddress: record.ipAddress }),
  ...(record.actor !== null && { impersonated: true }),
  ...(record.userAgent !== null && { userAgent: record.userAgent }),
});
