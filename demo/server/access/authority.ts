import type { MembershipRecord, PermissionRecord, RoleRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** What a person is and may do in one tenant. */
export interface Authority {
  roles: RoleRecord[];
  permissions: PermissionRecord[];
}

const NOTHING: Authority = { roles: [], permissions: [] };

/** What a membership gives now. */
export const authorityOf = async (
  rows: Pick<Reader, 'roles' | 'permissions'>,
  { roleIds, tenantId }: Pick<MembershipRecord, 'roleIds' | 'tenantId'>,
): Promise<Authority> => {
  if (roleIds.length === 0) return NOTHING;
  const found = await rows.roles.find({ where: { id: { in: roleIds } }, order: [['level', 'asc']] });
  // another tenant's role gives nothing here
  const roles = found.filter((role) => role.tenantId === null || role.tenantId === tenantId);
  const ids = [...new Set(roles.flatMap((role) => role.permissionIds))];
  if (ids.length === 0) return { roles, permissions: [] };
  return { roles, permissions: await rows.permissions.find({ where: { id: { in: ids } }, order: [['key', 'asc']] }) };
};
