import { covers } from '../../../core/contract/access.ts';
import type { PermissionId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { invalidField, refuse, type Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { PermissionRecord, RoleRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

type Powers = Pick<Caller, 'superUser' | 'level' | 'permissions'>;

/** Checks whether a level is no more powerful than a caller's own. Source: `RoleDefinition.level`. */
export const isLevelAllowed = ({ superUser, level: own }: Powers, level: number): boolean => superUser || level >= own;

/** Checks whether a caller can grant these permissions: only those they hold, against privilege escalation. */
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

/** Checks whether a caller holds all of these permissions. */
export const holdsAll = (caller: Powers, permissions: readonly Pick<PermissionRecord, 'key'>[]): boolean =>
  caller.superUser || permissions.every(({ key }) => caller.permissions.some((own) => covers(own, key)));

/**
 * Checks whether a caller can impersonate a person: not a super user, nor one with permissions that the caller lacks.
 */
export const canImpersonate = (caller: Powers, other: Powers): boolean =>
  !other.superUser &&
  isLevelAllowed(caller, other.level) &&
  (caller.superUser || other.permissions.every((key) => caller.permissions.some((own) => covers(own, key))));

/** Checks whether a caller can revoke these roles: none more powerful than their own level. */
export const canRevoke = (caller: Powers, roles: readonly RoleRecord[]): Result<void, Refusal> =>
  roles.every(({ level }) => isLevelAllowed(caller, level)) ? ok(undefined) : refuse('insufficientPrivilege');
