import type { Messages } from '../../../i18n/namespaces.ts';
import { Copy, KeyRound, Pencil, ShieldCheck, Trash2, Users } from 'lucide';
import { useCallback, useMemo } from 'react';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { members } from '../../../../core/contract/members.ts';
import { permissions } from '../../../../core/contract/roles.ts';
import type { QueryResult } from '../../../kit/query-result.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Column, SubjectColumn } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import { Truncated } from '../../../ui/truncated/truncated.tsx';
import { InlineSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import { kindOf, disabledReason, READING, type RoleDialogs } from './role-model.ts';

const DeleteRoles = lazyScreen(async () => ({ Screen: (await import('./delete-role.dialog.tsx')).DeleteRolesDialog }));

const idOf = ({ id }: Role) => id;
const all = (list: Role[]): readonly Role[] => list;
const kindBadge = (kind: ReturnType<typeof kindOf>, messages: Messages['roles']['roles']) => (
  <Badge tone={kind === 'own' ? 'info' : 'neutral'}>{messages[kind]}</Badge>
);

/** Table of roles with row actions. */
export const RoleList = ({
  list,
  grantable,
  open,
}: {
  list: QueryResult<Role[]>;
  grantable: GrantablePermissions;
  open: RoleDialogs['open'];
}) => {
  const { roles: messages } = useMessages('roles');
  const { display } = useMessages('ui');
  const total = useCall(permissions.list, {}).value?.length;
  const [mayWrite, mayDelete] = [useHasPermission('fe.secure.write.roles'), useHasPermission('fe.secure.delete.roles')];
  const mayReadPeople = useHasPermission('fe.secure.read.users');
  const locked = useCallback((role: Role) => disabledReason(role, grantable, messages), [grantable, messages]);
  const { table, rows, deleting } = useClientList({
    list,
    rowsIn: all,
    rowId: idOf,
    reading: READING,
    saved: {
      name: 'roles.csv',
      columns: [
        { header: messages.columns.name, text: ({ name }) => name },
        { header: messages.columns.key, text: ({ key }) => key },
        { header: messages.form.about, text: ({ description }) => description },
        { header: messages.columns.permissions, text: ({ permissions }) => permissions.length },
        { header: messages.columns.level, text: ({ level }) => level },
        { header: messages.columns.kind, text: (role) => messages[kindOf(role)] },
      ],
    },
    remove: { label: messages.many.action, allowed: mayDelete, disabledReasonOf: locked },
  });

  // counted for the roles on the current page only: there can be many
  const holders = useCall(
    members.countByRole,
    { query: { ids: rows.map(({ id }) => id).join() } },
    { enabled: mayReadPeople && rows.length > 0 },
  );
  const [counts, unknown] = [holders.value, holders.state === 'failed'];
  const peopleOf = useMemo(
    () =>
      mayReadPeople && !unknown ? (id: Role['id']) => counts?.find(({ roleId }) => roleId === id)?.people : undefined,
    [mayReadPeople, unknown, counts],
  );
  // memoized: new columns rerender every row
  const shape = useMemo(() => shapeIn(messages, display.of, total, peopleOf), [messages, display.of, total, peopleOf]);

  const actions = (role: Role): MenuContent => {
    const lock = disabledReason(role, grantable, messages);
    const kept = lock ? { disabled: lock } : {};
    const details = { label: messages.details, icon: KeyRound, onPress: () => open('role', role.id) };
    const people = { label: messages.people, icon: Users, onPress: () => open('people', role.id) };
    const edit = { ...kept, label: messages.edit, icon: Pencil, onPress: () => open('edit', role.id) };
    const copy = { label: messages.copy, icon: Copy, onPress: () => open('add', role.id) };
    const remove = {
      ...kept,
      label: messages.remove,
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
    <>
      <DataTable
        {...table}
        label={messages.title}
        searchLabel={messages.search}
        count={(count) => messages.count({ count })}
        fields={[
          {
            id: 'kind',
            label: messages.columns.kind,
            choices: (['builtIn', 'own'] as const).map((value) => ({ value, label: messages[value] })),
          },
        ]}
        {...shape}
        actions={actions}
        onOpen={({ id }) => open('role', id)}
        empty={
          <EmptyState
            icon={ShieldCheck}
            title={messages.none.title}
            action={mayWrite && <Button onPress={() => open('add')}>{messages.add}</Button>}
          >
            {messages.none.hint}
          </EmptyState>
        }
      />
      <LoadingBoundary>{deleting && <DeleteRoles {...deleting} />}</LoadingBoundary>
    </>
  );
};

const shapeIn = (
  messages: Messages['roles']['roles'],
  of: Messages['ui']['display']['of'],
  total: number | undefined,
  peopleOf: ((id: Role['id']) => number | undefined) | undefined,
): { subject: SubjectColumn<Role>; columns: Column<Role>[] } => {
  const subject: SubjectColumn<Role> = {
    header: messages.columns.name,
    sortable: true,
    of: ({ name, description, isDefault }) => ({
      name,
      detail: description || undefined,
      mark: isDefault && <Badge>{messages.isDefault}</Badge>,
    }),
  };
  const few = { sortable: true, numeric: true, width: 128, narrow: true } as const;
  // the distinguishing column comes first, so that it is visible in narrow places
  const columns: Column<Role>[] = [
    ...(peopleOf
      ? [
          {
            id: 'people',
            header: messages.columns.people,
            narrow: true,
            numeric: true,
            width: 96,
            cell: ({ id }: Role) => {
              const people = peopleOf(id);
              if (people === undefined) return <InlineSkeleton width="short" />;
              return people === 0 ? messages.noOne : people;
            },
            line: ({ id }: Role) => {
              const people = peopleOf(id);
              return people === undefined
                ? undefined
                : people === 0
                  ? messages.noOne
                  : messages.peopleCount({ count: people });
            },
          },
        ]
      : []),
    {
      id: 'kind',
      header: messages.columns.kind,
      width: 128,
      narrow: true,
      cell: (role) => kindBadge(kindOf(role), messages),
      line: (role) => messages[kindOf(role)],
    },
    {
      ...few,
      id: 'permissions',
      header: messages.columns.permissions,
      cell: ({ permissions }) =>
        total === undefined ? permissions.length : of({ value: permissions.length, max: total }),
    },
    { ...few, id: 'level', header: messages.columns.level, width: 96, cell: ({ level }) => level },
    { id: 'key', header: messages.columns.key, sortable: true, cell: ({ key }) => <Truncated code value={key} /> },
  ];
  return { subject, columns };
};
