import type {
  PaymentMethod,
  Plan,
  PlanChangePreview,
  Subscription,
} from '../../../../../core/contract/entities/billing.ts';
import { subscriptions } from '../../../../../core/contract/billing.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../../ui/modal/cancel-button.tsx';
import { planMove } from '../subscription-model.ts';
import { type Billing, BILLING_QUERIES } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';
import { ChangePreview } from './change-preview.tsx';
import { useChange } from './use-change.ts';

/**
 * Change of plan: says what changes and what is due, as the server has computed it, and charges exactly that. Without a
 * preview there is no button.
 */
export const ChangePlanDialog = ({
  billing,
  subscription,
  plan,
  method,
  onConfirm,
  onOtherCard,
  onClose,
}: {
  billing: Billing;
  subscription: Subscription;
  /** The plan that was chosen. */
  plan: Plan;
  /** Default payment method, which is charged. */
  method: PaymentMethod | undefined;
  /** Called where the bank asks for a confirmation of the payment. */
  onConfirm: (invoiceId: string) => void;
  /** Goes on with another card. */
  onOtherCard: () => void;
  onClose: () => void;
}) => {
  const { change: messages, failures } = useMessages('subscription');
  const { money, date } = useBillingFormat();
  const preview = useCall(subscriptions.preview, { query: { planId: plan.id } });
  const update = useCommand(subscriptions.update, { invalidates: [...BILLING_QUERIES, subscriptions.preview] });
  const change = useChange({
    subscription,
    send: ({ prorationDate }, attemptId) => {
      const { plan: current } = billing;
      const body = { planId: plan.id, prorationDate, attemptId, ...(current && { currentPlanId: current.id }) };
      return update.run({ params: { subscriptionId: subscription.id }, body });
    },
    texts: ({ effectiveAt }) => ({
      done: messages.done({ plan: plan.name }),
      scheduled: messages.scheduled({ plan: plan.name, date: date(effectiveAt) }),
      processing: messages.processing({ plan: plan.name }),
    }),
    onConfirm,
    onClose,
  });
  const busy = update.busy || change.checking;
  const move = planMove(plan, billing.plan, subscription);
  const title = { upgrade: messages.upgradeTitle, downgrade: messages.downgradeTitle };
  const labelOf = ({ effective, effectiveAt, dueNow, currency }: PlanChangePreview): string => {
    const isSwitch = move === 'switch';
    if (effective === 'periodEnd') return (isSwitch ? messages.switchOn : messages.on)({ date: date(effectiveAt) });
    if (dueNow > 0)
      return (isSwitch ? messages.payAndSwitch : messages.pay)({ amount: money.exact({ amount: dueNow, currency }) });
    return (isSwitch ? messages.switch : messages.upgrade)({ plan: plan.name });
  };
  const wordsOf = useFailureMessage({
    ...failures,
    paymentDeclined: messages.declined,
    paymentProviderUnavailable: messages.unanswered,
  });
  const shown = preview.state === 'ready' ? preview.value : undefined;
  return (
    <Dialog
      title={(move === 'upgrade' || move === 'downgrade' ? title[move] : messages.switchTitle)({ plan: plan.name })}
      busy={busy}
      error={wordsOf(update.failure)}
      stays
      onClose={onClose}
      onSubmit={() => shown && change.run(shown)}
      actions={
        <>
          <CancelButton />
          {shown && (
            <Button look="primary" submits busy={busy}>
              {labelOf(shown)}
            </Button>
          )}
        </>
      }
    >
      <Answer of={preview}>
        {(value) => <ChangePreview of={value} to={plan} billing={billing} method={method} onOtherCard={onOtherCard} />}
      </Answer>
    </Dialog>
  );
};
