import { under } from './endpoint.ts';
import type { IsoDateTime, PermissionId, RoleId } from './entities/ids.ts';
import type { Permission, PermissionCategory, Role } from './entities/role.ts';

const role = under('/identity/resources/roles/v1');
const permission = under('/identity/resources/permissions/v1');

/** A role as an administrator asks for it. What is left out: no default, no permissions, the level of the caller. */
export interface RoleDraft {
  key: string;
  name: string;
  description?: string;
  isDefault?: boolean;
  /** A lower level can act on a higher one. */
  level?: number;
  permissions?: PermissionId[];
}

/** Optimistic concurrency: a change sent with an outdated `updatedAt` is refused. Ours. */
interface Seen {
  updatedAt?: IsoDateTime;
}

// biome-ignore format: one line a call
/** The tenant's roles, and those that every tenant has. Source: protocol/people.md#roles. */
export const roles = {
  list:           role.get('').returns<Role[]>(),
  create:         role.post('').body<RoleDraft>().returns<Role>(),
  update:         role.patch('/{roleId}').body<Partial<Omit<RoleDraft, 'permissions'>> & Seen>().returns<Role>(),
  remove:         role.del('/{roleId}'),
  // ours: a role deleted within the minute, with its permissions and holders
  restore:        role.post('/{roleId}/restore').returns<Role>(),
  setPermissions: role.put('/{roleId}/permissions').body<{ permissionIds: PermissionId[] } & Seen>().returns<Role>(),
};

// biome-ignore format: one line a call
/** Permissions, their categories and the roles that grant them. Source: protocol/people.md#permissions. */
export const permissions = {
  list:       permission.get('').returns<Permission[]>(),
  categories: permission.get('/categories').returns<PermissionCategory[]>(),
  setRoles:   permission.put('/{permissionId}/roles').body<{ roleIds: RoleId[] }>().returns<Permission>(),
};
