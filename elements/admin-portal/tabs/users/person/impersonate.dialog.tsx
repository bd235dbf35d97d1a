import { useState } from 'react';
import type { Failure } from '../../../../../core/contract/failure.ts';
import { impersonationFeature } from '../../../../../core/impersonation/impersonation.feature.ts';
import { useFeature } from '../../../../kit/use-app.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { nameOf, type PersonView } from './person.ts';

/**
 * Confirmation of impersonating a user; afterwards the whole page runs as that user.
 * Source: product.md#impersonation.
 */
export const ImpersonateDialog = ({ person, onClose }: { person: PersonView; onClose: () => void }) => {
  const { failures } = useMessages('users').userActions;
  const { actAs: messages } = useMessages('users').userQuestions;
  const { begin } = useFeature(impersonationFeature);
  const wordsOf = useFailureMessage(failures);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const confirm = async () => {
    setBusy(true);
    const began = await begin(person.id);
    setBusy(false);
    if (began.ok) onClose();
    else setFailure(began.failure);
  };
  return (
    <ConfirmDialog
      look="primary"
      title={messages.title({ name: nameOf(person) })}
      effect={messages.effect}
      action={messages.action}
      busy={busy}
      error={wordsOf(failure)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
