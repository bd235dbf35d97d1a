import type { GroupConfig } from '../../../../core/contract/entities/group.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { useUndoing } from '../../lists/use-undo.ts';

/** Settings of groups: whether the company uses them and whether they give roles. */
export const GroupSettingsDialog = ({ config, onClose }: { config: GroupConfig; onClose: () => void }) => {
  const { groups: messages } = useMessages('groups');
  const { groupForms } = useMessages('groups');
  const toast = useToast();
  const undoing = useUndoing({ lastAdministrator: groupForms.lastAdministrator });
  const draft = useFormValues<GroupConfig>(config);
  const touching = { invalidates: [groups.config, members.list] };
  const save = useCommand(groups.saveConfig, touching);
  const undo = useCommand(groups.saveConfig, touching);
  return (
    <FormDialog
      edits
      title={messages.settings}
      description={messages.settingsEffect}
      submit={groupForms.save}
      draft={draft}
      command={save}
      input={(body) => ({ body })}
      failures={{ lastAdministrator: groupForms.lastAdministrator }}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ text: messages.settingsSaved, undo: undoing(() => undo.run({ body: config })) });
      }}
    >
      <Checkbox {...draft.field('enabled')} label={messages.enabled} />
      <Checkbox {...draft.field('rolesEnabled')} label={messages.rolesEnabled} disabled={!draft.values.enabled} />
    </FormDialog>
  );
};
