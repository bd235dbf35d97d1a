import { covers } from '../../../core/contract/access.ts';
import type { PermissionId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { invalidField, refuse, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { PermissionRecord, RoleRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

type Powers = Pick<Caller, 'superUser' | 'level' | 'permissions'>;

/** Whether a level is no more powerful than a caller's own. Source: `RoleDefinition.level`. */
export const isLevelAllowed = ({ superUser, level: own }: Powers, level: number): boolean => superUser || level >= own;

/**
 * Whether a caller may give these permissions: nobody gives what they do not have themselves, or they would give it to
 * themselves next.
 */
export const canGrant = async (
  rows: Pick<Reader, 'permissions'>,
  caller: Powers,
  ids: readonly PermissionId[],
): Promise<Result<void, Refusal>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return ok(undefined);
  const found = await rows.permissions.find({ where: { id: { in: wanted } } });
  if (found.length < wanted.length) return invalidField('permissions', 'unknownId');
  return holdsAll(caller, found) ? ok(undefined) : refuse('insufficientPrivilege');
};

/** Whether a caller has all of these permissions themselves. */
export const holdsAll = (caller: Powers, permissions: readonly Pick<PermissionRecord, 'key'>[]): boolean =>
  caller.superUser || permissions.every(({ key }) => caller.permissions.some((own) => covers(own, key)));

/** Whether a caller may do all that somebody else may, who is no super user: then to act as them leads no way up. */
export const canImpersonate = (caller: Powers, other: Powers): boolean =>
  !other.superUser &&
  isLevelAllowed(caller, other.level) &&
  (caller.superUser || other.permissions.every((key) => caller.permissions.some((own) => covers(own, key))));

/** Whether a caller may take these roles from somebody: none is more powerful than they are. */
export const canRevoke = (caller: Powers, roles: readonly RoleRecord[]): Result<void, Refusal> =>
  roles.every(({ level }) => isLevelAllowed(caller, level)) ? ok(undefined) : refuse('insufficientPrivilege');
