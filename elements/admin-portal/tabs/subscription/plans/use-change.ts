import { useState } from 'react';
import { subscriptions } from '../../../../../core/contract/billing.ts';
import type { PlanChangePreview, Subscription } from '../../../../../core/contract/entities/billing.ts';
import type { Result } from '../../../../../core/contract/failure.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { newAttemptId } from '../../../../../core/checkout/attempt.ts';

/** Messages of how a change went. */
interface ChangeTexts {
  /** Made at once. */
  readonly done: string;
  /** At the end of the period. */
  readonly scheduled: string;
  /** Made once its payment is through. */
  readonly processing: string;
}

/** Makes a change of the subscription by one attempt, and tells how its payment went. */
export const useChange = ({
  subscription: { id },
  send,
  texts,
  onConfirm,
  onClose,
}: {
  subscription: Subscription;
  /** Sends the change as the preview has it. */
  send: (preview: PlanChangePreview, attemptId: string) => Promise<Result<unknown>>;
  texts: (preview: PlanChangePreview) => ChangeTexts;
  /** Called where the bank asks for a confirmation of the payment. */
  onConfirm: (invoiceId: string) => void;
  onClose: () => void;
}) => {
  const toast = useToast();
  const [attemptId, setAttemptId] = useState(newAttemptId);
  const payment = useCommand(subscriptions.payment);
  const [checking, setChecking] = useState(false);
  const run = async (preview: PlanChangePreview) => {
    const done = await send(preview, attemptId);
    if (!done.ok) {
      // one that was answered is over; one without an answer may have gone through, and is sent again as the same
      if (done.failure.status !== undefined) setAttemptId(newAttemptId());
      return;
    }
    const told = texts(preview);
    if (preview.effective === 'periodEnd') {
      onClose();
      toast({ about: id, text: told.scheduled });
      return;
    }
    setChecking(true);
    const paid = await payment.run({ params: { subscriptionId: id } });
    setChecking(false);
    if (paid.ok && paid.value.status === 'confirmationRequired' && paid.value.invoiceId) {
      onConfirm(paid.value.invoiceId);
      return;
    }
    onClose();
    // a payment that could not be read is not told as made
    const isPaid = paid.ok && paid.value.status !== 'processing';
    toast({ about: id, text: isPaid ? told.done : told.processing });
  };
  return { checking, run: (preview: PlanChangePreview) => void run(preview) };
};
