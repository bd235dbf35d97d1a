import { LayoutGrid, Pencil, Rows3, Settings2, Trash2, Users, UsersRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTableOf } from '../../../kit/use-table-of.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Column, SubjectColumn } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState, NoMatch } from '../../../ui/empty-state/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { GridOf } from '../../parts/check-grid.tsx';
import { usePlaces } from '../../parts/place-context.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { useExport } from '../../parts/use-export.ts';
import { type RowReading, useKnownRows } from '../../parts/use-known-rows.ts';
import { useListView } from '../../parts/use-list-view.ts';
import { GroupCards, GroupMark, GroupPeople, GroupRoles } from './group-cards.tsx';

const AddGroup = lazy(async () => ({ default: (await import('./group.dialog.tsx')).AddGroupDialog }));
const EditGroup = lazy(async () => ({ default: (await import('./group.dialog.tsx')).EditGroupDialog }));
const DeleteGroup = lazy(async () => ({ default: (await import('./delete-group.dialog.tsx')).DeleteGroupDialog }));
const GroupDetails = lazy(async () => ({ default: (await import('./group-details.dialog.tsx')).GroupDetails }));
const GroupSettings = lazy(async () => ({
  default: (await import('./group-settings.dialog.tsx')).GroupSettingsDialog,
}));

/** Source: UX §7. */
const PAGE_SIZE = 20;
const START = { sort: { column: 'name', direction: 'asc' } } as const;
const keptBy = ({ managedBy }: Group) => (managedBy === 'scim2' ? 'directory' : 'here');
const READING: RowReading<Group> = {
  texts: ({ name, description }) => [name, description],
  sorts: { name: ({ name }) => name, roles: ({ roles = [] }) => roles.length },
  filters: { kept: (group) => [keptBy(group)], roles: ({ roles = [] }) => roles.map(({ id }) => id) },
};

/** The tenant's groups, with what each gives its members. Source: SPEC §2 "Portal tabs", §3 "Group". */
export const Screen = () => {
  const { groups: words } = useMessages('adminPortal/groups');
  const [mayWrite, mayDelete] = [useAllowed('fe.secure.write.groups'), useAllowed('fe.secure.delete.groups')];
  const { place, go } = usePlaces();
  const { dialog, row, open, close } = useDialog('add', 'edit', 'delete', 'people', 'roles', 'settings');
  const { query, view } = useListView(START);
  const list = useCall(groups.list, { query: { _groupsRelations: 'roles' } });
  const config = useCall(groups.config, {});
  const known = useTableOf(list, ({ groups: all }) => all);
  const { rows, found, total } = useKnownRows(known.rows, query, READING);
  // who is in them is asked of those in sight alone: a company may have many people in many groups
  const people = useCall(
    groups.bulkGet,
    { query: { _groupsRelations: 'users' }, body: { groupsIds: rows.map(({ id }) => id) } },
    { enabled: rows.length > 0 },
  );
  const usersOf = ({ id }: Group) =>
    people.value?.find((one) => one.id === id)?.users ?? (people.state === 'failed' ? [] : undefined);
  const exported = useExport<Group>({
    name: 'groups.csv',
    columns: [
      { header: words.columns.name, text: ({ name }) => name },
      { header: words.columns.roles, text: ({ roles = [] }) => roles.map(({ name }) => name).join(', ') },
      { header: words.columns.kept, text: (group) => words[keptBy(group)] },
    ],
    rows: async () => ok(found),
  });

  // an address may name one that there is not, or one that whoever follows it may not change
  const group = known.rows.find(({ id }) => id === row);
  const changeable = group?.managedBy === 'frontegg' ? group : undefined;
  const actions = (one: Group): MenuContent => {
    const locked = one.managedBy === 'scim2' ? { disabled: words.lock.directory } : {};
    const edit = { ...locked, label: words.edit, icon: Pencil, onPress: () => open('edit', one.id) };
    const remove = {
      ...locked,
      label: words.remove,
      icon: Trash2,
      danger: true,
      onPress: () => open('delete', one.id),
    };
    return [
      { label: words.open, icon: Users, onPress: () => open('people', one.id) },
      ...(mayWrite ? [edit] : []),
      ...(mayDelete ? ([divider, remove] as const) : []),
    ];
  };
  const asCards = place.subTab === 'cards';
  const look = (cards: boolean) => go({ ...place, subTab: cards ? 'cards' : undefined }, { replace: true });
  const looks = (
    <>
      <IconButton look="bordered" name={words.table} icon={Rows3} aria-pressed={!asCards} onPress={() => look(false)} />
      <IconButton
        look="bordered"
        name={words.cards}
        icon={LayoutGrid}
        aria-pressed={asCards}
        onPress={() => look(true)}
      />
    </>
  );
  const empty = (
    <EmptyState
      icon={UsersRound}
      title={words.none.title}
      action={mayWrite && <Button onPress={() => open('add')}>{words.add}</Button>}
    >
      {words.none.hint}
    </EmptyState>
  );
  const off = config.value && (config.value.enabled ? !config.value.rolesEnabled && words.rolesOff : words.off);
  return (
    <Page
      title={words.title}
      description={words.description}
      action={
        mayWrite && (
          <>
            <IconButton look="bordered" name={words.settings} icon={Settings2} onPress={() => open('settings')} />
            <Button look="primary" onPress={() => open('add')}>
              {words.add}
            </Button>
          </>
        )
      }
    >
      {off && <Banner tone="warning">{off}</Banner>}
      {asCards && known.rows.length > 0 ? (
        <GridOf
          wide
          bar={
            <>
              <SearchField
                label={words.search}
                value={query.search}
                onChange={(search) => view.onSearch?.(search)}
                results={total}
              />
              {looks}
            </>
          }
        >
          {rows.length > 0 ? (
            <GroupCards groups={rows} usersOf={usersOf} actions={actions} onOpen={({ id }) => open('people', id)} />
          ) : (
            <NoMatch onClear={() => go({ ...place, list: undefined }, { replace: true })} />
          )}
          <Pagination
            page={query.page}
            pageSize={PAGE_SIZE}
            total={total}
            label={words.title}
            onChange={(page) => view.onPage?.(page)}
          />
        </GridOf>
      ) : (
        <DataTable
          {...known}
          {...view}
          {...exported}
          label={words.title}
          searchLabel={words.search}
          count={(count) => words.count({ count })}
          tools={looks}
          fields={[
            {
              id: 'kept',
              label: words.columns.kept,
              choices: (['here', 'directory'] as const).map((value) => ({ value, label: words[value] })),
            },
          ]}
          rows={rows}
          total={total}
          rowId={({ id }) => id}
          subject={subjectIn(words.columns.name, words.directory)}
          columns={columnsOf(words.columns, usersOf)}
          actions={actions}
          onOpen={({ id }) => open('people', id)}
          empty={empty}
        />
      )}
      <Suspense>
        {dialog === 'add' && mayWrite && <AddGroup onClose={close} onAdded={({ id }) => open('people', id)} />}
        {dialog === 'edit' && mayWrite && changeable && <EditGroup group={changeable} onClose={close} />}
        {dialog === 'delete' && mayDelete && changeable && <DeleteGroup group={changeable} onClose={close} />}
        {(dialog === 'people' || dialog === 'roles') && group && (
          <GroupDetails
            key={group.id}
            group={group}
            view={dialog}
            onView={(next) => open(next, group.id)}
            onClose={close}
          />
        )}
        {dialog === 'settings' && mayWrite && config.value && <GroupSettings config={config.value} onClose={close} />}
      </Suspense>
    </Page>
  );
};

const subjectIn = (header: string, directory: string): SubjectColumn<Group> => ({
  header,
  sortable: true,
  pictured: true,
  of: ({ name, description, color, managedBy }) => ({
    name,
    detail: description,
    picture: <GroupMark color={color} />,
    mark: managedBy === 'scim2' && <Badge tone="info">{directory}</Badge>,
  }),
});

const columnsOf = (
  words: Readonly<Record<'people' | 'roles', string>>,
  usersOf: (group: Group) => Group['users'],
): Column<Group>[] => [
  { id: 'people', header: words.people, cell: (group) => <GroupPeople group={group} users={usersOf(group)} /> },
  { id: 'roles', header: words.roles, sortable: true, cell: ({ roles = [] }) => <GroupRoles roles={roles} /> },
];
