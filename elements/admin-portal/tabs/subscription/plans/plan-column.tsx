import { Check, Minus } from 'lucide';
import { useId } from 'react';
import type { Plan, PlanFeature, PlanLimit } from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useNumbers } from '../../../../ui/numbers/use-numbers.ts';
import type { Billing } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';
import { usePlanChoice } from './use-plan-choice.ts';

/** One plan of the comparison. Its lines are those of all plans, in one order, so that they stand side by side. */
export const PlanColumn = ({
  plan,
  billing,
  limits,
  features,
  onChoose,
}: {
  plan: Plan;
  billing: Billing;
  /** Limits and features of all plans that are shown. */
  limits: readonly PlanLimit[];
  features: readonly PlanFeature[];
  onChoose: () => void;
}) => {
  const { plans: messages, usage } = useMessages('subscription');
  const { price } = useBillingFormat();
  const id = useId();
  const choice = usePlanChoice(billing)(plan);
  const trial = billing.summary.trialAvailable && plan.trialDays > 0 && !choice.isCurrent;
  return (
    <li className="fe-plan" part="plan" data-current={choice.isCurrent || undefined} aria-labelledby={id}>
      <div className="fe-plan-head">
        <div className="fe-plan-title">
          <h2 className="fe-plan-heading" id={id} dir="auto">
            {plan.name}
          </h2>
          {choice.badge && <Badge tone={choice.isCurrent ? 'accent' : 'info'}>{choice.badge}</Badge>}
        </div>
        <p className="fe-plan-cost">{price(plan.price)}</p>
        {trial && <p className="fe-plan-about">{messages.trial({ count: plan.trialDays })}</p>}
        {plan.description && (
          <p className="fe-plan-about">
            <bdi>{plan.description}</bdi>
          </p>
        )}
      </div>
      <div className="fe-plan-choose">
        {choice.label && (
          <Button
            look={choice.isPrimary ? 'primary' : 'secondary'}
            disabled={choice.disabled !== undefined}
            onPress={onChoose}
          >
            {choice.label}
          </Button>
        )}
        {choice.disabled && <p className="fe-plan-about">{choice.disabled}</p>}
      </div>
      <ul className="fe-plan-lines" role="list" aria-label={messages.featuresOf({ plan: plan.name })}>
        {limits.map((limit) => (
          <Limit
            key={limit.key}
            of={plan.limits.find(({ key }) => key === limit.key)}
            name={limit.key === 'seats' ? usage.seats : limit.name}
            isPaid={limit.key === 'seats' && plan.price.perSeat}
          />
        ))}
        {features.map(({ key, name }) => (
          <Line key={key} has={plan.features.some((feature) => feature.key === key)}>
            {name}
          </Line>
        ))}
      </ul>
    </li>
  );
};

const Limit = ({
  of: limit,
  name,
  isPaid,
}: {
  of: PlanLimit | undefined;
  name: string;
  /** As many as are paid for. */
  isPaid: boolean;
}) => {
  const { plans: messages } = useMessages('subscription');
  const numbers = useNumbers();
  if (isPaid) return <Line has>{messages.asPaid({ name })}</Line>;
  if (!limit) return <Line has={false}>{name}</Line>;
  const { included } = limit;
  return (
    <Line has>
      {included === null ? messages.unlimited({ name }) : messages.limit({ name, count: numbers.plain(included) })}
    </Line>
  );
};

const Line = ({ has, children }: { has: boolean; children: string }) => {
  const { plans: messages } = useMessages('subscription');
  return (
    <li className="fe-plan-line" data-missing={!has || undefined}>
      <Icon of={has ? Check : Minus} size={16} />
      <span>
        {!has && <span className="fe-visually-hidden">{messages.notIncluded} </span>}
        <bdi>{children}</bdi>
      </span>
    </li>
  );
};
