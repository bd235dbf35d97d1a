import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { notFound, refuse, type Refusal } from '../refusal.ts';
import type { AdministratorWriter, Caller } from '../rules.ts';
import type { MembershipRecord, RoleRecord } from '../store/records.ts';
import { Taken } from '../store/store.ts';
import { isInReach } from './powers.ts';

/** A role of the tenant's own that a caller may change: not the operator's, nor one more powerful than they are. */
export const ownRole = async (
  rows: Pick<AdministratorWriter, 'roles'>,
  caller: Caller,
  id: RoleId,
): Promise<Result<RoleRecord, Refusal>> => {
  const role = await rows.roles.get(id);
  if (!role) return notFound('Role');
  if (role.tenantId === null) return refuse('readOnly');
  return isInReach(caller, role.level) ? ok(role) : refuse('beyondYou');
};

/** Whether another role has the key, of the tenant's or of the operator's. */
export const keyIsTaken = async (
  rows: Pick<AdministratorWriter, 'roles'>,
  key: string,
  id?: RoleId,
): Promise<boolean> => (await rows.roles.find({ where: { key } })).some((role) => role.id !== id);

/** Two that take one key at once: the later is told as one who comes later. */
export const orKeyTaken = (cause: unknown): Result<never, Refusal> => {
  if (cause instanceof Taken) return refuse('keyTaken');
  throw cause;
};

/** The rows that hold a role, by which others they hold, so that few statements take it from many. */
const alike = (places: readonly MembershipRecord[], roleId: RoleId): Map<string, MembershipRecord[]> => {
  const groups = new Map<string, MembershipRecord[]>();
  for (const place of places) {
    const key = place.roleIds.filter((id) => id !== roleId).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return groups;
};

/** Takes a role from everybody who has it; how many they were. */
export const takeFromAll = async (rows: Pick<AdministratorWriter, 'memberships'>, roleId: RoleId): Promise<number> => {
  const places = await rows.memberships.find({ where: { roleIds: { overlaps: [roleId] } } });
  for (const group of alike(places, roleId).values()) {
    const roleIds = group[0]?.roleIds.filter((id) => id !== roleId) ?? [];
    await rows.memberships.update({ id: { in: group.map(({ id }) => id) } }, { roleIds });
  }
  return places.length;
};
