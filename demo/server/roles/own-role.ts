import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import type { AdministratorWriter, Caller } from '../rules.ts';
import type { RoleRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { isLevelAllowed } from '../authority/grantable.ts';

/** A role of the tenant's own that a caller may change: not the operator's, nor one more powerful than they are. */
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

/** Whether another role has the key, of the tenant's or of the operator's. */
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
