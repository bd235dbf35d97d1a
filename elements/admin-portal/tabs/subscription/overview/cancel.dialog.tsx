import type { Subscription } from '../../../../../core/contract/entities/billing.ts';
import { subscriptions } from '../../../../../core/contract/billing.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../../forms/confirm-command.tsx';
import { FeatureNames } from '../plans/feature-names.tsx';
import { planDifference } from '../subscription-model.ts';
import { type Billing, BILLING_QUERIES } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';

/** Confirmation of canceling: until when the plan is kept, what comes then, and that it can be renewed. */
export const CancelDialog = ({
  billing: { plan, plans, summary },
  subscription: { id, currentPeriodEnd },
  onClose,
}: {
  billing: Billing;
  subscription: Subscription;
  onClose: () => void;
}) => {
  const { cancel: messages, plan: words, failures } = useMessages('subscription');
  const toast = useToast();
  const date = useBillingFormat().date(currentPeriodEnd);
  const cancel = useCommand(subscriptions.cancel, { invalidates: BILLING_QUERIES });
  const name = plan?.name ?? words.custom;
  const next = plans.find((one) => one.id === summary.defaultPlanId);
  const { lost } = planDifference(next, plan, []);
  return (
    <ConfirmCommand
      title={messages.title({ plan: name })}
      effect={
        <div className="fe-change-effect">
          <p>
            {messages.until({ plan: name, date })} {next && messages.afterwards({ plan: next.name })}
          </p>
          {lost.length > 0 && (
            <div className="fe-change-part">
              <p>{messages.loses}</p>
              <FeatureNames of={lost} />
            </div>
          )}
          <p>{messages.renewable({ date })}</p>
        </div>
      }
      action={messages.action}
      cancel={messages.keep}
      command={cancel}
      input={{ params: { subscriptionId: id } }}
      failures={failures}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: id, text: messages.done({ plan: name, date }) });
      }}
    />
  );
};
