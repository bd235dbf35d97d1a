import type { Passkey } from '../../../../core/contract/entities/webauthn.ts';
import { passkeys } from '../../../../core/contract/passkeys.ts';
import { ownPasskeysFeature } from '../../../../core/passkeys/own-passkeys.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';

/** Confirmation of removing a passkey, which authenticators then no longer offer. */
export const RemovePasskeyDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { passkeys: messages } = useMessages('privacy');
  const wordsOf = useFailureMessage();
  const toast = useToast();
  const keys = useFeature(ownPasskeysFeature);
  const remove = useTask((id: string) => keys.remove(id), [passkeys.list]);
  const confirm = async () => {
    const done = await remove.run(passkey.id);
    if (!done.ok) return;
    onClose();
    toast({ about: passkey.id, text: messages.removed });
  };
  return (
    <ConfirmDialog
      title={messages.removeTitle({ name: passkey.name || passkey.provider?.name || messages.unnamed })}
      effect={messages.removeEffect}
      action={messages.remove}
      busy={remove.busy}
      error={wordsOf(remove.failure)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
