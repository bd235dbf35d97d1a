import { ShieldCheck } from 'lucide-react';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { roles } from '../../../../core/contract/roles.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTableOf } from '../../../kit/use-table-of.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Column, SubjectColumn } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { type RowReading, useKnownRows } from '../../parts/use-known-rows.ts';
import { useListView } from '../../parts/use-list-view.ts';

const all = (list: Role[]): readonly Role[] => list;
const START = { sort: { column: 'name', direction: 'asc' } } as const;
const READING: RowReading<Role> = {
  texts: ({ name, key, description }) => [name, key, description],
  sorts: { name: ({ name }) => name, permissions: ({ permissions }) => permissions.length },
};

/** The roles of a company, and those that every company has. Source: SPEC §2 "Portal tabs", §3 "Role". */
export const Screen = () => {
  const { roles: words } = useMessages('adminPortal/roles');
  const list = useCall(roles.list, {});
  const { query, view } = useListView(START);
  const known = useTableOf(list, all);
  const { rows, total } = useKnownRows(known.rows, query, READING);

  const subject: SubjectColumn<Role> = {
    header: words.columns.name,
    sortable: true,
    of: ({ name, description, isDefault }) => ({
      name,
      detail: description ?? undefined,
      mark: isDefault && <Badge>{words.isDefault}</Badge>,
    }),
  };
  const columns: Column<Role>[] = [
    { id: 'key', header: words.columns.key, cell: ({ key }) => key },
    {
      id: 'permissions',
      header: words.columns.permissions,
      sortable: true,
      numeric: true,
      width: 128,
      narrow: true,
      cell: ({ permissions }) => permissions.length,
    },
    {
      id: 'kind',
      header: words.columns.kind,
      width: 128,
      narrow: true,
      cell: ({ tenantId }) => (tenantId ? words.own : words.builtIn),
    },
  ];

  return (
    <Page title={words.title} description={words.description}>
      <DataTable
        {...known}
        {...view}
        label={words.title}
        searchLabel={words.search}
        count={(count) => words.count({ count })}
        rows={rows}
        total={total}
        rowId={({ id }) => id}
        subject={subject}
        columns={columns}
        empty={
          <EmptyState icon={ShieldCheck} title={words.none.title}>
            {words.none.hint}
          </EmptyState>
        }
      />
    </Page>
  );
};
