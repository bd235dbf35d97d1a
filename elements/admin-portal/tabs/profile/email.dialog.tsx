import { profile } from '../../../../core/contract/profile.ts';
import { cacheUpdate, useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import type { ChangeAnswer } from './use-email-change.ts';

/** Dialog for another email address. Nothing changes until both addresses have confirmed. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const messages = useMessages('profile').email;
  const draft = useFormValues({ email: '' });
  const request = useCommand(profile.requestEmailChange, {
    onSuccessUpdate: [cacheUpdate(profile.emailChange, (_before, now: ChangeAnswer) => now)],
  });
  return (
    <FormDialog
      title={messages.dialog}
      description={messages.effect}
      submit={messages.submit}
      draft={draft}
      command={request}
      input={({ email }) => ({ body: { email } })}
      failures={{ nothingToUpdate: messages.same }}
      places={{ nothingToUpdate: 'email' }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField label={messages.newAddress} kind="email" autoComplete="email" required {...draft.field('email')} />
    </FormDialog>
  );
};
