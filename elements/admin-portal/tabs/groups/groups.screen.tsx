import type { Messages } from '../../../i18n/namespaces.ts';
import { Pencil, Trash2, Users, UsersRound } from 'lucide';
import { useCallback, useMemo } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Column, SubjectColumn } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import { Page } from '../../../ui/page/page.tsx';
import { usePortalRouter } from '../../router/portal-router.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import type { RowAccessors } from '../../lists/use-client-rows.ts';
import { GroupViewSwitch, GroupMark, GroupPeople, GroupRoles, GroupCards } from './group-cards.tsx';

const AddGroup = lazyScreen(async () => ({ Screen: (await import('./group.dialog.tsx')).AddGroupDialog }));
const EditGroup = lazyScreen(async () => ({ Screen: (await import('./group.dialog.tsx')).EditGroupDialog }));
const DeleteGroup = lazyScreen(async () => ({ Screen: (await import('./delete-group.dialog.tsx')).DeleteGroupDialog }));
const DeleteGroups = lazyScreen(async () => ({
  Screen: (await import('./delete-group.dialog.tsx')).DeleteGroupsDialog,
}));
const GroupDetails = lazyScreen(async () => ({ Screen: (await import('./group-details.dialog.tsx')).GroupDetails }));
const GroupSettings = lazyScreen(async () => ({
  Screen: (await import('./group-settings.dialog.tsx')).GroupSettingsDialog,
}));

const idOf = ({ id }: Group) => id;
const groupsIn = ({ groups: all }: { groups: Group[] }): readonly Group[] => all;
const keptBy = ({ managedBy }: Group) => (managedBy === 'scim2' ? 'directory' : 'here');
const READING: RowAccessors<Group> = {
  texts: ({ name, description }) => [name, description],
  sorts: { name: ({ name }) => name, roles: ({ roles = [] }) => roles.length },
  filters: { kept: (group) => [keptBy(group)], roles: ({ roles = [] }) => roles.map(({ id }) => id) },
};

/** Groups of the tenant, with their members and roles. Source: product.md#portal-tabs, protocol/people.md#groups. */
export const Screen = () => {
  const {
    groups: messages,
    groupForms: { many },
  } = useMessages('groups');
  const [mayWrite, mayDelete] = [
    useHasPermission('fe.secure.write.groups'),
    useHasPermission('fe.secure.delete.groups'),
  ];
  const { location: place, change } = usePortalRouter();
  const { dialog, row, open, close } = useDialog('add', 'edit', 'delete', 'people', 'roles', 'settings');
  const list = useCall(groups.list, { query: { _groupsRelations: 'roles' } });
  const config = useCall(groups.config, {});
  const directory = messages.lock.directory;
  const disabledReasonOf = useCallback(
    ({ managedBy }: Group) => (managedBy === 'scim2' ? directory : undefined),
    [directory],
  );
  const known = useClientList({
    list,
    rowsIn: groupsIn,
    rowId: idOf,
    reading: READING,
    saved: {
      name: 'groups.csv',
      columns: [
        { header: messages.columns.name, text: ({ name }) => name },
        { header: messages.columns.roles, text: ({ roles = [] }) => roles.map(({ name }) => name).join(', ') },
        { header: messages.columns.kept, text: (group) => messages[keptBy(group)] },
      ],
    },
    remove: { label: many.action, allowed: mayDelete, disabledReasonOf },
  });
  const { rows } = known;
  // members are loaded for the groups on the current page only: there can be many
  const people = useCall(
    groups.bulkGet,
    { query: { _groupsRelations: 'users' }, body: { groupsIds: rows.map(({ id }) => id) } },
    { enabled: rows.length > 0 },
  );
  const [inEach, unknown] = [people.value, people.state === 'failed'];
  const usersOf = useCallback(
    ({ id }: Group) => inEach?.find((one) => one.id === id)?.users ?? (unknown ? [] : undefined),
    [inEach, unknown],
  );
  // a URL can name a group that does not exist or that cannot be changed
  const group = known.all.find(({ id }) => id === row);
  const changeable = group?.managedBy === 'frontegg' ? group : undefined;
  const actions = (one: Group): MenuContent => {
    const lock = disabledReasonOf(one);
    const locked = lock ? { disabled: lock } : {};
    const edit = { ...locked, label: messages.edit, icon: Pencil, onPress: () => open('edit', one.id) };
    const remove = {
      ...locked,
      label: messages.remove,
      icon: Trash2,
      danger: true,
      onPress: () => open('delete', one.id),
    };
    return [
      { label: messages.open, icon: Users, onPress: () => open('people', one.id) },
      ...(mayWrite ? [edit] : []),
      ...(mayDelete ? ([divider, remove] as const) : []),
    ];
  };
  const asCards = place.subTab === 'cards';
  const look = (cards: boolean) => change({ subTab: cards ? 'cards' : undefined }, { replace: true });
  const looks = <GroupViewSwitch asCards={asCards} onLook={look} />;
  const fields = [
    {
      id: 'kept',
      label: messages.columns.kept,
      choices: (['here', 'directory'] as const).map((value) => ({ value, label: messages[value] })),
    },
  ];
  const showPeople = ({ id }: Group) => open('people', id);
  const cards = (groups: readonly Group[], shown: ReadonlySet<string>) => (
    <GroupCards groups={groups} shown={shown} usersOf={usersOf} actions={actions} onOpen={showPeople} />
  );
  const { columns: headers } = messages;
  // memoized: new columns rerender every row
  const subject = useMemo(() => subjectIn(headers.name, messages.directory), [headers, messages]);
  const columns = useMemo(
    () => columnsOf(headers, messages.people, messages.noOne, usersOf),
    [headers, messages, usersOf],
  );
  const empty = (
    <EmptyState
      icon={UsersRound}
      title={messages.none.title}
      action={mayWrite && <Button onPress={() => open('add')}>{messages.add}</Button>}
    >
      {messages.none.hint}
    </EmptyState>
  );
  const off = config.value && (config.value.enabled ? !config.value.rolesEnabled && messages.rolesOff : messages.off);
  return (
    <Page
      title={messages.title}
      description={messages.description}
      action={
        mayWrite && (
          <>
            <Button onPress={() => open('settings')}>{messages.settings}</Button>
            <Button look="primary" onPress={() => open('add')}>
              {messages.add}
            </Button>
          </>
        )
      }
    >
      {off && <Banner tone="warning">{off}</Banner>}
      <DataTable
        {...known.table}
        label={messages.title}
        searchLabel={messages.search}
        count={(count) => messages.count({ count })}
        tools={looks}
        fields={fields}
        subject={subject}
        columns={columns}
        actions={actions}
        onOpen={showPeople}
        empty={empty}
        cards={asCards ? cards : undefined}
      />
      <LoadingBoundary>
        {dialog === 'add' && mayWrite && <AddGroup onClose={close} onAdded={({ id }) => open('people', id)} />}
        {dialog === 'edit' && mayWrite && changeable && <EditGroup group={changeable} onClose={close} />}
        {dialog === 'delete' && mayDelete && changeable && <DeleteGroup group={changeable} onClose={close} />}
        {known.deleting && <DeleteGroups {...known.deleting} />}
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
      </LoadingBoundary>
    </Page>
  );
};

const subjectIn = (header: string, directory: string): SubjectColumn<Group> => ({
  header,
  sortable: true,
  pictured: true,
  pictureWidth: 12,
  of: ({ name, description, color, managedBy }) => ({
    name,
    detail: description,
    picture: <GroupMark color={color} />,
    mark: managedBy === 'scim2' && <Badge tone="info">{directory}</Badge>,
  }),
});

const columnsOf = (
  messages: Readonly<Record<'people' | 'roles', string>>,
  people: Messages['groups']['groups']['people'],
  noOne: string,
  usersOf: (group: Group) => Group['users'],
): Column<Group>[] => [
  {
    id: 'people',
    header: messages.people,
    narrow: true,
    width: 176,
    cell: (group) => <GroupPeople group={group} users={usersOf(group)} />,
    line: (group) => {
      const count = usersOf(group)?.length;
      return count === 0 ? noOne : count && people({ count });
    },
  },
  {
    id: 'roles',
    header: messages.roles,
    sortable: true,
    width: 200,
    cell: ({ roles = [] }) => <GroupRoles roles={roles} />,
    line: ({ roles = [] }) => roles.map(({ name }) => name).join(', '),
  },
];
