import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import type { AdministratorWriter, Caller } from '../rules.ts';
import type { RoleRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { isLevelAllowed } from '../authority/grantable.ts';

/** Finds a role that the caller can change: the tenant's own, and no more powerful than they are. */
export const ownRole = async (
  rows: Pick<AdministratorWriter, 'roles'>,
  caller: Caller,
  id: RoleId,
): Promise<Result<RoleRecord, Refusal>> => {
  const role = await rows.roles.get(id);
  if (!role) return notFound('Role');
  if (role.tenantId === null) return refuse('resourceReadOnly');
  return isLevelAllowed(caller, role.level) ? ok(role) : refuse('insufficientPrivilege');
};

/** Checks whether another role has the key, the tenant's or the operator's. */
export const keyIsTaken = async (
  rows: Pick<AdministratorWriter, 'roles'>,
  key: string,
  id?: RoleId,
): Promise<boolean> => (await rows.roles.find({ where: { key } })).some((role) => role.id !== id);

/** Maps a unique violation of concurrent writes to the error for a taken key. */
export const mapKeyConflict = (cause: unknown): Result<never, Refusal> => {
  if (cause instanceof UniqueViolation) return refuse('roleKeyTaken');
  throw cause;
};
