import { UserPlus, Users } from 'lucide';
import { type ReactNode, useCallback, useId, useMemo } from 'react';
import type { TeamUser } from '../../../../core/contract/entities/member.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useApp, useAppState } from '../../../kit/use-app.ts';
import { mapResult } from '../../../kit/query-result.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useHostEvents } from '../../use-host-events.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../ui/tabs/tabs.tsx';
import { usePortalRouter } from '../../router/portal-router.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { useListView } from '../../lists/use-list-view.ts';
import { usePeopleBulk } from './bulk/use-people-bulk.tsx';
import { usePeopleExport } from './export/use-people-export.tsx';
import { RoleMenu } from './list/roles-cell.tsx';
import { useRolesCount } from './list/use-roles-count.ts';
import { useRoleMenu } from './person/use-role-menu.ts';
import { mayOpen, USER_DIALOGS, useUserRights, useUserActions } from './person/use-user-actions.ts';
import { useOwnId, useUserColumns } from './list/user-columns.tsx';
import { startOfDay, useUserFilters, membersQueryOf } from './list/user-filters.tsx';
import { fieldAppearanceIn } from '../../../../core/portal/appearance.ts';

const UserDialogs = lazyScreen(() => import('./person/user-dialogs.tsx'));
const InviteDialog = lazyScreen(() => import('./invite/invite.dialog.tsx'));
const InvitationList = lazyScreen(() => import('./invitations/invitations.list.tsx'));
const PersonDrawer = lazyScreen(() => import('./person/person.drawer.tsx'));

const itemsIn = ({ items }: { items: readonly TeamUser[] }) => items;

/** Sub-tab of pending invitations. Ours: the protocol names none. */
const INVITATIONS = 'invitations';

/** Users of a company, with roles and status. Source: product.md#portal-tabs, protocol/people.md#members. */
export const Screen = () => {
  const { users: messages } = useMessages('users');
  const id = useId();
  const may = useUserRights();
  const { location: place, go } = usePortalRouter();
  const { dialog, open, close } = useDialog('invite');
  const { inviteMemberClicked } = useHostEvents();
  const hasInvitations = useSubTabs('users')(INVITATIONS);
  const { pending } = useCall(members.stats, {}).value ?? {};
  const view = hasInvitations && place.subTab === INVITATIONS ? INVITATIONS : 'members';
  const inviting = (look?: 'primary') =>
    may.write && (
      <Button
        {...(look && { look })}
        onPress={() => {
          inviteMemberClicked();
          open('invite');
        }}
      >
        <Icon of={UserPlus} size={16} />
        {messages.invite}
      </Button>
    );
  const list =
    view === INVITATIONS ? (
      <LoadingBoundary>
        <InvitationList invite={inviting()} />
      </LoadingBoundary>
    ) : (
      <UserList invite={inviting()} />
    );
  const tabs = [
    { id: 'members', label: messages.views.members },
    { id: INVITATIONS, label: messages.views.invitations, ...(pending !== undefined && { count: pending }) },
  ];
  return (
    <Page
      title={messages.title}
      description={messages.description}
      action={inviting('primary')}
      tabs={
        hasInvitations && (
          <TabList
            id={id}
            label={messages.title}
            tabs={tabs}
            value={view}
            activation="manual"
            onChange={(next) => go({ tab: place.tab, subTab: next === INVITATIONS ? next : undefined })}
          />
        )
      }
    >
      {hasInvitations ? (
        <TabPanel of={id} tab={view}>
          {list}
        </TabPanel>
      ) : (
        list
      )}
      <LoadingBoundary>{dialog && may.write && <InviteDialog onClose={close} />}</LoadingBoundary>
    </Page>
  );
};

/** List of members, with row and bulk actions. */
const UserList = ({ invite }: { invite: ReactNode }) => {
  const { users: messages } = useMessages('users');
  const { cannotTargetSelf } = useMessages('users').userActions;
  const { location: place, change } = usePortalRouter();
  const { query, view } = useListView(startOfDay(place.list?.filters));
  const wanted = membersQueryOf(query, messages);
  const list = useCall(members.list, { query: wanted });
  const known = useTableState(list, itemsIn);
  const total = list.value?.totalItems ?? 0;
  const rolesCount = useRolesCount();
  const roleList = useCall(members.roles, {}, { enabled: rolesCount });
  const mayReadGroups = useHasPermission('fe.secure.read.groups');
  const groupList = useCall(groups.list, {}, { enabled: mayReadGroups });
  const knownRoles = rolesCount ? mapResult(roleList, ({ items }) => items) : undefined;
  const knownGroups = mayReadGroups ? mapResult(groupList, ({ groups: all }) => all) : undefined;
  const allGroups = groupList.value?.groups;
  const groupNames = useMemo(() => allGroups && new Map(allGroups.map(({ id, name }) => [id, name])), [allGroups]);
  const fields = useUserFilters(knownRoles, knownGroups, Boolean(wanted.includeSubTenants));
  const exported = usePeopleExport(wanted, groupNames);
  const shape = useUserColumns(mayReadGroups, { ...groupList, value: groupNames }, Boolean(wanted.includeSubTenants));

  const me = useOwnId();
  const tenantId = useAppState((state) => viewerIn(state)?.tenantId);
  // a user of a sub-tenant is managed by that tenant
  const isOurs = useCallback((person: TeamUser) => person.tenantId === tenantId, [tenantId]);
  const keyOf = (person: TeamUser) => (isOurs(person) ? person.id : `${person.id} ${person.tenantId}`);
  const may = useUserRights();
  const { dialog, row, open, close } = useDialog(...USER_DIALOGS);
  const ways = useUserActions(open);
  const { itemsOf: roleItemsOf } = useRoleMenu();
  const isReader = !Object.values(may).includes(true);
  const { rows } = known;
  const ours = rows.filter(isOurs);
  const bulk = usePeopleBulk({ rows, total, query: wanted, isOurs, onDone: list.refetch });
  const { none, count, elsewhere } = messages;
  // the same functions while they say the same: a change renders a part of each row
  const rolesOf = useCallback((person: TeamUser) => (isOurs(person) ? roleItemsOf(person) : []), [isOurs, roleItemsOf]);
  const actionsOf = useCallback((person: TeamUser) => (isOurs(person) ? ways(person) : []), [isOurs, ways]);
  const lockoutOf = useCallback(
    (person: TeamUser) => (isOurs(person) ? (person.id === me ? cannotTargetSelf : undefined) : elsewhere),
    [isOurs, me, cannotTargetSelf, elsewhere],
  );

  return (
    <>
      <RoleMenu.Provider value={rolesOf}>
        <DataTable
          {...known}
          {...view}
          {...shape}
          {...exported}
          {...bulk.table}
          onExport={exported.onExport}
          label={messages.title}
          searchLabel={messages.search}
          count={(some) => count({ count: some })}
          total={total}
          rowId={keyOf}
          fields={fields}
          actions={isReader ? undefined : actionsOf}
          onOpen={(person) => isOurs(person) && change({ row: person.id, dialog: undefined })}
          locked={lockoutOf}
          empty={
            <EmptyState icon={Users} title={none.title} action={invite}>
              {none.hint}
            </EmptyState>
          }
        />
      </RoleMenu.Provider>
      <LoadingBoundary>
        {dialog && row && mayOpen(dialog, may) && <UserDialogs dialog={dialog} row={row} rows={ours} onClose={close} />}
        {!place.dialog && row && <PersonDrawer row={row} rows={ours} actionsOf={ways} onClose={close} />}
        {bulk.dialog}
      </LoadingBoundary>
    </>
  );
};

/** Returns whether a page has a sub-tab: the theme options can hide it. */
const useSubTabs = (page: string): ((subTab: string) => boolean) => {
  const { options } = useApp();
  const theirs = useAppState(({ metadata }) => metadata['themeV2']);
  return (subTab) => fieldAppearanceIn([options.themeOptions, theirs], page, 'tabsProperties', subTab) !== 'hidden';
};
