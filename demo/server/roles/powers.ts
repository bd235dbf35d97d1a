import { covers } from '../../../core/contract/access.ts';
import type { PermissionId, RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { invalid, refuse, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { RoleRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

type Powers = Pick<Caller, 'superUser' | 'level' | 'permissions'>;

/** Whether a level is no more powerful than a caller's own. Source: `RoleDefinition.level`. */
export const isInReach = ({ superUser, level: own }: Powers, level: number): boolean => superUser || level >= own;

/**
 * Whether a caller may give these permissions: nobody gives what they do not have themselves, or they would give it to
 * themselves next.
 */
export const mayGive = async (
  rows: Pick<Reader, 'permissions'>,
  caller: Powers,
  ids: readonly PermissionId[],
): Promise<Result<void, Refusal>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return ok(undefined);
  const found = await rows.permissions.find({ where: { id: { in: wanted } } });
  if (found.length < wanted.length) return invalid(['permissions: has one that there is not']);
  const held = ({ key }: { key: string }) => caller.permissions.some((own) => covers(own, key));
  return caller.superUser || found.every(held) ? ok(undefined) : refuse('beyondYou');
};

/** Whether a caller may do all that somebody else may, who is no super user: then to act as them leads no way up. */
export const mayActAs = (caller: Powers, other: Powers): boolean =>
  !other.superUser &&
  isInReach(caller, other.level) &&
  (caller.superUser || other.permissions.every((key) => caller.permissions.some((own) => covers(own, key))));

/** Those of some roles that can be given in a tenant: its own, and the operator's. */
export const rolesHere = async (
  rows: Pick<Reader, 'roles'>,
  tenantId: TenantId,
  ids: readonly RoleId[],
): Promise<RoleRecord[]> =>
  (await rows.roles.find({ where: { id: { in: ids } } })).filter(
    (role) => role.tenantId === null || role.tenantId === tenantId,
  );

/** Whether a caller may make somebody one of these roles. */
export const mayAssign = async (
  rows: Pick<Reader, 'permissions'>,
  caller: Powers,
  roles: readonly RoleRecord[],
): Promise<Result<void, Refusal>> => {
  if (!roles.every(({ level }) => isInReach(caller, level))) return refuse('beyondYou');
  return mayGive(
    rows,
    caller,
    roles.flatMap(({ permissionIds }) => permissionIds),
  );
};

/** Whether a caller may take these roles from somebody: none is more powerful than they are. */
export const mayTake = (caller: Powers, roles: readonly RoleRecord[]): Result<void, Refusal> =>
  roles.every(({ level }) => isInReach(caller, level)) ? ok(undefined) : refuse('beyondYou');
