import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { SkeletonText } from '../../../../ui/skeleton/skeleton.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useFormValues } from '../../../forms/use-form-values.ts';
import { threeWayMerge, useEditBase } from '../../../forms/use-edit-base.ts';
import { useUndoing } from '../../../lists/use-undo.ts';
import { nameOf, PEOPLE_QUERIES, type PersonView } from './person.ts';
import { RolesField } from './roles-field.tsx';
import { useProtectedPeople } from './use-protected-people.ts';
import { sentRoles } from './use-role-menu.ts';

/**
 * Dialog to edit a user's roles. Changes by another administrator are not overwritten, and the last administrator keeps
 * a role that makes them one.
 */
export const EditRolesDialog = ({ person, onClose }: { person: PersonView; onClose: () => void }) => {
  const { failures } = useMessages('users').userActions;
  const { userQuestions: messages } = useMessages('users');
  const toast = useToast();
  const undoing = useUndoing(failures);
  const { id } = person;
  const name = nameOf(person);
  const roles = useCall(members.roles, {});
  const draft = useFormValues({ roleIds: person.roleIds });
  const { last, isLastAdmin } = useProtectedPeople();
  const why = isLastAdmin(person);
  const [keeps, ...others] = draft.values.roleIds.filter((role) => last?.roleIds.includes(role));
  const kept = why && keeps && others.length === 0 ? { id: keeps, why } : undefined;
  const update = useCommand(members.update, { invalidates: PEOPLE_QUERIES });
  const { roleIds: before, version } = useEditBase(person, update.failure, (now, was) => {
    draft.follow({ roleIds: now.roleIds });
    draft.change({ roleIds: threeWayMerge(draft.values.roleIds, was.roleIds, now.roleIds) });
  });
  return (
    <FormDialog
      edits
      title={messages.roles.title({ name })}
      submit={messages.roles.submit}
      draft={draft}
      command={update}
      input={({ roleIds }) => ({
        body: { id, roleIds: sentRoles(roleIds), ...(version !== undefined && { version }) },
      })}
      failures={failures}
      onClose={onClose}
      onDone={({ item }) => {
        onClose();
        const undo = undoing(() => update.run({ body: { id, roleIds: sentRoles(before), version: item.version } }));
        toast({ about: id, text: messages.roles.done({ name }), undo });
      }}
    >
      <Answer of={roles} waiting={<SkeletonText lines={6} />}>
        {({ items }) => (
          <RolesField
            label={messages.roles.label}
            hint={messages.roles.hint}
            roles={items}
            kept={kept}
            {...draft.field('roleIds')}
          />
        )}
      </Answer>
    </FormDialog>
  );
};
