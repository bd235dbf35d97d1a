import { Network } from 'lucide';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { SubTenant, SubTenantPage } from '../../../../core/contract/entities/tenant.ts';
import { ACCOUNTS_PAGE } from '../../../../core/contract/limits.ts';
import { TENANT_SORTS, tenants } from '../../../../core/contract/tenants.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Column, SubjectColumn } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx';
import { InlineSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useListView } from '../../lists/use-list-view.ts';
import { type AccountDialogs, withoutDuplicates } from './account-model.ts';
import { useAccountActions } from './use-account-actions.ts';

const START = { sort: { column: 'name', direction: 'asc' } } as const;
const NONE: readonly SubTenant[] = [];

const pageOf = ({ items }: SubTenantPage) => items;
const idOf = ({ tenantId }: SubTenant) => tenantId;

/** List of all accounts below the company's own, 50 on a page, with the number of people of each. */
export const AccountList = ({ open, add }: { open: AccountDialogs['open']; add: ReactNode }) => {
  const messages = useMessages('all-accounts');
  const { query, view } = useListView(START);
  const sort = TENANT_SORTS.find((one) => one === query.sort?.column) ?? 'name';
  const list = useCall(tenants.search, {
    query: {
      _allLevels: true,
      _limit: ACCOUNTS_PAGE,
      _offset: (query.page - 1) * ACCOUNTS_PAGE,
      _sortBy: sort,
      _order: query.sort?.direction === 'desc' ? 'DESC' : 'ASC',
      ...(query.search && { _filter: query.search }),
    },
  });
  const known = useTableState(list, pageOf);
  const rows = useMemo(() => (known.rows.length > 0 ? withoutDuplicates(known.rows) : NONE), [known.rows]);
  const counts = useCall(tenants.count, { body: { tenantIds: rows.map(idOf) } }, { enabled: rows.length > 0 });
  const actions = useAccountActions(open);
  const actionsOf = useCallback(({ tenantId }: SubTenant) => actions(tenantId), [actions]);
  const { value: people } = counts;
  const unknown = counts.state === 'failed';
  // memoized: new columns rerender every row
  const columns = useMemo(() => columnsIn(messages, people, unknown), [messages, people, unknown]);
  return (
    <DataTable
      {...known}
      {...view}
      rows={rows}
      total={list.value?._metadata.totalItems ?? 0}
      pageSize={ACCOUNTS_PAGE}
      rowId={idOf}
      label={messages.title}
      searchLabel={messages.search}
      count={(count) => messages.count({ count })}
      {...columns}
      actions={actionsOf}
      onOpen={({ tenantId }) => open('account', tenantId)}
      empty={
        <EmptyState icon={Network} title={messages.none.title} action={add}>
          {messages.none.hint}
        </EmptyState>
      }
    />
  );
};

type Counts = readonly { tenantId: string; totalUsers: number }[] | undefined;

const columnsIn = (
  messages: ReturnType<typeof useMessages<'all-accounts'>>,
  counts: Counts,
  unknown: boolean,
): { subject: SubjectColumn<SubTenant>; columns: Column<SubTenant>[] } => {
  const peopleOf = (id: string) => counts?.find(({ tenantId }) => tenantId === id)?.totalUsers;
  return {
    subject: {
      header: messages.columns.name,
      sortable: true,
      of: ({ name, parentName }) => ({ name, detail: messages.below({ name: parentName }) }),
    },
    columns: [
      {
        id: 'people',
        header: messages.columns.people,
        numeric: true,
        narrow: true,
        width: 96,
        cell: ({ tenantId }) => peopleOf(tenantId) ?? (unknown ? undefined : <InlineSkeleton width="short" />),
        line: ({ tenantId }) => {
          const count = peopleOf(tenantId);
          return count === undefined ? undefined : messages.people({ count });
        },
      },
      {
        id: 'type',
        header: messages.columns.type,
        narrow: true,
        width: 128,
        cell: ({ tenantType }) =>
          tenantType === 'customer' ? (
            messages.types[tenantType]
          ) : (
            <Badge tone="info">{messages.types[tenantType]}</Badge>
          ),
        line: ({ tenantType }) => messages.types[tenantType],
      },
      {
        id: 'createdAt',
        header: messages.columns.created,
        sortable: true,
        sortsFirst: 'desc',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
    ],
  };
};
