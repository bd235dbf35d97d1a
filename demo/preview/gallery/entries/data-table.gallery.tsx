import { KeyRound, Lock, Mail, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../../../../elements/ui/avatar/avatar.tsx';
import { Badge } from '../../../../elements/ui/badge/badge.tsx';
import { Button } from '../../../../elements/ui/button/button.tsx';
import type { Column, SubjectColumn } from '../../../../elements/ui/data-table/column.ts';
import { DataTable } from '../../../../elements/ui/data-table/data-table.tsx';
import type { DataTableProps } from '../../../../elements/ui/data-table/data-table.types.ts';
import { NOTHING_SELECTED, type Selection } from '../../../../elements/ui/data-table/selection.ts';
import { useTableView } from '../../../../elements/ui/data-table/use-table-view.ts';
import { EmptyState } from '../../../../elements/ui/empty-state/empty-state.tsx';
import { divider } from '../../../../elements/ui/menu/menu-item.ts';
import { RelativeTime } from '../../../../elements/ui/relative-time/relative-time.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { type Person, staffOf } from '../staff.ts';

const idle = () => undefined;
const staff = staffOf(64);

const TONES = { active: 'success', invited: 'info', locked: 'warning' } as const;
const STATUS = { active: 'Active', invited: 'Invited', locked: 'Locked' } as const;

const subject: SubjectColumn<Person> = {
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

const columns: Column<Person>[] = [
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

const base: DataTableProps<Person> = {
  label: 'Users',
  subject,
  columns,
  rows: staff.slice(0, 6),
  rowId: ({ id }) => id,
  state: 'ready',
  total: 64,
  searchLabel: 'Search users',
  onRetry: idle,
  empty: (
    <EmptyState title="Nobody is here yet" action={<Button look="primary">Invite people</Button>} icon={UserPlus}>
      People you invite can sign in to Acme Robotics.
    </EmptyState>
  ),
};

const actions = ({ id }: Person) =>
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

/** Sorts, searches and pages as a server would. */
const Live = ({ rows: all = staff, chosen, ...rest }: Partial<DataTableProps<Person>> & { chosen?: Selection }) => {
  const { query, view } = useTableView({ sort: { column: 'name', direction: 'asc' } });
  const [selection, setSelection] = useState<Selection>(chosen ?? NOTHING_SELECTED);
  const { search, sort, page } = query;
  const found = useMemo(() => {
    const words = search.toLowerCase();
    const some = all.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words));
    const by = (sort?.column ?? 'name') as keyof Person;
    const turn = sort?.direction === 'desc' ? -1 : 1;
    return some.toSorted(
      (one, other) => turn * String(one[by]).localeCompare(String(other[by]), 'en', { numeric: true }),
    );
  }, [all, search, sort]);
  const rows = useMemo(
    () => (rest.virtual ? found : found.slice((page - 1) * 10, page * 10)),
    [found, page, rest.virtual],
  );
  return (
    <DataTable
      {...base}
      {...view}
      rows={rows}
      total={found.length}
      pageSize={10}
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

const Many = () => {
  const [rows] = useState(() => staffOf(10_000));
  return <Live rows={rows} virtual />;
};

export const entry: GalleryEntry = {
  name: 'Data table',
  is: 'The one table of all screens: searched, sorted, paged, chosen from, and as cards where it is narrow.',
  wide: true,
  states: {
    full: () => <Live />,
    'some chosen': () => <Live chosen={{ all: false, ids: new Set(['u-62', 'u-40', 'u-18']) }} />,
    'rows only': () => <DataTable {...base} total={6} searchLabel={undefined} />,
    'with details': () => (
      <DataTable
        {...base}
        details={({ id, role }) => (id === 'u-2' ? undefined : <p>The role “{role}” was given on the first day.</p>)}
      />
    ),
    loading: () => <DataTable {...base} rows={[]} state="loading" pageSize={4} />,
    'loading again': () => <DataTable {...base} state="reloading" />,
    empty: () => <DataTable {...base} rows={[]} total={0} />,
    'no match': () => <DataTable {...base} rows={[]} total={0} search="zzz" onSearch={idle} />,
    failed: () => <DataTable {...base} rows={[]} state="failed" />,
    'failed to load again': () => <DataTable {...base} state="failed" />,
    'some skipped': () => (
      <DataTable
        {...base}
        onDismissOutcome={idle}
        outcome={{
          done: '8 people locked',
          skipped: [
            { name: 'Ada Lovelace', reason: 'the last administrator cannot be locked' },
            { name: 'Noa Ben-Ami', reason: 'has not accepted the invitation yet' },
            { name: 'Grace Hopper', reason: 'has not accepted the invitation yet' },
          ],
        }}
      />
    ),
    '10,000 rows': () => <Many />,
  },
};
