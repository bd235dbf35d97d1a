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

/** All permissions grouped by category name; by category id if the names cannot be loaded. */
export const usePermissionRows = (): QueryResult<readonly PermissionRow[]> => {
  const list = useCall(permissions.list, {});
  const categories = useCall(permissions.categories, {});
  const rows = useMemo(() => {
    const names = new Map((categories.value ?? []).map(({ id, name }) => [id, name]));
    return list.value?.map((permission) => ({
      permission,
      id: permission.id,
      label: permission.name,
      hint: permission.description || undefined,
      group: names.get(permission.categoryId) ?? permission.categoryId,
    }));
  }, [list.value, categories.value]);
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
