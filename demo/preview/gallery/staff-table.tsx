import { KeyRound, Lock, Mail, Pencil, Trash2, UserPlus } from 'lucide';
import { useMemo, useState } from 'react';
import { Avatar } from '../../../elements/ui/avatar/avatar.tsx';
import { Badge } from '../../../elements/ui/badge/badge.tsx';
import { Button } from '../../../elements/ui/button/button.tsx';
import type { Column, SubjectColumn } from '../../../elements/ui/data-table/column.ts';
import { DataTable } from '../../../elements/ui/data-table/data-table.tsx';
import type { DataTableProps } from '../../../elements/ui/data-table/data-table.types.ts';
import type { Filter, FilterField } from '../../../elements/ui/data-table/filter.ts';
import { NOTHING_SELECTED, type Selection } from '../../../elements/ui/data-table/selection.ts';
import { useTableView } from '../../../elements/ui/data-table/use-table-view.ts';
import { EmptyState } from '../../../elements/ui/empty-state/empty-state.tsx';
import { divider } from '../../../elements/ui/menu/menu-item.ts';
import { RelativeTime } from '../../../elements/ui/relative-time/relative-time.tsx';
import { type StaffMember, staffOf } from './staff.ts';

/** Press handler that does nothing. */
export const idle = () => undefined;
export const staff = staffOf(24);
const collator = new Intl.Collator('en', { numeric: true });
/** Page size. */
const PAGE = 4;

const TONES = { active: 'success', invited: 'info', locked: 'warning' } as const;
const STATUS = { active: 'Active', invited: 'Invited', locked: 'Locked' } as const;

const subject: SubjectColumn<StaffMember> = {
  header: 'Name',
  sortable: true,
  pictured: true,
  of: (person) => ({
    name: person.name,
    detail: person.email,
    picture: <Avatar name={person.name} id={person.id} />,
    mark: person.id === 'u-1' && <Badge>You</Badge>,
  }),
};

const columns: Column<StaffMember>[] = [
  { id: 'role', header: 'Role', sortable: true, cell: ({ role }) => role },
  { id: 'group', header: 'Group', cell: ({ group }) => group },
  {
    id: 'status',
    header: 'Status',
    width: 112,
    narrow: true,
    cell: ({ status }) => (
      <Badge tone={TONES[status]} dot>
        {STATUS[status]}
      </Badge>
    ),
  },
  {
    id: 'lastSeen',
    header: 'Last seen',
    sortable: true,
    sortsFirst: 'desc',
    width: 120,
    cell: ({ lastSeen }) => lastSeen && <RelativeTime at={lastSeen} short />,
  },
  { id: 'sessions', header: 'Sessions', numeric: true, width: 96, narrow: true, cell: ({ sessions }) => sessions },
  { id: 'id', header: 'Identifier', hidden: true, cell: ({ id }) => id },
];

/** The least a table of Acme Robotics' people is given. */
export const staffTable: DataTableProps<StaffMember> = {
  label: 'Users',
  subject,
  columns,
  rows: staff.slice(0, 3),
  rowId: ({ id }) => id,
  state: 'ready',
  total: 24,
  searchLabel: 'Search users',
  onRetry: idle,
  empty: (
    <EmptyState title="No users yet" action={<Button look="primary">Invite people</Button>} icon={UserPlus}>
      People you invite can sign in to Acme Robotics.
    </EmptyState>
  ),
};

const actions = ({ id }: StaffMember) =>
  [
    { label: 'Edit roles', icon: Pencil, onPress: idle },
    { label: 'Send the invitation again', icon: Mail, onPress: idle },
    { label: 'Reset two-factor sign-in', icon: KeyRound, onPress: idle },
    divider,
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      onPress: idle,
      ...(id === 'u-1' && { disabled: 'You cannot delete yourself.' }),
    },
  ] as const;

const fields: FilterField[] = [
  {
    id: 'role',
    label: 'Role',
    choices: ['Administrator', 'Member', 'Read-only', 'Support', 'Billing'].map((role) => ({
      value: role,
      label: role,
    })),
  },
  {
    id: 'status',
    label: 'Status',
    choices: (['active', 'invited', 'locked'] as const).map((status) => ({ value: status, label: STATUS[status] })),
  },
];

/** A table that is sorted, searched and paged as a server would. */
export const StaffTable = ({
  rows: all = staff,
  chosen,
  filtered = [],
  ...rest
}: Partial<DataTableProps<StaffMember>> & { chosen?: Selection; filtered?: readonly Filter[] }) => {
  const { query, view } = useTableView({ sort: { column: 'name', direction: 'asc' }, filters: filtered });
  const [selection, setSelection] = useState<Selection>(chosen ?? NOTHING_SELECTED);
  const { search, filters, sort, page } = query;
  const found = useMemo(() => {
    const words = search.toLowerCase();
    const some = all.filter(
      (person) =>
        `${person.name} ${person.email}`.toLowerCase().includes(words) &&
        filters.every(({ field, value }) => value.includes(String(person[field as keyof StaffMember]))),
    );
    const by = (sort?.column ?? 'name') as keyof StaffMember;
    const turn = sort?.direction === 'desc' ? -1 : 1;
    return some.toSorted((one, other) => turn * collator.compare(String(one[by]), String(other[by])));
  }, [all, search, filters, sort]);
  const rows = useMemo(
    () => (rest.virtual ? found : found.slice((page - 1) * PAGE, page * PAGE)),
    [found, page, rest.virtual],
  );
  return (
    <DataTable
      {...staffTable}
      {...view}
      rows={rows}
      total={found.length}
      pageSize={PAGE}
      fields={fields}
      selection={selection}
      onSelection={setSelection}
      locked={({ id }) => (id === 'u-1' ? 'You cannot choose yourself.' : undefined)}
      bulk={[
        { label: 'Edit roles', icon: Pencil, onPress: idle },
        { label: 'Lock', icon: Lock, onPress: idle },
        { label: 'Sign out everywhere', icon: KeyRound, onPress: idle },
        { label: 'Delete', icon: Trash2, danger: true, onPress: idle },
      ]}
      actions={actions}
      onOpen={idle}
      onExport={idle}
      count={(total) => `${total.toLocaleString('en')} users`}
      {...rest}
    />
  );
};
