import type { Plan } from '../../../../../core/contract/entities/billing.ts';
import { isDowngrade, isFree } from '../../../../../core/contract/plan-order.ts';
import { useAppState } from '../../../../kit/use-app.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { isCancelable, isEnding, isLive, planMove } from '../subscription-model.ts';
import type { Billing } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';

/** How a plan can be chosen: the label of its button, or why there is none. */
export interface PlanChoice {
  readonly isCurrent: boolean;
  /** "Current plan", or since when it is the next one. */
  readonly badge: string | undefined;
  /** Label of the button; absent where there is nothing to choose. */
  readonly label: string | undefined;
  /** Reason why it cannot be chosen. */
  readonly disabled: string | undefined;
  readonly isPrimary: boolean;
}

/** Reads how each plan can be chosen, by the subscription and the operator's rules. */
export const usePlanChoice = ({
  plan: current,
  subscription,
  summary,
  rules,
  mayWrite,
}: Billing): ((plan: Plan) => PlanChoice) => {
  const { plans: messages, plan: words } = useMessages('subscription');
  const vendor = useAppState((state) => state.vendor.publicInfo?.name);
  const { date } = useBillingFormat();
  const live = subscription && isLive(subscription) ? subscription : undefined;
  const scheduled = live?.scheduledChange;
  const { locked } = messages;
  const disabledReasonOf = (move: ReturnType<typeof planMove>, plan: Plan): string | undefined => {
    if (!live) return undefined;
    if (isEnding(live)) return locked.ending;
    if (live.paymentIssue) return locked.unpaid;
    // a switch to a shorter interval can be one, too
    if (move !== 'cancel' && current && isDowngrade(current, plan) && !rules.allowPlanDowngrade)
      return vendor ? locked.downgradeBy({ vendor }) : locked.downgrade;
    if (move !== 'cancel') return undefined;
    if (!rules.allowPlanCancellation) return vendor ? locked.cancelBy({ vendor }) : locked.cancel;
    return isCancelable(live, summary) ? undefined : locked.notCancelable;
  };
  return (plan) => {
    const isCurrent = plan.id === current?.id;
    const isNext = plan.id === scheduled?.planId;
    const move = planMove(plan, current, live);
    const label = () => {
      if (!mayWrite || isNext) return undefined;
      if (isCurrent) return scheduled && words.keep({ plan: plan.name });
      // the plan of tenants without a subscription
      if (move === 'first') return isFree(plan) ? undefined : messages.choose({ plan: plan.name });
      if (move === 'cancel') return messages.downgrade({ plan: plan.name });
      return messages[move]({ plan: plan.name });
    };
    const text = label();
    return {
      isCurrent,
      badge: isCurrent ? messages.current : isNext ? messages.from({ date: date(scheduled?.at ?? '') }) : undefined,
      label: text,
      disabled: text === undefined || isCurrent ? undefined : disabledReasonOf(move, plan),
      isPrimary: move === 'upgrade' || move === 'first',
    };
  };
};
