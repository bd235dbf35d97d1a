import { covers } from '../../../core/contract/access.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { MemberStats } from '../../../core/contract/entities/member.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { canRevoke } from './grantable.ts';
import type { AdministratorWriter, Caller } from '../rules.ts';
import { ACTIVE } from './active-memberships.ts';
import type { MembershipRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** Permission of an administrator: with it, everything else can be restored. Ours. */
const MANAGES: PermissionKey = 'fe.secure.write.users';

type Rows = Pick<Reader, 'memberships' | 'roles' | 'permissions' | 'groups' | 'groupConfigs'>;

/** Whether unconfirmed people may sign in: then they count as well. */
type Policy = { readonly config: Pick<Ports['config'], 'allowNotVerifiedUsersLogin'> };

/** Queries for active administrators: by roles of their own, and by groups whose roles count. */
const administrators = async (rows: Rows, { config }: Policy, tenantId?: TenantId) => {
  const of = tenantId === undefined ? {} : { tenantId };
  const enough = (await rows.permissions.find()).filter(({ key }) => covers(key, MANAGES)).map(({ id }) => id);
  const roles = await rows.roles.find({ where: { permissionIds: { overlaps: enough } } });
  const roleIds = roles.map(({ id }) => id);
  const left = { ...ACTIVE, ...of, ...(!config.allowNotVerifiedUsersLogin && { activated: true }) };
  return {
    roleIds,
    byRole: (limit: number) => rows.memberships.find({ where: { ...left, roleIds: { overlaps: roleIds } }, limit }),
    byGroup: async (limit: number) => {
      const [groupConfig] = await rows.groupConfigs.find({ where: of });
      if (groupConfig && !(groupConfig.enabled && groupConfig.rolesEnabled)) return [];
      const groups = await rows.groups.find({ where: { ...of, roleIds: { overlaps: roleIds } } });
      const groupIds = { overlaps: groups.map(({ id }) => id) };
      return groups.length > 0 ? rows.memberships.find({ where: { ...left, groupIds }, limit }) : [];
    },
  };
};

/** Checks whether an active administrator is left in the tenant. */
const hasAdministrator = async (rows: Rows, policy: Policy): Promise<boolean> => {
  const { byRole, byGroup } = await administrators(rows, policy);
  return (await byRole(1)).length > 0 || (await byGroup(1)).length > 0;
};

/**
 * Last administrator of the tenant, with the roles of which they must keep one: none where a group gives the
 * permission. Undefined where several are left, or none. The tenant is named where the rows are not of one alone.
 */
export const findLastAdmin = async (
  rows: Rows,
  policy: Policy,
  tenantId?: TenantId,
): Promise<MemberStats['lastAdministrator']> => {
  const { roleIds, byRole, byGroup } = await administrators(rows, policy, tenantId);
  const own = await byRole(2);
  if (own.length > 1) return undefined;
  const grouped = await byGroup(2);
  const [id, ...others] = new Set([...own, ...grouped].map(({ userId }) => userId));
  return id && others.length === 0 ? { id, roleIds: grouped.length > 0 ? [] : roleIds } : undefined;
};

/** Runs a change and refuses it when it leaves no administrator. */
export const keepLastAdmin = async <Value>(
  rows: Rows,
  policy: Policy,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  const before = await hasAdministrator(rows, policy);
  const done = await work();
  if (!done.ok || !before || (await hasAdministrator(rows, policy))) return done;
  return refuse('lastAdministrator');
};

/**
 * Checks whether a caller can act on a person: not themselves, nor anyone more powerful by role
 * level, nor a super user unless they are one.
 */
export const canTarget = async (
  rows: Pick<AdministratorWriter, 'roles' | 'groups' | 'people'>,
  caller: Caller,
  place: MembershipRecord,
): Promise<Result<void, Refusal>> => {
  if (place.userId === caller.userId) return refuse('cannotTargetSelf');
  const person = await rows.people.get(place.id);
  if (person?.superUser && !caller.superUser) return refuse('insufficientPrivilege');
  const groups = place.groupIds.length > 0 ? await rows.groups.find({ where: { id: { in: place.groupIds } } }) : [];
  const ids = [...place.roleIds, ...groups.flatMap(({ roleIds }) => roleIds)];
  return ids.length === 0 ? ok(undefined) : canRevoke(caller, await rows.roles.find({ where: { id: { in: ids } } }));
};
