import { covers } from '../../../core/contract/access.ts';
import { authorityOf } from './authority.ts';
import { ACTIVE } from './active-memberships.ts';
import { isLive } from './live-session.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import { canImpersonate } from './grantable.ts';
import type { Caller } from '../rules.ts';
import type { Actor } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** Permission to impersonate. */
export const IMPERSONATES: PermissionKey = 'fe.secure.write.impersonation';

/**
 * Checks whether an impersonator can continue: still signed in, permitted, and the person holds no more than they do.
 */
export const mayContinueImpersonation = async (
  rows: Reader,
  { clock }: Pick<Ports, 'clock'>,
  as: Caller,
  actor: Actor,
) => {
  const [session, user, [place]] = await Promise.all([
    rows.sessions.get(actor.sessionId),
    rows.users.get(actor.userId),
    rows.memberships.find({ where: { ...ACTIVE, tenantId: as.tenantId, userId: actor.userId } }),
  ]);
  if (!isLive(session, clock) || !user || !place) return false;
  const { roles, permissions } = await authorityOf(rows, place);
  const keys = permissions.map(({ key }) => key);
  const { superUser } = user;
  if (!superUser && !keys.some((key) => covers(key, IMPERSONATES))) return false;
  return canImpersonate({ superUser, permissions: keys, level: Math.min(...roles.map(({ level }) => level)) }, as);
};
