import type { GroupId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import { mayAssign, mayTake } from '../roles/powers.ts';
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

/** Such a group, where a caller may make people what they are through it, or take that away. */
export const groupInReach = async (
  rows: Pick<AdministratorWriter, 'groups' | 'roles' | 'permissions'>,
  caller: Caller,
  id: GroupId,
  does: 'gives' | 'takes',
): Promise<Result<GroupRecord, Refusal>> => {
  const group = await ownGroup(rows, id);
  if (!group.ok) return group;
  const roles = await rows.roles.find({ where: { id: { in: group.value.roleIds } } });
  const may = does === 'gives' ? await mayAssign(rows, caller, roles) : mayTake(caller, roles);
  return may.ok ? group : may;
};
