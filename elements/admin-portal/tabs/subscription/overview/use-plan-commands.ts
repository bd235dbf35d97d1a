import { newAttemptId } from '../../../../../core/checkout/attempt.ts';
import type { Plan, Subscription } from '../../../../../core/contract/entities/billing.ts';
import { subscriptions } from '../../../../../core/contract/billing.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { BILLING_QUERIES } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';

/** Renews a subscription that would end with its period. */
export const useRenew = () => {
  const { plan: messages, failures } = useMessages('subscription');
  const toast = useToast();
  const wordsOf = useFailureMessage(failures);
  const { date } = useBillingFormat();
  const command = useCommand(subscriptions.renew, { invalidates: BILLING_QUERIES });
  const run = async ({ id, currentPeriodEnd }: Subscription) => {
    const done = await command.run({ params: { subscriptionId: id } });
    if (done.ok) toast({ about: id, text: messages.renewed({ date: date(currentPeriodEnd) }) });
    else toast({ about: id, text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };
  return { busy: command.busy, run: (subscription: Subscription) => void run(subscription) };
};

/** Calls off a change of plan or seats that was scheduled for the end of the period. */
export const useKeepPlan = () => {
  const { plan: messages, failures } = useMessages('subscription');
  const toast = useToast();
  const wordsOf = useFailureMessage(failures);
  const command = useCommand(subscriptions.update, { invalidates: BILLING_QUERIES });
  const run = async ({ id, seats, scheduledChange }: Subscription, plan: Plan) => {
    const done = await command.run({
      params: { subscriptionId: id },
      body: { planId: plan.id, currentPlanId: plan.id, attemptId: newAttemptId() },
    });
    const isOfSeats = scheduledChange?.planId === plan.id;
    const kept = isOfSeats ? messages.keptSeats({ count: seats }) : messages.kept({ plan: plan.name });
    if (done.ok) toast({ about: id, text: kept });
    else toast({ about: id, text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };
  return { busy: command.busy, run: (subscription: Subscription, plan: Plan) => void run(subscription, plan) };
};
