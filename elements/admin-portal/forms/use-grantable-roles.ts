import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { Role } from '../../../core/contract/entities/role.ts';
import { permissions, roles } from '../../../core/contract/roles.ts';
import { useCall } from '../../kit/use-call.ts';
import { useGrantablePermissions } from './use-grantable-permissions.ts';

/**
 * Roles that the user can give, as options; those that were given already stay among them. `list` is answered once the
 * permissions in the roles are known, too.
 */
export const useGrantableRoles = (enabled: boolean) => {
  const grantable = useGrantablePermissions();
  const all = useCall(roles.list, {}, { enabled });
  const known = useCall(permissions.list, {}, { enabled });
  const holds = new Set(known.value?.filter(grantable.holds).map(({ id }) => id));
  const isGrantable = (role: Role) => grantable.reaches(role) && role.permissions.every((id) => holds.has(id));
  const list: typeof all = all.value && !known.value ? { ...known, value: undefined } : all;
  return {
    list,
    optionsOf: (all: readonly Role[], had: readonly RoleId[]) =>
      all
        .filter((role) => had.includes(role.id) || isGrantable(role))
        .map((role) => ({ value: role.id, label: role.name, hint: role.description || undefined })),
  };
};
