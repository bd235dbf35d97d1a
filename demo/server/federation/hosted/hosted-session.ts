import * as v from 'valibot';
import type { SessionId, TenantId } from '../../../../core/contract/entities/ids.ts';
import { activeMembershipsOf } from '../../authority/active-memberships.ts';
import { type Authority } from '../../authority/authority.ts';
import { authorityCache } from '../../authority/authority-cache.ts';
import { findCaller } from '../../authority/caller.ts';
import { actingMembership } from '../../authority/acting-membership.ts';
import { isLive } from '../../authority/live-session.ts';
import { id } from '../../checks/fields.ts';
import type { Ports } from '../../ports.ts';
import type { Cookies } from '../../rules.ts';
import { hashOf, sessionIdOf } from '../../sign-in/refresh-token.ts';
import type { SessionRecord, UserRecord } from '../../store/records.ts';

/** Live session of a person, in one of their tenants. */
export interface HostedSession {
  session: SessionRecord;
  user: UserRecord;
  tenantId: TenantId;
  tenantIds: TenantId[];
  authority: Authority;
  /** Time since the person authenticated or stepped up, in milliseconds. */
  ageMs: number;
}

const isId = (value: unknown): value is SessionId => v.is(id(), value);

/**
 * Live session by its id, in its own tenant or the given one; undefined where it has ended, the person is no active
 * member there, or the tenant requires a second factor that the session lacks.
 */
export const liveSession = async (
  ports: Ports,
  sessionId: unknown,
  wanted?: TenantId,
): Promise<HostedSession | undefined> => {
  const across = ports.store.scoped({ across: 'hostedLogin' });
  const session = isId(sessionId) ? await across.sessions.get(sessionId) : undefined;
  if (!isLive(session, ports.clock)) return undefined;
  const { userId, expires } = session;
  const tenantId = wanted ?? session.tenantId;
  const [found, user, memberships] = await Promise.all([
    findCaller(ports, { userId, tenantId, sessionId: session.id, expires: Date.parse(expires) / 1000 }),
    across.users.get(userId),
    across.memberships.find({ where: activeMembershipsOf(session) }),
  ]);
  const place = found.ok ? await actingMembership(across, { userId, tenantId }) : undefined;
  if (!found.ok || found.value.caller.mfaRequired || !user || !place) return undefined;
  return {
    session,
    user,
    tenantId,
    tenantIds: [...new Set([...memberships.map((one) => one.tenantId), tenantId])],
    authority: await authorityCache(ports, ports.store.scoped({ tenantId, userId }), place),
    ageMs: ports.clock.now().getTime() - Date.parse(session.steppedUpAt ?? session.authenticatedAt),
  };
};

/** Live session of a browser by its refresh token, which is not rotated; its current one or the predecessor counts. */
export const presentedSession = async (ports: Ports, cookies: Cookies): Promise<HostedSession | undefined> => {
  const shown = cookies.get('refresh');
  const live = shown === undefined ? undefined : await liveSession(ports, sessionIdOf(shown));
  if (!live || shown === undefined) return undefined;
  const hash = await hashOf(shown);
  return hash === live.session.tokenHash || hash === live.session.previousHash ? live : undefined;
};
