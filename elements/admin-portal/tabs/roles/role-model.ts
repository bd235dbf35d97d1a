import type { Messages } from '../../../i18n/namespaces.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { roles } from '../../../../core/contract/roles.ts';
import { cacheUpdate } from '../../../kit/use-command.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import type { RowAccessors } from '../../lists/use-client-rows.ts';
import type { OpenDialog } from '../../router/use-dialog.ts';

/** The dialogs of the tab, by their names in an address. */
export type RoleDialogs = OpenDialog<(typeof ROLE_DIALOGS)[number]>;
export const ROLE_DIALOGS = ['add', 'edit', 'delete', 'role', 'people'] as const;

/** Whether a role comes with the product or is the tenant's own. */
export const kindOf = ({ tenantId }: Role) => (tenantId ? 'own' : 'builtIn');

/** What the list of roles is searched, sorted and filtered by. */
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

/** The list once a role was saved: what is saved next is saved over this one. */
export const roleSavedUpdate = cacheUpdate(roles.list, (list, role: Role): Role[] =>
  list.map((one) => (one.id === role.id ? role : one)),
);

/** Why somebody may not change a role; nothing where they may. */
export const disabledReason = (
  role: Role,
  powers: GrantablePermissions,
  words: Messages['roles']['roles'],
): string | undefined => {
  if (!role.tenantId) return words.locked.builtIn;
  return powers.reaches(role) ? undefined : words.locked.beyond;
};
