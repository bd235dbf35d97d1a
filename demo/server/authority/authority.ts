import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { MembershipRecord, PermissionRecord, RoleRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** Roles and permissions of a person in one tenant. */
export interface Authority {
  roles: RoleRecord[];
  permissions: PermissionRecord[];
}

const NOTHING: Authority = { roles: [], permissions: [] };

type Rows = Pick<Reader, 'groups' | 'groupConfigs' | 'roles' | 'permissions'>;
type Place = Pick<MembershipRecord, 'roleIds' | 'groupIds' | 'tenantId'>;

/** Roles through groups, where the tenant enables them. */
const rolesOfGroups = async (rows: Rows, { groupIds, tenantId }: Place): Promise<RoleId[]> => {
  if (groupIds.length === 0) return [];
  const [[config], groups] = await Promise.all([
    rows.groupConfigs.find({ where: { tenantId } }),
    rows.groups.find({ where: { tenantId, id: { in: groupIds } } }),
  ]);
  if (config && !(config.enabled && config.rolesEnabled)) return [];
  return groups.flatMap(({ roleIds }) => roleIds);
};

/** Reads the current authority of a membership. */
export const authorityOf = async (rows: Rows, place: Place): Promise<Authority> => {
  const { tenantId } = place;
  const roleIds = [...new Set([...place.roleIds, ...(await rolesOfGroups(rows, place))])];
  if (roleIds.length === 0) return NOTHING;
  const found = await rows.roles.find({ where: { id: { in: roleIds } }, order: [['level', 'asc']] });
  // roles of other tenants are ignored
  const roles = found.filter((role) => role.tenantId === null || role.tenantId === tenantId);
  const ids = [...new Set(roles.flatMap((role) => role.permissionIds))];
  if (ids.length === 0) return { roles, permissions: [] };
  return { roles, permissions: await rows.permissions.find({ where: { id: { in: ids } }, order: [['key', 'asc']] }) };
};
