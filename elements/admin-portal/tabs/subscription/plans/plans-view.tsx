import { useState } from 'react';
import type { BillingInterval, Plan } from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import type { Billing } from '../use-billing.ts';
import { PlanColumn } from './plan-column.tsx';
import css from './plans.css?inline';

const INTERVALS: readonly BillingInterval[] = ['month', 'year'];

/** Plans of an interval; one that costs nothing is the same in both, and so is one without a counterpart. */
const plansOf = (all: readonly Plan[], interval: BillingInterval): readonly Plan[] =>
  all.filter(
    ({ price, group }) =>
      price.interval === interval ||
      price.amount === 0 ||
      !all.some((other) => group !== undefined && other.group === group && other.price.interval === interval),
  );

/** All plans side by side, in the operator's order: price, limits, features, and the way to each. */
export const PlansView = ({ billing, onChoose }: { billing: Billing; onChoose: (plan: Plan) => void }) => {
  useStyles(css);
  const { plans: messages } = useMessages('subscription');
  const { plans, plan, subscription } = billing;
  const [wanted, setWanted] = useState<BillingInterval>();
  const current = plan?.price.amount ? plan.price.interval : undefined;
  const interval = wanted ?? current ?? subscription?.price.interval ?? 'month';
  const hasBoth = plans.some(({ group }) => group !== undefined && plansIn(plans, group) > 1);
  const shown = plansOf(plans, interval).toSorted((one, other) => one.rank - other.rank);
  const features = new Map(shown.flatMap((one) => one.features).map((feature) => [feature.key, feature]));
  const limits = new Map(shown.flatMap((one) => one.limits).map((limit) => [limit.key, limit]));
  return (
    <div className="fe-plans-view">
      {hasBoth && (
        <div className="fe-plans-intervals" role="group" aria-label={messages.intervals.label}>
          {INTERVALS.map((one) => (
            <button
              key={one}
              type="button"
              className="fe-plans-interval"
              aria-pressed={one === interval}
              onClick={() => setWanted(one)}
            >
              {messages.intervals[one]}
            </button>
          ))}
        </div>
      )}
      <ul
        className="fe-plans"
        role="list"
        aria-label={messages.label}
        style={{ '--_fe-plan-lines': features.size + limits.size }}
      >
        {shown.map((one) => (
          <PlanColumn
            key={one.id}
            plan={one}
            billing={billing}
            limits={[...limits.values()]}
            features={[...features.values()]}
            onChoose={() => onChoose(one)}
          />
        ))}
      </ul>
    </div>
  );
};

const plansIn = (plans: readonly Plan[], group: string) => plans.filter((plan) => plan.group === group).length;
