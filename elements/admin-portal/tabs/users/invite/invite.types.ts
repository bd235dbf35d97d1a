import type { RoleId } from '../../../../../core/contract/entities/ids.ts';

/** Roles of an invitation as the request has them; without any, the server gives the default roles. */
export const rolesSent = (roleIds: readonly RoleId[]): { roleIds?: RoleId[] } =>
  roleIds.length > 0 ? { roleIds: [...roleIds] } : {};
