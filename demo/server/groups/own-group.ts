import type { GroupId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import { mayAssign } from '../roles/powers.ts';
import type { AdministratorWriter, Caller } from '../rules.ts';
import type { GroupRecord } from '../store/records.ts';

/** A group that is changed here: a directory looks after its own. */
export const ownGroup = async (
  rows: Pick<AdministratorWriter, 'groups'>,
  id: GroupId,
): Promise<Result<GroupRecord, Refusal>> => {
  const group = await rows.groups.get(id);
  if (!group) return notFound('Group');
  return group.managedBy === 'frontegg' ? ok(group) : refuse('readOnly');
};

/** Such a group, where a caller may make its members what they are through it. */
export const groupInReach = async (
  rows: Pick<AdministratorWriter, 'groups' | 'roles' | 'permissions'>,
  caller: Caller,
  id: GroupId,
): Promise<Result<GroupRecord, Refusal>> => {
  const group = await ownGroup(rows, id);
  if (!group.ok) return group;
  const may = await mayAssign(rows, caller, await rows.roles.find({ where: { id: { in: group.value.roleIds } } }));
  return may.ok ? group : may;
};
