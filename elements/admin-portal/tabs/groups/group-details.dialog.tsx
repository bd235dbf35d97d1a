import { type ReactNode, useState } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { CancelButton } from '../../../ui/modal/cancel-button.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { useGrantableRoles } from '../../forms/use-grantable-roles.ts';
import { useUndoing } from '../../lists/use-undo.ts';
import { GroupRoles } from './group-cards.tsx';
import { GroupMembers, GROUP_QUERIES, type Person } from './group-people.dialog.tsx';

/** Views of the group drawer. */
export type GroupView = 'people' | 'roles';

interface GroupDetailsProps {
  group: Group;
  view: GroupView;
  onView: (view: GroupView) => void;
  onClose: () => void;
}

/** Drawer of a group: its members and roles. */
export const GroupDetails = (props: GroupDetailsProps) => {
  const { groups: list } = useMessages('groups');
  const { groupForms: messages } = useMessages('groups');
  const mayWrite = useHasPermission('fe.secure.write.groups');
  const { group, onClose } = props;
  const lock = group.managedBy === 'scim2' ? list.lock.directory : mayWrite ? undefined : list.lock.viewOnly;
  if (!lock) return <EditableGroup {...props} />;
  return (
    <Drawer
      title={group.name}
      description={group.description && <bdi>{group.description}</bdi>}
      onClose={onClose}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Banner tone="info">{lock}</Banner>
      <Views {...props} roles={<HeldRoles group={group} />} />
    </Drawer>
  );
};

/** Drawer that changes a group: people to add and roles are saved together. It stays open where people were added only. */
const EditableGroup = (props: GroupDetailsProps) => {
  const { groupForms: messages } = useMessages('groups');
  const toast = useToast();
  const undoing = useUndoing({ lastAdministrator: messages.lastAdministrator });
  const wordsOf = useFailureMessage({ lastAdministrator: messages.lastAdministrator });
  const add = useCommand(groups.addUsers, { invalidates: GROUP_QUERIES });
  const takeOut = useCommand(groups.removeUsers, { invalidates: GROUP_QUERIES });
  const give = useCommand(groups.addRoles, { invalidates: GROUP_QUERIES });
  const take = useCommand(groups.removeRoles, { invalidates: GROUP_QUERIES });
  const { group, onClose } = props;
  const { id: groupId, name, roles = [] } = group;
  const params = { groupId };
  // until roles are chosen, those that the list has now
  const [choice, setChoice] = useState<Record<'before' | 'wanted', readonly RoleId[]>>();
  const held = roles.map(({ id }) => id);
  const { before, wanted } = choice ?? { before: held, wanted: held };
  const [people, setPeople] = useState<readonly Person[]>([]);
  const hasOtherRoles = wanted.toSorted().join() !== before.toSorted().join();
  const dirty = hasOtherRoles || people.length > 0;
  const busy = add.busy || give.busy || take.busy;

  const addPeople = async () => {
    const body = { userIds: people.map(({ value }) => value) };
    if (!(await add.run({ params, body })).ok) return false;
    setPeople([]);
    toast({
      about: `${groupId} people`,
      text: messages.peopleAdded({ count: people.length }),
      undo: undoing(() => takeOut.run({ params, body })),
    });
    return true;
  };
  const changeRoles = async (from: readonly RoleId[], to: readonly RoleId[]): Promise<Result<unknown>> => {
    const [gained, lost] = [to.filter((id) => !from.includes(id)), from.filter((id) => !to.includes(id))];
    const given = gained.length > 0 ? await give.run({ params, body: { roleIds: gained } }) : ok(undefined);
    return given.ok && lost.length > 0 ? take.run({ params, body: { roleIds: lost } }) : given;
  };
  const send = async () => {
    for (const command of [add, give, take]) command.reset();
    if (people.length > 0 && !(await addPeople())) return;
    if (!hasOtherRoles || !(await changeRoles(before, wanted)).ok) return;
    onClose();
    toast({ about: groupId, text: messages.rolesSaved({ name }), undo: undoing(() => changeRoles(wanted, before)) });
  };
  const failure = add.failure ?? give.failure ?? take.failure;
  return (
    <Drawer
      title={name}
      description={group.description && <bdi>{group.description}</bdi>}
      dirty={dirty && !busy}
      busy={busy}
      error={wordsOf(failure)}
      stays
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <CancelButton>{dirty ? undefined : messages.close}</CancelButton>
          <Button look="primary" submits busy={busy} disabled={!dirty}>
            {people.length > 0 && !hasOtherRoles ? messages.addCount({ count: people.length }) : messages.save}
          </Button>
        </>
      }
    >
      <Views
        {...props}
        chosen={people}
        onChosen={setPeople}
        roles={
          <Roles
            group={group}
            before={before}
            wanted={wanted}
            onChange={(next) => setChoice({ before, wanted: next })}
          />
        }
      />
    </Drawer>
  );
};

/** Tabs of the drawer. */
const Views = ({
  group,
  view,
  onView,
  roles,
  ...adding
}: GroupDetailsProps & Omit<Parameters<typeof GroupMembers>[0], 'group'> & { roles: ReactNode }) => {
  const { groupForms: messages } = useMessages('groups');
  const whole = useCall(groups.read, { params: { groupId: group.id }, query: { _groupsRelations: 'rolesAndUsers' } });
  return (
    <div>
      <Tabs
        label={group.name}
        tabs={(['people', 'roles'] as const).map((id) => ({ id, label: messages.tabs[id] }))}
        value={view}
        onChange={onView}
      >
        {view === 'people' ? (
          <Answer of={whole} waiting={<SkeletonRows rows={4} columns={1} avatar />}>
            {(known) => <GroupMembers group={known} chosen={adding.chosen} onChosen={adding.onChosen} />}
          </Answer>
        ) : (
          roles
        )}
      </Tabs>
    </div>
  );
};

const HeldRoles = ({ group }: { group: Group }) => {
  const { groupForms: messages } = useMessages('groups');
  return group.roles?.length ? <GroupRoles roles={group.roles} /> : <p>{messages.noRoles}</p>;
};

/** Field of a group's roles; only roles that the user could grant can be added. */
const Roles = ({
  group,
  before,
  wanted,
  onChange,
}: {
  group: Group;
  before: readonly RoleId[];
  wanted: readonly RoleId[];
  onChange: (roleIds: readonly RoleId[]) => void;
}) => {
  const { groupForms: messages } = useMessages('groups');
  const mayRead = useHasPermission('fe.secure.read.roles');
  const grantable = useGrantableRoles(mayRead);
  if (!mayRead) return <HeldRoles group={group} />;
  return (
    <Answer of={grantable.list}>
      {(list) => {
        const options = grantable.optionsOf(list, [...before]);
        return (
          <MultiSelect
            label={messages.roles}
            hint={messages.rolesHint}
            options={options}
            value={options.filter(({ value }) => wanted.includes(value))}
            onChange={(those) => onChange(those.map(({ value }) => value))}
          />
        );
      }}
    </Answer>
  );
};
