import { Copy, KeyRound, Pencil, ShieldCheck, Trash2, Users } from 'lucide-react';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { ok } from '../../../../core/contract/failure.ts';
import type { Answered } from '../../../kit/answered.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTableOf } from '../../../kit/use-table-of.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Column, SubjectColumn } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import type { OpenDialog } from '../../parts/use-dialog.ts';
import { useExport } from '../../parts/use-export.ts';
import { type RowReading, useKnownRows } from '../../parts/use-known-rows.ts';
import { useListView } from '../../parts/use-list-view.ts';
import type { Powers } from '../../parts/use-powers.ts';
import type { RolesMessages } from '../../words/roles.en.ts';

/** The dialogs of the tab, by their names in an address. */
export type RoleDialogs = OpenDialog<(typeof ROLE_DIALOGS)[number]>;
export const ROLE_DIALOGS = ['add', 'edit', 'delete', 'role', 'people'] as const;

const all = (list: Role[]): readonly Role[] => list;
const kindOf = ({ tenantId }: Role) => (tenantId ? 'own' : 'builtIn');
const kindBadge = (kind: ReturnType<typeof kindOf>, words: RolesMessages) => (
  <Badge tone={kind === 'own' ? 'info' : 'neutral'}>{words[kind]}</Badge>
);
const START = { sort: { column: 'name', direction: 'asc' } } as const;
const READING: RowReading<Role> = {
  texts: ({ name, key, description }) => [name, key, description],
  sorts: {
    name: ({ name }) => name,
    key: ({ key }) => key,
    permissions: ({ permissions }) => permissions.length,
    level: ({ level }) => level,
  },
  filters: { kind: (role) => [kindOf(role)] },
};

/** Why somebody may not change a role; nothing where they may. */
export const lockOf = (role: Role, powers: Powers, words: RolesMessages): string | undefined => {
  if (!role.tenantId) return words.locked.builtIn;
  return powers.reaches(role) ? undefined : words.locked.beyond;
};

/** The roles as a table, and what can be done with each. */
export const RoleList = ({
  list,
  powers,
  open,
}: {
  list: Answered<Role[]>;
  powers: Powers;
  open: RoleDialogs['open'];
}) => {
  const { roles: words } = useMessages('adminPortal/roles');
  const [mayWrite, mayDelete] = [useAllowed('fe.secure.write.roles'), useAllowed('fe.secure.delete.roles')];
  const mayReadPeople = useAllowed('fe.secure.read.users');
  const { query, view } = useListView(START);
  const known = useTableOf(list, all);
  const { rows, found, total } = useKnownRows(known.rows, query, READING);
  const exported = useExport<Role>({
    name: 'roles.csv',
    columns: [
      { header: words.columns.name, text: ({ name }) => name },
      { header: words.columns.key, text: ({ key }) => key },
      { header: words.form.about, text: ({ description }) => description },
      { header: words.columns.permissions, text: ({ permissions }) => permissions.length },
      { header: words.columns.level, text: ({ level }) => level },
      { header: words.columns.kind, text: (role) => words[kindOf(role)] },
    ],
    rows: async () => ok(found),
  });

  const subject: SubjectColumn<Role> = {
    header: words.columns.name,
    sortable: true,
    of: ({ name, description, isDefault }) => ({
      name,
      detail: description || undefined,
      mark: isDefault && <Badge>{words.isDefault}</Badge>,
    }),
  };
  const few = { sortable: true, numeric: true, width: 128, narrow: true } as const;
  const columns: Column<Role>[] = [
    { id: 'key', header: words.columns.key, sortable: true, cell: ({ key }) => key },
    { ...few, id: 'permissions', header: words.columns.permissions, cell: ({ permissions }) => permissions.length },
    { ...few, id: 'level', header: words.columns.level, width: 96, cell: ({ level }) => level },
    {
      id: 'kind',
      header: words.columns.kind,
      width: 128,
      narrow: true,
      cell: (role) => kindBadge(kindOf(role), words),
    },
  ];

  const actions = (role: Role): MenuContent => {
    const lock = lockOf(role, powers, words);
    const locked = lock ? { disabled: lock } : {};
    const details = { label: words.details, icon: KeyRound, onPress: () => open('role', role.id) };
    const people = { label: words.people, icon: Users, onPress: () => open('people', role.id) };
    const edit = { ...locked, label: words.edit, icon: Pencil, onPress: () => open('edit', role.id) };
    const copy = { label: words.copy, icon: Copy, onPress: () => open('add', role.id) };
    const remove = {
      ...locked,
      label: words.remove,
      icon: Trash2,
      danger: true,
      onPress: () => open('delete', role.id),
    };
    return [
      details,
      ...(mayReadPeople ? [people] : []),
      ...(mayWrite ? [edit, copy] : []),
      ...(mayDelete ? ([divider, remove] as const) : []),
    ];
  };

  return (
    <DataTable
      {...known}
      {...view}
      {...exported}
      label={words.title}
      searchLabel={words.search}
      count={(count) => words.count({ count })}
      fields={[
        {
          id: 'kind',
          label: words.columns.kind,
          choices: (['builtIn', 'own'] as const).map((value) => ({ value, label: words[value] })),
        },
      ]}
      rows={rows}
      total={total}
      rowId={({ id }) => id}
      subject={subject}
      columns={columns}
      actions={actions}
      onOpen={({ id }) => open('role', id)}
      empty={
        <EmptyState
          icon={ShieldCheck}
          title={words.none.title}
          action={mayWrite && <Button onPress={() => open('add')}>{words.add}</Button>}
        >
          {words.none.hint}
        </EmptyState>
      }
    />
  );
};
