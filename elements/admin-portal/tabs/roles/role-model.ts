import type { Messages } from '../../../i18n/namespaces.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { roles } from '../../../../core/contract/roles.ts';
import { cacheUpdate } from '../../../kit/use-command.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import type { RowAccessors } from '../../lists/use-client-rows.ts';
import type { OpenDialog } from '../../router/use-dialog.ts';

/** Dialogs of the tab, by their names in a URL. */
export type RoleDialogs = OpenDialog<(typeof ROLE_DIALOGS)[number]>;
export const ROLE_DIALOGS = ['add', 'edit', 'delete', 'role', 'people'] as const;

/** Whether a role comes with the product or is the tenant's own. */
export const kindOf = ({ tenantId }: Role) => (tenantId ? 'own' : 'builtIn');

/** Accessors to search, sort and filter the list of roles. */
export const READING: RowAccessors<Role> = {
  texts: ({ name, key, description }) => [name, key, description],
  sorts: {
    name: ({ name }) => name,
    key: ({ key }) => key,
    permissions: ({ permissions }) => permissions.length,
    level: ({ level }) => level,
  },
  filters: { kind: (role) => [kindOf(role)] },
};

/** Cache update after a role was saved, so that the next save sends its new version. */
export const roleSavedUpdate = cacheUpdate(roles.list, (list, role: Role): Role[] =>
  list.map((one) => (one.id === role.id ? role : one)),
);

/** Reason why the user cannot change a role; `undefined` if they can. */
export const disabledReason = (
  role: Role,
  grantable: GrantablePermissions,
  messages: Messages['roles']['roles'],
): string | undefined => {
  if (!role.tenantId) return messages.locked.builtIn;
  return grantable.reaches(role) ? undefined : messages.locked.beyond;
};
