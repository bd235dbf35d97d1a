import type { Group } from '../../../../core/contract/entities/group.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { listIn } from '../../../i18n/words.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Bone } from '../../../ui/skeleton/skeleton.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../parts/confirm-command.tsx';

/** Asks before a group goes, and says who loses what by it. */
export const DeleteGroupDialog = ({ group, onClose }: { group: Group; onClose: () => void }) => {
  const { groups: list } = useMessages('adminPortal/groups');
  const { groupForms: words } = useMessages('adminPortal/groupForms');
  const { locale } = useHostState().speech;
  const toast = useToast();
  const { id, name } = group;
  const whole = useCall(groups.read, { params: { groupId: id }, query: { _groupsRelations: 'rolesAndUsers' } });
  const remove = useCommand(groups.remove, { touches: [groups.list, members.list] });
  const { users = [], roles = [] } = whole.value ?? {};
  return (
    <ConfirmCommand
      title={words.deleteTitle({ name })}
      effect={
        <>
          <p>
            {whole.state === 'loading' ? (
              <Bone width="long" />
            ) : users.length === 0 ? (
              words.nobodyIn
            ) : (
              words.theyStay({ count: users.length })
            )}
          </p>
          {users.length > 0 && roles.length > 0 && (
            <p>
              {words.rolesLost({
                roles: listIn(
                  locale,
                  roles.map((role) => role.name),
                ),
              })}
            </p>
          )}
        </>
      }
      action={words.deleteGroup}
      command={remove}
      input={{ params: { groupId: id } }}
      failures={{ lastAdministrator: words.lastAdministrator, readOnly: list.lock.directory }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ text: words.deleted({ name }) });
      }}
    />
  );
};
