import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { nameOf, PEOPLE, type Person } from './person.ts';
import { RolesField } from './roles-field.tsx';

/** No role at all is sent as one empty text. Source: SPEC §5. */
const sent = (roleIds: readonly RoleId[]): (RoleId | '')[] => (roleIds.length > 0 ? [...roleIds] : ['']);

/** Changes what roles somebody has. What another administrator changed meanwhile is not written over. */
export const EditRolesDialog = ({
  person,
  roles,
  onClose,
  onStale,
}: {
  person: Person;
  roles: readonly TeamRole[];
  onClose: () => void;
  /** What is shown is no longer so: it is asked for again. */
  onStale: () => void;
}) => {
  const { failures } = useMessages('adminPortal/userActions').userActions;
  const { userQuestions: words } = useMessages('adminPortal/userQuestions');
  const toast = useToast();
  const { id, roleIds: before, version } = person;
  const name = nameOf(person);
  const draft = useDraft({ roleIds: before });
  const update = useCommand(members.update, { touches: PEOPLE });
  const close = () => {
    if (update.failure?.kind === 'changedMeanwhile') onStale();
    onClose();
  };
  return (
    <FormDialog
      title={words.roles.title({ name })}
      submit={words.roles.submit}
      draft={draft}
      command={update}
      input={({ roleIds }) => ({ body: { id, roleIds: sent(roleIds), ...(version !== undefined && { version }) } })}
      failures={failures}
      onClose={close}
      onDone={({ item }) => {
        onClose();
        const undo = () => void update.run({ body: { id, roleIds: sent(before), version: item.version } });
        toast({ text: words.roles.done({ name }), undo });
      }}
    >
      <RolesField label={words.roles.label} hint={words.roles.hint} roles={roles} {...draft.field('roleIds')} />
    </FormDialog>
  );
};
