import type { PaymentMethod } from '../../../../../core/contract/entities/billing.ts';
import { paymentMethods } from '../../../../../core/contract/billing.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../../forms/confirm-command.tsx';
import { BILLING_QUERIES } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';

/** Confirmation of removing a payment method, which cannot be taken back. */
export const RemoveMethodDialog = ({ method, onClose }: { method: PaymentMethod; onClose: () => void }) => {
  const { methods: messages, failures } = useMessages('subscription');
  const toast = useToast();
  const name = useBillingFormat().method(method);
  const remove = useCommand(paymentMethods.remove, { invalidates: BILLING_QUERIES });
  return (
    <ConfirmCommand
      title={messages.removeTitle({ method: name })}
      effect={<p>{messages.removeEffect}</p>}
      action={messages.removeAction}
      command={remove}
      input={{ params: { paymentMethodId: method.id } }}
      failures={{ ...failures, paymentMethodNeeded: messages.inUse }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: method.id, text: messages.removed({ method: name }) });
      }}
    />
  );
};
