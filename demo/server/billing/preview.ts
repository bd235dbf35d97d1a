import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { PlanChangePreview } from '../../../core/contract/entities/billing.ts';
import { isDowngrade, isFree } from '../../../core/contract/plan-order.ts';
import type { AdministratorContext } from '../rules.ts';
import type { SubscriptionRecord } from '../store/records.ts';
import { findAccount, findLive, isPlaceholder, ownBilling, providerOf } from './account.ts';
import { currencyOf, rankOf, type SoldPlan } from './billing-plans.ts';
import { orDecline } from './context.ts';
import { planFor, seatsFor } from './orders.ts';

type Reading = Pick<AdministratorContext<AnyEndpoint>, 'store' | 'ports' | 'caller'>;

const DAY_SECONDS = 86_400;

/** Preview of a change, or of a first subscription; nothing is changed. */
export const preview = async (
  context: Reading,
  { planId, seats: wanted }: { planId: string; seats?: string },
): Promise<PlanChangePreview> => {
  const { store, ports, caller } = context;
  const { config, clock } = ports;
  const payments = orDecline(providerOf(ports));
  const plan = planFor(context, 'planId', planId);
  const [account, live] = await Promise.all([findAccount(store), findLive(store, caller.tenantId)]);
  orDecline(ownBilling(account));
  const current = live && !isPlaceholder(live) && live.status !== 'incomplete' ? live : undefined;
  const seats = await seatsFor(context, plan, wanted === undefined ? undefined : Number(wanted), current?.seats);
  const now = clock.now();
  const trialDays = !current && account?.trialUsedAt == null ? (plan.trialDays ?? 0) : 0;
  const inTrial = current?.status === 'trialing';
  const trialEnd = inTrial
    ? (current.trialEnd ?? undefined)
    : trialDays > 0
      ? new Date(now.getTime() + trialDays * DAY_SECONDS * 1000).toISOString()
      : undefined;
  const periodEnd = current?.currentPeriodEnd ?? now.toISOString();
  const later = (nextAmount: number | null, currency: string): PlanChangePreview => ({
    planId: plan.key,
    effective: 'periodEnd',
    effectiveAt: periodEnd,
    prorationDate: Math.floor(now.getTime() / 1000),
    lines: [],
    subtotal: 0,
    tax: 0,
    dueNow: 0,
    currency,
    nextAmount,
    nextPaymentAt: nextAmount === null ? null : periodEnd,
    endsTrial: false,
    seats,
  });
  if (isFree(plan)) return later(null, currencyOf(config, plan));
  const down = current && isDowngrade({ rank: rankOf(config, current.planKey) }, { rank: rankOf(config, plan.key) });
  const fewer = current?.planKey === plan.key && seats < current.seats;
  const customerId = account?.customerId ?? undefined;
  const asked = await payments.preview({
    customerId,
    subscriptionId: current?.externalId,
    priceId: plan.price.externalId ?? '',
    seats,
  });
  if ((down || fewer) && !inTrial) return later(asked.regular, asked.currency);
  const waits = trialEnd !== undefined;
  const same = current?.planKey === plan.key && seats === current.seats;
  const nextPaymentAt = trialEnd ?? nextPeriodEnd(plan, current, now);
  return {
    planId: plan.key,
    effective: 'now',
    effectiveAt: now.toISOString(),
    // of the provider's clock: a test clock can be far ahead
    prorationDate: asked.prorationDate ?? Math.floor(now.getTime() / 1000),
    lines: waits ? [] : asked.lines.map((line) => ({ ...line, currency: asked.currency })),
    subtotal: waits ? 0 : asked.subtotal,
    tax: waits ? 0 : asked.tax,
    dueNow: waits || same ? 0 : asked.due,
    currency: asked.currency,
    nextAmount: asked.regular,
    nextPaymentAt,
    ...(trialEnd !== undefined && { trialEnd }),
    endsTrial: false,
    seats,
  };
};

/** End of the period that a change begins, or goes on with. */
const nextPeriodEnd = (plan: SoldPlan, current: SubscriptionRecord | undefined, now: Date): string => {
  const interval = plan.price.interval ?? 'month';
  if (current && current.interval === interval) return current.currentPeriodEnd;
  const end = new Date(now);
  const day = end.getUTCDate();
  if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  // the 31st of a month without one is its last day
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
};
