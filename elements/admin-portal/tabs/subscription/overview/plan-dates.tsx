import type { Subscription } from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { daysLeft, isEnding, statusOf } from '../subscription-model.ts';
import type { Billing } from '../use-billing.ts';
import { useBillingFormat, useNow } from '../use-billing-format.ts';

/** Renewal, end, trial and scheduled change of a subscription, a line each. */
export const PlanDates = ({
  of: subscription,
  billing: { plans },
  name,
  hasMethod,
}: {
  of: Subscription;
  billing: Billing;
  /** Name of its plan. */
  name: string;
  hasMethod: boolean;
}) => {
  const { date, money } = useBillingFormat();
  const now = useNow();
  const { plan: messages } = useMessages('subscription');
  const { currentPeriodEnd, trialEnd, scheduledChange, nextPayment } = subscription;
  const next = plans.find(({ id }) => id === scheduledChange?.planId);
  const lines = (): readonly string[] => {
    const status = statusOf(subscription);
    if (status === 'incomplete') return [messages.incomplete];
    if (isEnding(subscription)) return [messages.ends({ date: date(currentPeriodEnd) })];
    if (status === 'trialing' && trialEnd) {
      const count = daysLeft(trialEnd, now);
      const left =
        count <= 1
          ? messages.trialLastDay({ date: date(trialEnd) })
          : messages.trialLeft({ count, date: date(trialEnd) });
      return [
        left,
        hasMethod
          ? messages.trialThen({ date: date(trialEnd) })
          : messages.trialCardMissing({ plan: name, date: date(trialEnd) }),
      ];
    }
    if (scheduledChange && next?.slug === subscription.plan.slug)
      return [messages.seatsScheduled({ count: scheduledChange.seats, date: date(scheduledChange.at) })];
    if (scheduledChange)
      return [messages.scheduled({ plan: next?.name ?? messages.custom, date: date(scheduledChange.at) })];
    return [
      nextPayment
        ? (nextPayment.beforeTax ? messages.nextPaymentBeforeTax : messages.nextPayment)({
            amount: money.exact(nextPayment),
            date: date(nextPayment.at),
          })
        : messages.renews({ date: date(currentPeriodEnd) }),
    ];
  };
  return (
    <ul className="fe-plan-dates" role="list">
      {lines().map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
