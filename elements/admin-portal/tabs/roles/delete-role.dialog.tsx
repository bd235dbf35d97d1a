import type { Role } from '../../../../core/contract/entities/role.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { PAGE_SIZE_MAX } from '../../../../core/contract/limits.ts';
import { members } from '../../../../core/contract/members.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { InlineSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import type { DeleteSelection } from '../../lists/use-client-list.ts';
import { useUndo } from '../../lists/use-undo.ts';
import { DeleteMany } from '../../lists/delete-many.tsx';
import { useGroupsGiving } from './people-with.dialog.tsx';

const CHANGED = [roles.list, permissions.list, members.list, groups.list, groups.read];

/** Restores deleted roles, where the user has the permission. */
const useRestoreRoles = () => {
  const { roles: messages } = useMessages('roles');
  const mayWrite = useHasPermission('fe.secure.write.roles');
  const undo = useUndo(useCommand(roles.restore, { invalidates: CHANGED }), messages.failures);
  return mayWrite
    ? (ids: readonly Role['id'][]) => void undo(ids.map((roleId) => ({ params: { roleId } })))
    : undefined;
};

/** Confirmation of deleting a role, with the consequences for its holders. */
export const DeleteRoleDialog = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { roles: messages } = useMessages('roles');
  const { name } = role;
  const toast = useToast();
  const remove = useCommand(roles.remove, { invalidates: CHANGED });
  const restore = useRestoreRoles();
  return (
    <ConfirmCommand
      title={messages.deleteTitle({ name })}
      effect={<Effect ids={[role.id]} />}
      action={messages.deleteRole}
      command={remove}
      input={{ params: { roleId: role.id } }}
      failures={{ ...messages.failures, resourceReadOnly: messages.locked.builtIn }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: role.id, text: messages.deleted({ name }), ...(restore && { undo: () => restore([role.id]) }) });
      }}
    />
  );
};

/** Confirmation of deleting several roles. */
export const DeleteRolesDialog = (deleting: DeleteSelection<Role>) => {
  const { roles: messages } = useMessages('roles');
  const wordsOf = useFailureMessage({ ...messages.failures, resourceReadOnly: messages.locked.builtIn });
  const remove = useCommand(roles.remove);
  const restore = useRestoreRoles();
  return (
    <DeleteMany
      {...deleting}
      messages={messages.many}
      act={({ id }) => remove.run({ params: { roleId: id } })}
      undo={restore && ((rows) => restore(rows.map(({ id }) => id)))}
      wordsOf={wordsOf}
    >
      <Effect ids={deleting.chosen.filter((role) => !deleting.disabledReasonOf(role)).map(({ id }) => id)} />
    </DeleteMany>
  );
};

/** Consequences of deleting roles: number of holders and groups, as far as the user's permissions show them. */
const Effect = ({ ids }: { ids: readonly Role['id'][] }) => {
  const { roles: all } = useMessages('roles');
  const messages = ids.length > 1 ? all.many : all;
  const locale = useHostState().locale.tag;
  const mayCount = useHasPermission('fe.secure.read.users');
  const asked = ids.slice(0, PAGE_SIZE_MAX).join();
  const people = useCall(members.list, { query: { roleIds: asked, pageSize: 1 } }, { enabled: mayCount });
  const giving = useGroupsGiving(ids);
  const consequence = () => {
    if (!mayCount || people.state === 'failed') return messages.everyoneLoses;
    if (!people.value || !giving) return undefined;
    const count = people.value.totalItems;
    // holders are counted for the first PAGE_SIZE_MAX roles only
    if (ids.length > PAGE_SIZE_MAX) return count > 0 ? all.many.atLeast({ count }) : messages.everyoneLoses;
    if (count > 0) return messages.peopleLose({ count });
    return giving.length > 0 ? messages.unassignedDirectly : messages.noLoss;
  };
  const text = consequence();
  return (
    <>
      <p>{text ?? <InlineSkeleton width="long" />}</p>
      {giving && giving.length > 0 && (
        <p>
          {messages.groupsLose({
            groups: formatList(
              locale,
              giving.map((group) => group.name),
            ),
          })}
        </p>
      )}
    </>
  );
};
