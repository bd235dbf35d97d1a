import { Lock, LockOpen, LogOut, MailPlus, Trash2, UserPlus, Users } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { TeamUser } from '../../../../core/contract/entities/member.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { portalFeature } from '../../../../core/portal/portal.feature.ts';
import { screen } from '../../../kit/screen.tsx';
import { viewerIn } from '../../../../core/portal/portal.slice.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useAppState, useFeature } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTableOf } from '../../../kit/use-table-of.ts';
import type { BulkOutcome } from '../../../ui/data-table/bulk-summary.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { NOTHING_SELECTED, type Selection, selectedCount } from '../../../ui/data-table/selection.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { MenuItem } from '../../../ui/menu/menu-item.ts';
import { Page } from '../../../ui/page/page.tsx';
import { usePlaces } from '../../parts/place-context.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { useListView } from '../../parts/use-list-view.ts';
import type { BulkWay } from './dialogs/bulk.dialog.tsx';
import { mayOpen, USER_DIALOGS, useUserRights, useUserWays } from './dialogs/use-user-ways.ts';
import { useOwnId, useUserColumns } from './user-columns.tsx';
import { everybody, startOf, useUserFilters, wireOf } from './user-filters.tsx';

const UserDialogs = screen(() => import('./dialogs/user-dialogs.tsx'), 'adminPortal/userQuestions');
const BulkDialog = screen(() => import('./dialogs/bulk.dialog.tsx'), 'adminPortal/userBulk');
const InviteDialog = screen(() => import('./dialogs/invite.dialog.tsx'), 'adminPortal/userInvite');
const PersonDrawer = screen(() => import('./dialogs/person.drawer.tsx'), 'adminPortal/userPerson');

const itemsIn = ({ items }: { items: readonly TeamUser[] }) => items;

/** The people of a company: who they are, what they may do, and how they stand. Source: SPEC §2 "Portal tabs", §3 "Team user". */
export const Screen = () => {
  const { users: words } = useMessages('adminPortal/users');
  const { actions, notYourself } = useMessages('adminPortal/userActions').userActions;
  const { place, go } = usePlaces();
  const { query, view } = useListView(startOf(place.list?.filters));
  const wanted = wireOf(query, words);
  const list = useCall(members.list, { query: wanted });
  const { call } = useFeature(portalFeature);
  const known = useTableOf(list, itemsIn);
  const total = list.value?.totalItems ?? 0;
  const roleList = useCall(members.roles, {});
  const mayReadGroups = useAllowed('fe.secure.read.groups');
  const groupList = useCall(groups.list, {}, { enabled: mayReadGroups });
  const roleChoices = (roleList.value?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const groupChoices = (groupList.value?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const groupNames = mayReadGroups
    ? new Map(groupChoices.map(({ value, label }): [string, string] => [value, label]))
    : undefined;
  const fields = useUserFilters(roleChoices, groupChoices);
  const shape = useUserColumns(groupNames, Boolean(wanted.includeSubTenants));

  const me = useOwnId();
  const tenantId = useAppState((state) => viewerIn(state)?.tenantId);
  // a person of a company below has a place of theirs there, and is that company's to change
  const isOurs = (person: TeamUser) => person.tenantId === tenantId;
  const keyOf = (person: TeamUser) => (isOurs(person) ? person.id : `${person.id} ${person.tenantId}`);
  const may = useUserRights();
  const { dialog, row, open, close } = useDialog(...USER_DIALOGS, 'invite');
  const ways = useUserWays(open);
  const isReader = !Object.values(may).includes(true);

  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [bulk, setBulk] = useState<BulkWay>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const chosen = useRef(new Map<string, TeamUser>());
  const { rows } = known;
  const ours = rows.filter(isOurs);
  useEffect(() => {
    for (const person of rows) if (person.tenantId === tenantId) chosen.current.set(person.id, person);
  }, [rows, tenantId]);
  const gather = async () => {
    if (!selection.all) return ok([...selection.ids].flatMap((id) => chosen.current.get(id) ?? []));
    const all = await everybody((asked) => call(members.list, { query: asked }), wanted);
    return all.ok ? ok(all.value.filter((person) => isOurs(person) && !selection.except.has(person.id))) : all;
  };
  const many = (way: BulkWay, icon: NonNullable<MenuItem['icon']>): MenuItem => ({
    label: actions[way],
    icon,
    onPress: () => setBulk(way),
    ...(way === 'delete' && { danger: true }),
  });
  const choosing = may.write || may.delete || may.resend;

  const invite = may.write && (
    <Button look="primary" onPress={() => open('invite')}>
      <Icon of={UserPlus} size={16} />
      {words.invite}
    </Button>
  );

  return (
    <Page title={words.title} description={words.description} action={invite}>
      <DataTable
        {...known}
        {...view}
        {...shape}
        label={words.title}
        searchLabel={words.search}
        count={(count) => words.count({ count })}
        total={total}
        rowId={keyOf}
        fields={fields}
        actions={isReader ? undefined : (person) => (isOurs(person) ? ways(person) : [])}
        onOpen={(person) => isOurs(person) && go({ ...place, row: person.id, dialog: undefined })}
        selection={selection}
        onSelection={choosing ? setSelection : undefined}
        locked={(person) => (isOurs(person) ? (person.id === me ? notYourself : undefined) : words.elsewhere)}
        bulk={[
          ...(may.write ? [many('lock', Lock), many('unlock', LockOpen), many('signOut', LogOut)] : []),
          ...(may.resend ? [many('resend', MailPlus)] : []),
          ...(may.delete ? [many('delete', Trash2)] : []),
        ]}
        outcome={outcome}
        onDismissOutcome={() => setOutcome(undefined)}
        empty={
          <EmptyState icon={Users} title={words.none.title} action={invite}>
            {words.none.hint}
          </EmptyState>
        }
      />
      <Suspense>
        {dialog === 'invite' && may.write && <InviteDialog onClose={close} />}
        {dialog && dialog !== 'invite' && row && mayOpen(dialog, may) && (
          <UserDialogs dialog={dialog} row={row} rows={ours} onClose={close} onStale={list.again} />
        )}
        {!dialog && row && (
          <PersonDrawer row={row} rows={ours} groupNames={groupNames} actionsOf={ways} onClose={close} />
        )}
        {bulk && (
          <BulkDialog
            way={bulk}
            count={selectedCount(selection, total)}
            gather={gather}
            onClose={() => setBulk(undefined)}
            onDone={(came) => {
              setBulk(undefined);
              setOutcome(came);
              setSelection(NOTHING_SELECTED);
              list.again();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
};
