import type { Role } from '../../../../core/contract/entities/role.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import { listIn } from '../../../i18n/words.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Bone } from '../../../ui/skeleton/skeleton.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../parts/confirm-command.tsx';

/** Asks before a role goes, and says who loses what by it. */
export const DeleteRoleDialog = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { roles: words } = useMessages('adminPortal/roles');
  const { name } = role;
  const toast = useToast();
  const remove = useCommand(roles.remove, {
    touches: [roles.list, permissions.list, members.list, groups.list, groups.read],
  });
  return (
    <ConfirmCommand
      title={words.deleteTitle({ name })}
      effect={<Effect role={role} />}
      action={words.deleteRole}
      command={remove}
      input={{ params: { roleId: role.id } }}
      failures={{ lastAdministrator: words.lastAdministrator, readOnly: words.locked.builtIn }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ text: words.deleted({ name }) });
      }}
    />
  );
};

/** Who has it, as far as whoever asks may know. */
const Effect = ({ role: { id } }: { role: Role }) => {
  const { roles: words } = useMessages('adminPortal/roles');
  const { locale } = useHostState().speech;
  const [mayCount, mayReadGroups] = [useAllowed('fe.secure.read.users'), useAllowed('fe.secure.read.groups')];
  const people = useCall(members.list, { query: { roleIds: id, pageSize: 1 } }, { enabled: mayCount });
  const grouped = useCall(groups.list, { query: { _groupsRelations: 'roles' } }, { enabled: mayReadGroups });
  const giving = (grouped.value?.groups ?? []).filter((group) => group.roles?.some((role) => role.id === id));
  const lost = () => {
    if (!mayCount || people.state === 'failed') return words.whoeverLoses;
    if (!people.value) return undefined;
    const count = people.value.totalItems;
    return count === 0 ? words.nobodyHas : words.theyLose({ count });
  };
  const text = lost();
  return (
    <>
      <p>{text ?? <Bone width="long" />}</p>
      {giving.length > 0 && (
        <p>
          {words.groupsLose({
            groups: listIn(
              locale,
              giving.map((group) => group.name),
            ),
          })}
        </p>
      )}
    </>
  );
};
