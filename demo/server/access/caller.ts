import { covers } from '../../../core/contract/access.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { PermissionKey } from '../permissions.ts';
import type { Ports } from '../ports.ts';
import { refuse, unauthorized, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import { authorityOf } from './authority.ts';
import { readBearer } from './claims.ts';

/**
 * Who calls: whom their token names, where their session still lives and they still belong to the tenant. Asked of the
 * store each time, so what ends a right ends it at once and on every node.
 */
export const identify = async (
  { keys, store, clock }: Ports,
  authorization: string | null,
): Promise<Result<Caller, Refusal>> => {
  const bearer = await readBearer(keys, authorization);
  if (!bearer) return unauthorized();
  const { userId, tenantId, sessionId } = bearer;
  return store.reaching({ userId, tenantId }).snapshot(async (rows): Promise<Result<Caller, Refusal>> => {
    const [session, user, [membership]] = await Promise.all([
      rows.sessions.get(sessionId),
      rows.users.get(userId),
      rows.memberships.find({ where: { tenantId, userId } }),
    ]);
    const alive = session?.userId === userId && session.endedAt === null && session.expires > clock.now().toISOString();
    if (!alive || !user || !membership) return refuse('sessionEnded');
    const { permissions } = await authorityOf(rows, membership);
    return ok({
      userId,
      tenantId,
      sessionId,
      email: user.email,
      superUser: user.superUser,
      permissions: permissions.map(({ key }) => key),
    });
  });
};

/** Whether a caller may do what asks for the permission; a super user may. Source: SPEC §6. */
export const holds = (caller: Caller, permission: PermissionKey): boolean =>
  caller.superUser || caller.permissions.some((held) => covers(held, permission));
