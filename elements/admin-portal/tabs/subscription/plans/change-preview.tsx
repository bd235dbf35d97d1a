import type { ReactNode } from 'react';
import type {
  PaymentMethod,
  Plan,
  PlanChangeLine,
  PlanChangePreview,
} from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { useNumbers } from '../../../../ui/numbers/use-numbers.ts';
import { planDifference } from '../subscription-model.ts';
import { type Billing, useUsage } from '../use-billing.ts';
import { useBillingFormat } from '../use-billing-format.ts';
import { FeatureNames } from './feature-names.tsx';
import css from './plans.css?inline';

/** Preview of a change of plan: when, features gained and lost, limits that are exceeded, and the sums. */
export const ChangePreview = ({
  of: preview,
  to,
  billing: { plan: from, subscription },
  method,
  onOtherCard,
}: {
  of: PlanChangePreview;
  to: Plan;
  billing: Billing;
  method: PaymentMethod | undefined;
  onOtherCard: () => void;
}) => {
  useStyles(css);
  const { change: messages, plan: plans } = useMessages('subscription');
  const { date } = useBillingFormat();
  const numbers = useNumbers();
  const usage = useUsage();
  const { gained, lost, over } = planDifference(to, from, usage.value ?? []);
  const { effective, effectiveAt, endsTrial, trialEnd } = preview;
  const at = date(effectiveAt);
  const fromName = from?.name ?? plans.custom;
  return (
    <>
      <p>
        {effective === 'now' ? messages.now({ plan: to.name }) : messages.later({ plan: fromName, date: at })}{' '}
        {endsTrial && messages.endsTrial}
        {!endsTrial && trialEnd && messages.trialGoesOn({ date: date(trialEnd) })}
      </p>
      {over.map(({ key, name, used, included }) => (
        <Banner key={key} tone="warning">
          {(key === 'seats' ? messages.overSeats : messages.over)({
            used: numbers.plain(used),
            limit: numbers.plain(included),
            name,
          })}
        </Banner>
      ))}
      {gained.length > 0 && (
        <Part title={messages.gets}>
          <FeatureNames of={gained} />
        </Part>
      )}
      {lost.length > 0 && (
        <Part title={messages.loses({ date: at })}>
          <FeatureNames of={lost} />
        </Part>
      )}
      <Costs
        of={preview}
        from={from?.price.perSeat ? seatsOf(fromName, subscription?.seats) : fromName}
        to={to.price.perSeat ? seatsOf(to.name, preview.seats) : to.name}
        method={method}
        onOtherCard={onOtherCard}
      />
    </>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="fe-change-part">
    <h3 className="fe-change-title">{title}</h3>
    {children}
  </div>
);

/** Seats of a plan: `36 × Team`. */
export const seatsOf = (plan: string, seats = 1): string => `${seats} × ${plan}`;

/** Sums of the preview, as the provider has computed them; none is added up here. Its texts are in one language, ours not. */
export const Costs = ({
  of: preview,
  from,
  to,
  method,
  onOtherCard,
}: {
  of: PlanChangePreview;
  /** Plans before and after, as they are billed. */
  from: string;
  to: string;
  method: PaymentMethod | undefined;
  /** Goes on with another card; absent where the default one is charged. */
  onOtherCard?: () => void;
}) => {
  useStyles(css);
  const { change: messages } = useMessages('subscription');
  const { money, date, method: nameOf } = useBillingFormat();
  const { lines, tax, dueNow, currency, effective, nextAmount, nextPaymentAt } = preview;
  const sum = (amount: number) => money.exact({ amount, currency });
  const isNow = effective === 'now';
  const lineName = ({ proration, amount }: PlanChangeLine): string => {
    if (!proration) return to;
    return amount < 0 ? messages.unused({ plan: from }) : messages.remaining({ plan: to });
  };
  return (
    <Part title={messages.costs}>
      <dl className="fe-change-lines">
        {isNow &&
          lines.map((line) => (
            <Line key={`${line.description} ${line.amount}`} name={lineName(line)}>
              {money.exact(line)}
            </Line>
          ))}
        {isNow && tax > 0 && <Line name={messages.tax}>{sum(tax)}</Line>}
        <Line name={messages.dueToday} due>
          {sum(dueNow)}
        </Line>
        {nextPaymentAt && nextAmount !== null && (
          <Line name={messages.next({ date: date(nextPaymentAt) })}>{sum(nextAmount)}</Line>
        )}
      </dl>
      {method && (
        <p className="fe-plan-about">
          {messages.chargedTo({ method: nameOf(method) })}{' '}
          {dueNow > 0 && onOtherCard && <LinkButton onPress={onOtherCard}>{messages.otherCard}</LinkButton>}
        </p>
      )}
    </Part>
  );
};

const Line = ({ name, due = false, children }: { name: string; due?: boolean; children: string }) => (
  <div className={due ? 'fe-change-line fe-change-due' : 'fe-change-line'}>
    <dt dir="auto">{name}</dt>
    <dd>{children}</dd>
  </div>
);
