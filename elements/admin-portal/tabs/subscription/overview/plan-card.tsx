import type { Subscription } from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { SettingsCard } from '../../../../ui/settings-card/settings-card.tsx';
import type { Tone } from '../../../../ui/tone/tone.ts';
import { hasChangeableSeats, isCancelable, isEnding, isLive, isRenewable, statusOf } from '../subscription-model.ts';
import type { Billing } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';
import { PlanDates } from './plan-dates.tsx';
import { useKeepPlan, useRenew } from './use-plan-commands.ts';
import css from './overview.css?inline';

const TONES = {
  active: 'success',
  trialing: 'info',
  incomplete: 'warning',
  canceled: 'neutral',
  expired: 'neutral',
  trialEnded: 'neutral',
} as const satisfies Record<ReturnType<typeof statusOf>, Tone>;

/** Current plan: price, status, what comes next, and what can be done about it. */
export const PlanCard = ({
  billing,
  hasMethod,
  onPlans,
  onSeats,
  onCancel,
}: {
  billing: Billing;
  hasMethod: boolean;
  /** Shows all plans. */
  onPlans: () => void;
  /** Changes the number of seats. */
  onSeats: () => void;
  /** Asks whether to cancel. */
  onCancel: () => void;
}) => {
  useStyles(css);
  const { plan: messages } = useMessages('subscription');
  const { price } = useBillingFormat();
  const renew = useRenew();
  const keep = useKeepPlan();
  const { subscription, plan, plans, summary, mayWrite } = billing;
  const live = subscription && isLive(subscription) ? subscription : undefined;
  const name = plan?.name ?? (live ? messages.custom : messages.none);
  const shown = plan?.price ?? live?.price;
  const hasOthers = plans.length > 1;
  return (
    <SettingsCard title={messages.title} description={plan?.description && <bdi>{plan.description}</bdi>}>
      <div className="fe-plan-now">
        <div className="fe-plan-name-line">
          <span className="fe-plan-name" dir="auto">
            {name}
          </span>
          {live && <Status of={live} />}
        </div>
        {shown && <span className="fe-plan-price">{price(shown)}</span>}
        {live && plan?.price.perSeat && (
          <span className="fe-plan-price">{messages.seats({ count: live.seats, price: price(live.price) })}</span>
        )}
        {live && <PlanDates of={live} billing={billing} name={name} hasMethod={hasMethod} />}
        {subscription && !live && <EndedPlan of={subscription} plans={plans} />}
      </div>
      {mayWrite && (
        <div className="fe-plan-actions">
          {live && isRenewable(live) && (
            <Button look="primary" busy={renew.busy} onPress={() => renew.run(live)}>
              {messages.renew}
            </Button>
          )}
          {live?.scheduledChange && plan && (
            <Button busy={keep.busy} onPress={() => keep.run(live, plan)}>
              {live.scheduledChange.planId === plan.id
                ? messages.keepSeats({ count: live.seats })
                : messages.keep({ plan: plan.name })}
            </Button>
          )}
          {hasOthers && !(live && isEnding(live)) && (
            <Button look={live ? 'secondary' : 'primary'} onPress={onPlans}>
              {live ? messages.change : messages.choose}
            </Button>
          )}
          {live && plan?.price.perSeat && hasChangeableSeats(live) && (
            <Button onPress={onSeats}>{messages.changeSeats}</Button>
          )}
          {live && isCancelable(live, summary) && billing.rules.allowPlanCancellation && (
            <Button look="quiet" onPress={onCancel}>
              {messages.cancel}
            </Button>
          )}
        </div>
      )}
    </SettingsCard>
  );
};

/** Subscription that has ended, below the plan that is left. */
const EndedPlan = ({ of: ended, plans }: { of: Subscription; plans: Billing['plans'] }) => {
  const { plan: messages } = useMessages('subscription');
  const { date } = useBillingFormat();
  const { currentPeriodEnd, trialEnd } = ended;
  const at = statusOf(ended) === 'trialEnded' && trialEnd ? trialEnd : currentPeriodEnd;
  const plan = plans.find(({ slug }) => slug === ended.plan.slug)?.name ?? messages.custom;
  return (
    <div className="fe-plan-name-line fe-plan-ended">
      <Status of={ended} />
      {messages.ended({ plan, date: date(at) })}
    </div>
  );
};

const Status = ({ of: subscription }: { of: Subscription }) => {
  const { statuses, plan: messages } = useMessages('subscription');
  const status = statusOf(subscription);
  const { paymentIssue } = subscription;
  // a change that waits for its payment leaves the plan as it is
  const isDue = paymentIssue && paymentIssue.reason !== 'processing' && paymentIssue.purpose === 'renewal';
  if (isLive(subscription) && isDue) return <Badge tone="danger">{messages.pastDue}</Badge>;
  if (isLive(subscription) && isEnding(subscription)) return <Badge tone="warning">{messages.ending}</Badge>;
  return <Badge tone={TONES[status]}>{statuses[status]}</Badge>;
};
