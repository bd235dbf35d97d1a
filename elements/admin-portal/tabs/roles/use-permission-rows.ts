import { useMemo } from 'react';
import type { Permission } from '../../../../core/contract/entities/role.ts';
import { permissions } from '../../../../core/contract/roles.ts';
import type { QueryResult } from '../../../kit/query-result.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useCall } from '../../../kit/use-call.ts';
import type { GridRow } from '../../../ui/check-grid/check-grid.tsx';

/** Permission as a row of a grid. */
export interface PermissionRow extends GridRow {
  readonly permission: Permission;
}

/** Categories by weight: people and what they may do, security, the account, keys; those of a host come last, by name. Ours. */
const CATEGORIES = [
  'users',
  'groups',
  'roles',
  'impersonation',
  'securityPolicy',
  'samlConfiguration',
  'provisioningConfiguration',
  'audits',
  'accountSettings',
  'account-hierarchy',
  'subscriptions',
  'userApiTokens',
  'tenantApiTokens',
  'experiences',
  'connectivity',
];
const VERBS = ['read', 'write', 'delete'];

/** Weight of a permission within its category: see, change, delete, then the rest. */
const verbOf = (key: string): number => placeIn(VERBS, key.split('.').find((part) => VERBS.includes(part)) ?? '');
const placeIn = (list: readonly string[], value: string): number =>
  list.includes(value) ? list.indexOf(value) : list.length;

/** All permissions by weight, grouped by category name; by category id if the names cannot be loaded. */
export const usePermissionRows = (): QueryResult<readonly PermissionRow[]> => {
  const locale = useHostState().locale.tag;
  const list = useCall(permissions.list, {});
  const categories = useCall(permissions.categories, {});
  const rows = useMemo(() => {
    const names = new Map((categories.value ?? []).map(({ id, name }) => [id, name]));
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const rows = list.value?.map((permission) => ({
      permission,
      id: permission.id,
      label: permission.name,
      hint: permission.description || undefined,
      group: names.get(permission.categoryId) ?? permission.categoryId,
    }));
    return rows?.toSorted(
      ({ permission: one, ...a }, { permission: other, ...b }) =>
        placeIn(CATEGORIES, one.categoryId) - placeIn(CATEGORIES, other.categoryId) ||
        compare(a.group, b.group) ||
        verbOf(one.key) - verbOf(other.key) ||
        compare(a.label, b.label),
    );
  }, [list.value, categories.value, locale]);
  return categories.state === 'loading' ? { ...list, state: 'loading', value: undefined } : { ...list, value: rows };
};

/** Permissions that match a search by name, key or category. */
export const useFoundRows = (rows: readonly PermissionRow[], search: string): readonly PermissionRow[] => {
  const locale = useHostState().locale.tag;
  return useMemo(() => {
    const words = search.trim().toLocaleLowerCase(locale);
    return rows.filter(({ label, hint, group, permission }) =>
      [label, hint, group, permission.key].some((text) => text?.toLocaleLowerCase(locale).includes(words)),
    );
  }, [rows, search, locale]);
};
