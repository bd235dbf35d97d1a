import type { AnyEndpoint, InputOf } from '../../../../core/contract/endpoint.ts';
import { DEVICE_NAME_MAX } from '../../../../core/contract/limits.ts';
import type { CommandHandle } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';

/** Form of the name of a passkey, a key or an app; without one it is called by its maker or kind. */
export const RenameDialog = <E extends AnyEndpoint>({
  id,
  name,
  standard,
  command,
  input,
  onClose,
}: {
  id: string;
  name: string;
  /** Name that is shown where it has none. */
  standard: string;
  command: CommandHandle<E>;
  input: (name: string) => InputOf<E>;
  onClose: () => void;
}) => {
  const { naming: messages } = useMessages('privacy');
  const toast = useToast();
  const draft = useFormValues({ name });
  return (
    <FormDialog
      title={messages.title({ name: name || standard })}
      submit={messages.submit}
      draft={draft}
      command={command}
      input={({ name: typed }) => input(typed.trim())}
      edits
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ about: id, text: messages.saved });
      }}
    >
      <TextField
        label={messages.label}
        hint={messages.hint({ name: standard })}
        maxLength={DEVICE_NAME_MAX}
        optional
        autoFocus
        {...draft.field('name')}
      />
    </FormDialog>
  );
};
