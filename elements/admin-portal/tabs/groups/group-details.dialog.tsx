import { UserMinus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Group, GroupUser } from '../../../../core/contract/entities/group.ts';
import type { RoleId, UserId } from '../../../../core/contract/entities/ids.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import { portalFeature } from '../../../../core/portal/portal.feature.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureWords } from '../../../kit/use-failure-words.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Ask } from '../../../ui/choices/use-offers.ts';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import type { Chosen } from '../../../ui/multi-select/chips.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { GridOf } from '../../parts/check-grid.tsx';
import { PeopleList } from '../../parts/people-list.tsx';
import { usePowers } from '../../parts/use-powers.ts';
import { GroupRoles } from './group-cards.tsx';

const PAGE_SIZE = 20;
const OFFERED = 20;
const TOUCHED = [groups.list, groups.read, groups.bulkGet, members.list];

/** What of a group its drawer shows. */
export type GroupView = 'people' | 'roles';

/** A group as a drawer: who is in it, and what it gives them. */
export const GroupDetails = ({
  group,
  view,
  onView,
  onClose,
}: {
  group: Group;
  view: GroupView;
  onView: (view: GroupView) => void;
  onClose: () => void;
}) => {
  const { groups: list } = useMessages('adminPortal/groups');
  const { groupForms: words } = useMessages('adminPortal/groupForms');
  const mayWrite = useAllowed('fe.secure.write.groups');
  const whole = useCall(groups.read, { params: { groupId: group.id }, query: { _groupsRelations: 'rolesAndUsers' } });
  const lock = group.managedBy === 'scim2' ? list.lock.directory : mayWrite ? undefined : list.lock.looking;
  return (
    <Drawer
      title={group.name}
      description={group.description}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      {lock && <Banner tone="info">{lock}</Banner>}
      <div>
        <Tabs
          label={group.name}
          tabs={(['people', 'roles'] as const).map((id) => ({ id, label: words.tabs[id] }))}
          value={view}
          onChange={onView}
        >
          <Answer of={whole} waiting={<SkeletonRows rows={4} columns={1} avatar />}>
            {(known) =>
              view === 'people' ? (
                <People group={known} locked={lock !== undefined} />
              ) : (
                <Roles key={known.roles?.map(({ id }) => id).join()} group={known} locked={lock !== undefined} />
              )
            }
          </Answer>
        </Tabs>
      </div>
    </Drawer>
  );
};

/** Somebody who can be put into a group. */
interface Person extends Chosen {
  readonly value: UserId;
}

/** Who is in it; people are found by name or address, added and taken out at once. */
const People = ({ group, locked }: { group: Group; locked: boolean }) => {
  const { groups: list } = useMessages('adminPortal/groups');
  const { groupForms: words } = useMessages('adminPortal/groupForms');
  const mayFind = useAllowed('fe.secure.read.users');
  const toast = useToast();
  const wordsOf = useFailureWords({ lastAdministrator: words.lastAdministrator });
  const add = useCommand(groups.addUsers, { touches: TOUCHED });
  const remove = useCommand(groups.removeUsers, { touches: TOUCHED });
  const [page, setPage] = useState(1);
  const { id: groupId, name, users = [] } = group;
  const params = { groupId };

  const takeOut = async (person: GroupUser) => {
    const body = { userIds: [person.id] };
    const done = await remove.run({ params, body });
    if (!done.ok) return;
    toast({
      text: words.personOut({ name: person.name || person.email }),
      undo: () => void add.run({ params, body }),
    });
  };
  const takeOutButton = (person: GroupUser) => (
    <IconButton
      name={words.removeOne({ name: person.name || person.email })}
      icon={UserMinus}
      disabled={remove.busy}
      onPress={() => {
        add.forget();
        void takeOut(person);
      }}
    />
  );
  const failure = add.failure ?? remove.failure;
  const last = Math.max(Math.ceil(users.length / PAGE_SIZE), 1);
  const shown = Math.min(page, last);
  return (
    <GridOf bar={failure && <Banner tone="danger">{wordsOf(failure)}</Banner>}>
      {!locked && mayFind && (
        <AddPeople
          busy={add.busy}
          isIn={(id) => users.some((user) => user.id === id)}
          onAdd={async (userIds) => {
            remove.forget();
            const done = await add.run({ params, body: { userIds: [...userIds] } });
            if (done.ok)
              toast({
                text: words.peopleAdded({ count: userIds.length }),
                undo: () => void remove.run({ params, body: { userIds: [...userIds] } }),
              });
            return done.ok;
          }}
        />
      )}
      {users.length === 0 ? (
        <EmptyState icon={Users} title={words.nobodyIn} />
      ) : (
        <PeopleList
          label={list.peopleOf({ name })}
          people={users
            .slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)
            .map((user) => ({ ...user, src: user.profilePictureUrl }))}
          action={locked ? undefined : takeOutButton}
        />
      )}
      {users.length > PAGE_SIZE && (
        <Pagination
          page={shown}
          pageSize={PAGE_SIZE}
          total={users.length}
          onChange={setPage}
          label={words.tabs.people}
        />
      )}
    </GridOf>
  );
};

const AddPeople = ({
  busy,
  isIn,
  onAdd,
}: {
  busy: boolean;
  isIn: (id: UserId) => boolean;
  onAdd: (ids: readonly UserId[]) => Promise<boolean>;
}) => {
  const { groupForms: words } = useMessages('adminPortal/groupForms');
  const { call } = useFeature(portalFeature);
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const ask: Ask<Person> = async (search, signal) => {
    const answer = await call(members.list, { query: { search, pageSize: OFFERED, sortBy: 'name' } }, { signal });
    if (!answer.ok) return answer;
    return ok(
      answer.value.items
        .filter(({ id }) => !isIn(id))
        .map(({ id, name, email, profileImageUrl }) => ({
          value: id,
          label: name || email,
          hint: name ? email : undefined,
          picture: <Avatar id={id} name={name || email} src={profileImageUrl} size="small" />,
        })),
    );
  };
  const press = async () => {
    if (chosen.length > 0 && (await onAdd(chosen.map(({ value }) => value)))) setChosen([]);
  };
  return (
    <>
      <MultiSelect
        label={words.addPeople}
        hint={words.addPeopleHint}
        options={ask}
        value={chosen}
        onChange={setChosen}
      />
      {chosen.length > 0 && (
        <div>
          <Button look="primary" busy={busy} onPress={() => void press()}>
            {words.addThem({ count: chosen.length })}
          </Button>
        </div>
      )}
    </>
  );
};

/** What it gives; only what whoever changes it could give themselves. */
const Roles = ({ group, locked }: { group: Group; locked: boolean }) => {
  const { groupForms: words } = useMessages('adminPortal/groupForms');
  const mayRead = useAllowed('fe.secure.read.roles');
  const toast = useToast();
  const powers = usePowers();
  const wordsOf = useFailureWords({ lastAdministrator: words.lastAdministrator });
  const all = useCall(roles.list, {}, { enabled: mayRead && !locked });
  const known = useCall(permissions.list, {}, { enabled: mayRead && !locked });
  const give = useCommand(groups.addRoles, { touches: TOUCHED });
  const take = useCommand(groups.removeRoles, { touches: TOUCHED });
  const { id: groupId, name, roles: held = [] } = group;
  const before = held.map(({ id }) => id);
  const [wanted, setWanted] = useState<readonly RoleId[]>(before);
  if (locked || !mayRead) return held.length > 0 ? <GroupRoles roles={held} /> : <p>{words.noRoles}</p>;

  const save = async (from: readonly RoleId[], to: readonly RoleId[]) => {
    give.forget();
    take.forget();
    const [gained, lost] = [to.filter((id) => !from.includes(id)), from.filter((id) => !to.includes(id))];
    const params = { groupId };
    if (gained.length > 0 && !(await give.run({ params, body: { roleIds: gained } })).ok) return false;
    return lost.length === 0 || (await take.run({ params, body: { roleIds: lost } })).ok;
  };
  const press = async () => {
    if (await save(before, wanted)) toast({ text: words.rolesSaved({ name }), undo: () => void save(wanted, before) });
  };
  const holds = new Set(known.value?.filter(powers.holds).map(({ id }) => id));
  const failure = give.failure ?? take.failure;
  return (
    <Answer of={all}>
      {(list) => {
        const options = list
          .filter(
            (role) =>
              before.includes(role.id) || (powers.reaches(role) && role.permissions.every((id) => holds.has(id))),
          )
          .map((role) => ({ value: role.id, label: role.name, hint: role.description || undefined }));
        return (
          <GridOf bar={failure && <Banner tone="danger">{wordsOf(failure)}</Banner>}>
            <MultiSelect
              label={words.roles}
              hint={words.rolesHint}
              options={options}
              value={options.filter(({ value }) => wanted.includes(value))}
              onChange={(those) => setWanted(those.map(({ value }) => value))}
            />
            <div>
              <Button
                look="primary"
                busy={give.busy || take.busy}
                disabled={wanted.toSorted().join() === before.toSorted().join()}
                onPress={() => void press()}
              >
                {words.saveRoles}
              </Button>
            </div>
          </GridOf>
        );
      }}
    </Answer>
  );
};
