import type { ReactNode } from 'react';
import type { Plan, PlanChangeLine, PlanChangePreview, Subscription } from '../../core/contract/entities/billing.ts';
import type { Money } from '../../core/contract/money.ts';
import type { QueryResult } from '../kit/query-result.ts';
import { useFailureMessage } from '../kit/use-failure-message.ts';
import { useMessages } from '../kit/use-messages.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { useMoney } from '../ui/money/use-money.ts';
import { useDates } from '../ui/relative-time/use-dates.ts';
import { SkeletonText } from '../ui/skeleton/skeleton.tsx';

const Line = ({ name, children, strong }: { name: string; children: ReactNode; strong?: boolean }) => (
  <div className={strong ? 'fe-checkout-line fe-checkout-total' : 'fe-checkout-line'}>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** Plan, price and what is due today, as the provider has computed it. Without a preview nothing can be paid. */
export const OrderSummary = ({
  plan,
  subscription,
  preview,
}: {
  plan: Plan;
  subscription: Subscription | undefined;
  preview: QueryResult<PlanChangePreview>;
}) => {
  const t = useMessages('checkout').checkout.summary;
  const { tryAgain } = useMessages('common');
  const wordsOf = useFailureMessage();
  const money = useMoney();
  const { price } = plan;
  const prices = price.perSeat ? t.perSeat : t.per;
  return (
    <section
      className="fe-checkout-summary"
      aria-label={t.title}
      aria-busy={preview.state === 'reloading' || undefined}
    >
      <h3 className="fe-checkout-plan">
        <bdi>{plan.name}</bdi>
      </h3>
      <p className="fe-checkout-price">{prices[price.interval]({ price: money.price(price) })}</p>
      {preview.state === 'failed' ? (
        <Banner tone="danger" action={<LinkButton onPress={preview.refetch}>{tryAgain}</LinkButton>}>
          {t.failed} {wordsOf(preview.failure)}
        </Banner>
      ) : preview.value ? (
        <Sums plan={plan} preview={preview.value} subscription={subscription} />
      ) : (
        <SkeletonText lines={4} label={t.updating} />
      )}
    </section>
  );
};

const Sums = ({
  plan,
  preview,
  subscription,
}: {
  plan: Plan;
  preview: PlanChangePreview;
  subscription: Subscription | undefined;
}) => {
  const t = useMessages('checkout').checkout.summary;
  const money = useMoney();
  const dates = useDates();
  const { currency } = preview;
  const exact = (amount: number) => money.exact({ amount, currency });
  const day = (instant: string) => dates.date(Date.parse(instant));
  // texts of the provider are in one language
  const nameOf = ({ proration, amount }: PlanChangeLine) => (proration && amount < 0 ? t.credit : plan.name);
  const isLater = preview.effective === 'periodEnd';
  return (
    <>
      <dl className="fe-checkout-lines">
        {!isLater &&
          preview.lines.map((line, at) => (
            <Line key={at} name={nameOf(line)}>
              {exact(line.amount)}
            </Line>
          ))}
        {preview.seats > 1 && <Line name={t.seats({ count: preview.seats })}>{''}</Line>}
        {preview.tax !== 0 && (
          <>
            <Line name={t.subtotal}>{exact(preview.subtotal)}</Line>
            <Line name={t.tax}>{exact(preview.tax)}</Line>
          </>
        )}
        <Line name={t.dueToday} strong>
          {exact(preview.dueNow)}
        </Line>
      </dl>
      <div className="fe-checkout-notes">
        {preview.endsTrial && subscription?.status === 'trialing' && <p>{t.endsTrial}</p>}
        {preview.trialEnd && !preview.endsTrial && <p>{t.trial({ date: day(preview.trialEnd) })}</p>}
        {isLater && <p>{t.atPeriodEnd({ date: day(preview.effectiveAt) })}</p>}
        {preview.dueNow === 0 && !isLater && <p>{t.noCharge}</p>}
        {preview.nextAmount !== null && preview.nextPaymentAt && (
          <p>{t.afterwards({ price: exact(preview.nextAmount), date: day(preview.nextPaymentAt) })}</p>
        )}
        <p>{t.cancelAnyTime}</p>
      </div>
    </>
  );
};

/** Sum of an open invoice. */
export const DueSummary = ({ due }: { due: Money }) => {
  const t = useMessages('checkout').checkout.summary;
  const money = useMoney();
  return (
    <section className="fe-checkout-summary" aria-label={t.title}>
      <dl className="fe-checkout-lines">
        <Line name={t.due} strong>
          {money.exact(due)}
        </Line>
      </dl>
    </section>
  );
};
