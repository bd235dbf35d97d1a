import type { Group } from '../../../../core/contract/entities/group.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { formatList } from '../../../i18n/formats.ts';
import type { QueryResult } from '../../../kit/query-result.ts';
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

const useFailures = () => {
  const { groups: list } = useMessages('groups');
  const { groupForms: messages } = useMessages('groups');
  return { lastAdministrator: messages.lastAdministrator, readOnly: list.lock.directory };
};

/** Restores deleted groups, where the user has the permission. */
const useRestoreGroups = () => {
  const mayWrite = useHasPermission('fe.secure.write.groups');
  const restore = useCommand(groups.restore, { invalidates: [groups.list, groups.bulkGet, groups.read, members.list] });
  const undo = useUndo(restore, useFailures());
  return mayWrite
    ? (ids: readonly Group['id'][]) => void undo(ids.map((groupId) => ({ params: { groupId } })))
    : undefined;
};

/** Confirmation of deleting a group, with the consequences for its members. */
export const DeleteGroupDialog = ({ group, onClose }: { group: Group; onClose: () => void }) => {
  const { groupForms: messages } = useMessages('groups');
  const toast = useToast();
  const { id, name } = group;
  const restore = useRestoreGroups();
  const remove = useCommand(groups.remove, { invalidates: [groups.list, members.list] });
  return (
    <ConfirmCommand
      title={messages.deleteTitle({ name })}
      effect={<Effect ids={[id]} />}
      action={messages.deleteGroup}
      command={remove}
      input={{ params: { groupId: id } }}
      failures={useFailures()}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: id, text: messages.deleted({ name }), ...(restore && { undo: () => restore([id]) }) });
      }}
    />
  );
};

/** Confirmation of deleting several groups. */
export const DeleteGroupsDialog = (deleting: DeleteSelection<Group>) => {
  const { groupForms: messages } = useMessages('groups');
  const wordsOf = useFailureMessage(useFailures());
  const remove = useCommand(groups.remove);
  const restore = useRestoreGroups();
  return (
    <DeleteMany
      {...deleting}
      messages={messages.many}
      act={({ id }) => remove.run({ params: { groupId: id } })}
      undo={restore && ((rows) => restore(rows.map(({ id }) => id)))}
      wordsOf={wordsOf}
    >
      <Effect ids={deleting.chosen.filter((group) => !deleting.disabledReasonOf(group)).map(({ id }) => id)} />
    </DeleteMany>
  );
};

/** Consequences of deleting groups: number of members and the roles they lose. */
const Effect = ({ ids }: { ids: readonly Group['id'][] }) => {
  const { groupForms: all } = useMessages('groups');
  const messages = ids.length > 1 ? all.many : all;
  const locale = useHostState().locale.tag;
  const whole: QueryResult<Group[]> = useCall(groups.bulkGet, {
    query: { _groupsRelations: 'rolesAndUsers' },
    body: { groupsIds: [...ids] },
  });
  const known = whole.value ?? [];
  const count = new Set(known.flatMap(({ users = [] }) => users.map(({ id }) => id))).size;
  // the roles of a group without members are not lost by anyone
  const names = known.flatMap(({ users = [], roles = [] }) => (users.length > 0 ? roles.map(({ name }) => name) : []));
  const stay = count === 0 ? messages.noLoss : messages.membersStay({ count });
  return (
    <>
      <p>{whole.state === 'loading' ? <InlineSkeleton width="long" /> : stay}</p>
      {names.length > 0 && <p>{messages.rolesLost({ roles: formatList(locale, [...new Set(names)]) })}</p>}
    </>
  );
};
