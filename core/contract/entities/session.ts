import type { IsoDateTime, SessionId } from './ids.ts';

/** One signed-in browser or device. Source: protocol/sessions.md#list. */
export interface Session {
  id: SessionId;
  current: boolean;
  ipAddress?: string;
  userAgent?: string;
  createdAt: IsoDateTime;
  expires: IsoDateTime;
  /** Time of its last refresh. Ours. */
  lastActiveAt: IsoDateTime;
  impersonated?: boolean;
}
