import { useState } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
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
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { GridOf } from '../../../ui/check-grid/check-grid.tsx';
import { useGrantableRoles } from './use-grantable-roles.ts';
import { GroupRoles } from './group-cards.tsx';
import { GroupMembers, GROUP_QUERIES } from './group-people.dialog.tsx';

/** Views of the group drawer. */
export type GroupView = 'people' | 'roles';

/** Drawer of a group: its members and roles. */
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
  const { groups: list } = useMessages('groups');
  const { groupForms: words } = useMessages('groups');
  const mayWrite = useHasPermission('fe.secure.write.groups');
  const whole = useCall(groups.read, { params: { groupId: group.id }, query: { _groupsRelations: 'rolesAndUsers' } });
  const lock = group.managedBy === 'scim2' ? list.lock.directory : mayWrite ? undefined : list.lock.viewOnly;
  return (
    <Drawer
      title={group.name}
      description={group.description && <bdi>{group.description}</bdi>}
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
                <GroupMembers group={known} locked={lock !== undefined} />
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

/** Roles of a group; only roles that the user could grant can be added. */
const Roles = ({ group, locked }: { group: Group; locked: boolean }) => {
  const { groupForms: words } = useMessages('groups');
  const mayRead = useHasPermission('fe.secure.read.roles');
  const toast = useToast();
  const wordsOf = useFailureMessage({ lastAdministrator: words.lastAdministrator });
  const grantable = useGrantableRoles(mayRead && !locked);
  const give = useCommand(groups.addRoles, { invalidates: GROUP_QUERIES });
  const take = useCommand(groups.removeRoles, { invalidates: GROUP_QUERIES });
  const { id: groupId, name, roles: held = [] } = group;
  const before = held.map(({ id }) => id);
  const [wanted, setWanted] = useState<readonly RoleId[]>(before);
  if (locked || !mayRead) return held.length > 0 ? <GroupRoles roles={held} /> : <p>{words.noRoles}</p>;

  const save = async (from: readonly RoleId[], to: readonly RoleId[]) => {
    give.reset();
    take.reset();
    const [gained, lost] = [to.filter((id) => !from.includes(id)), from.filter((id) => !to.includes(id))];
    const params = { groupId };
    if (gained.length > 0 && !(await give.run({ params, body: { roleIds: gained } })).ok) return false;
    return lost.length === 0 || (await take.run({ params, body: { roleIds: lost } })).ok;
  };
  const press = async () => {
    if (await save(before, wanted))
      toast({ about: groupId, text: words.rolesSaved({ name }), undo: () => void save(wanted, before) });
  };
  const failure = give.failure ?? take.failure;
  return (
    <Answer of={grantable.list}>
      {(list) => {
        const options = grantable.optionsOf(list, before);
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
