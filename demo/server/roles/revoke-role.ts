import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { AdministratorWriter } from '../rules.ts';
import { changeLists } from './change-lists.ts';

/** Takes a role from everybody and every group that has it; how many people had it themselves. */
export const revokeFromAll = async (
  rows: Pick<AdministratorWriter, 'memberships' | 'groups'>,
  roleId: RoleId,
): Promise<number> => {
  const where = { roleIds: { overlaps: [roleId] } };
  const without = (ids: readonly RoleId[]) => ids.filter((id) => id !== roleId);
  await changeLists(rows.groups, await rows.groups.find({ where }), 'roleIds', without);
  const places = await rows.memberships.find({ where });
  await changeLists(rows.memberships, places, 'roleIds', without);
  return places.length;
};
