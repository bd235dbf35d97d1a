import type { GroupId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import { type RoleAssigner, mayAssign } from '../authority/assigning.ts';
import { canRevoke } from '../authority/grantable.ts';
import type { AdministratorWriter } from '../rules.ts';
import type { GroupRecord } from '../store/records.ts';

/** Group that can be edited here: one managed by a directory is read-only. */
export const ownGroup = async (
  rows: Pick<AdministratorWriter, 'groups'>,
  id: GroupId,
): Promise<Result<GroupRecord, Refusal>> => {
  const group = await rows.groups.get(id);
  if (!group) return notFound('Group');
  return group.managedBy === 'frontegg' ? ok(group) : refuse('resourceReadOnly');
};

type Rows = Pick<AdministratorWriter, 'groups' | 'roles' | 'permissions'>;

/** Checks whether a caller can assign or revoke the roles of these groups. */
export const mayChangeRolesOf = async (
  rows: Rows,
  assigner: RoleAssigner,
  groups: readonly Pick<GroupRecord, 'roleIds'>[],
  change: 'gives' | 'takes',
): Promise<Result<void, Refusal>> => {
  const ids = [...new Set(groups.flatMap(({ roleIds }) => roleIds))];
  const roles = ids.length > 0 ? await rows.roles.find({ where: { id: { in: ids } } }) : [];
  return change === 'gives' ? mayAssign(rows, assigner, roles) : canRevoke(assigner.caller, roles);
};

/** Editable group whose roles a caller can assign or revoke. */
export const groupInReach = async (
  rows: Rows,
  assigner: RoleAssigner,
  id: GroupId,
  change: 'gives' | 'takes',
): Promise<Result<GroupRecord, Refusal>> => {
  const group = await ownGroup(rows, id);
  if (!group.ok) return group;
  const may = await mayChangeRolesOf(rows, assigner, [group.value], change);
  return may.ok ? group : may;
};
