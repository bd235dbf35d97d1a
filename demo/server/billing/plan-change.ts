import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { SubscriptionChange } from '../../../core/contract/entities/billing.ts';
import { isDowngrade, isFree } from '../../../core/contract/plan-order.ts';
import { refuse } from '../refusal.ts';
import type { AdministratorContext } from '../rules.ts';
import type { SubscriptionRecord } from '../store/records.ts';
import { findAccount, findLive } from './account.ts';
import { findPlan, rankOf, type SoldPlan } from './billing-plans.ts';
import { type BillingWork, changing, orDecline } from './context.ts';
import { attemptKey, methodFor, planFor, seatsFor } from './orders.ts';
import { serialize } from './serialize.ts';
import { openInvoiceOf } from './views.ts';

type Context = AdministratorContext<AnyEndpoint>;

/** Tolerance of a preview's age, in seconds: a day. Ours. */
const PREVIEW_SECONDS = 86_400;
/** Difference of the clocks of two nodes, in seconds. Ours. */
const SKEW_SECONDS = 5;

const missing = () => refuse('subscriptionMissing');

/** Live subscription by its id, as the provider has it now. */
export const liveFor = async (
  { store, caller }: Pick<Context, 'store' | 'caller'>,
  { refresh }: Pick<BillingWork, 'refresh'>,
  wanted: string,
): Promise<SubscriptionRecord> => {
  const known = await store.subscriptions.get(wanted);
  if (!known) return orDecline(missing());
  await refresh();
  const live = await findLive(store, caller.tenantId);
  return live?.id === wanted ? live : orDecline(missing());
};

interface Change {
  payments: BillingWork['payments'];
  live: SubscriptionRecord;
  plan: SoldPlan;
  seats: number;
  methodId: string | undefined;
  body: SubscriptionChange;
}

/** Makes the change at the provider: now, or at the end of the period. Answers how, for the audit log. */
const makeChange = async (context: Context, { payments, live, plan, seats, methodId, body }: Change) => {
  const { config } = context.ports;
  const { externalId, scheduleId, planKey, cancelAt, status } = live;
  const priceId = plan.price.externalId ?? '';
  const isSame = plan.key === planKey && seats === live.seats;
  if (isFree(plan)) {
    if (!config.billing.allowPlanCancellation) return orDecline(refuse('planChangeNotAllowed'));
    if (cancelAt === null) await payments.setCancellation(externalId, true);
    return 'atPeriodEnd';
  }
  const customerId = (await findAccount(context.store))?.customerId;
  if (isSame) {
    if (scheduleId !== null) await payments.unschedule(scheduleId);
    if (methodId && customerId) await payments.setDefaultMethod(customerId, externalId, methodId);
    const open = openInvoiceOf(live, await context.store.invoices.find({ where: { status: 'open' } }));
    if (open && methodId) await payments.pay(open.externalId, methodId, attemptKey(context, 'pay', body.attemptId));
    return 'same';
  }
  const down = isDowngrade({ rank: rankOf(config, planKey) }, { rank: rankOf(config, plan.key) });
  if (down && !config.billing.allowPlanDowngrade) return orDecline(refuse('planChangeNotAllowed'));
  if (cancelAt !== null) await payments.setCancellation(externalId, false);
  const key = attemptKey(context, 'change', body.attemptId);
  const fewer = plan.key === planKey && seats < live.seats;
  if ((down || fewer) && status !== 'trialing') {
    if (methodId && customerId) await payments.setDefaultMethod(customerId, externalId, methodId);
    await payments.schedule(externalId, { priceId, seats }, key);
    return 'atPeriodEnd';
  }
  if (scheduleId !== null) await payments.unschedule(scheduleId);
  await payments.change(externalId, { priceId, seats, methodId, prorationDate: body.prorationDate }, key);
  return 'now';
};

const isRecent = (prorationDate: number, nowSeconds: number): boolean => {
  const age = nowSeconds - prorationDate;
  return age >= -SKEW_SECONDS && age <= PREVIEW_SECONDS;
};

/**
 * Refuses a change that is not prorated from a recent preview: one from a time to come would charge less than is due. Where
 * the clock of the provider differs from this one, as a test clock does, the provider's decides.
 */
const checkProration = async (context: Context, { payments, live, plan, seats, body }: Omit<Change, 'methodId'>) => {
  const { prorationDate } = body;
  if (prorationDate === undefined || isRecent(prorationDate, context.ports.clock.now().getTime() / 1000)) return;
  const { externalId: priceId } = plan.price;
  const customerId = (await findAccount(context.store))?.customerId ?? undefined;
  const theirs =
    priceId && (await payments.preview({ customerId, subscriptionId: live.externalId, priceId, seats })).prorationDate;
  if (!theirs || !isRecent(prorationDate, theirs)) orDecline(refuse('staleVersion'));
};

/** Changes plan, seats or payment method. */
export const update = async (context: Context, wanted: string, body: SubscriptionChange) =>
  changing(context, (parts) =>
    serialize(`change ${context.caller.tenantId}`, async () => {
      const { payments, refresh } = parts;
      const plan = planFor(context, 'planId', body.planId);
      const methodId = await methodFor(context, parts, body.paymentMethodId);
      const live = await liveFor(context, parts, wanted);
      const { currentPlanId } = body;
      if (currentPlanId !== undefined && currentPlanId !== live.planKey) return orDecline(refuse('staleVersion'));
      const seats = await seatsFor(context, plan, body.seats, live.seats);
      await checkProration(context, { payments, live, plan, seats, body });
      const effective = await makeChange(context, { payments, live, plan, seats, methodId, body });
      const details = { from: live.planKey, to: plan.key, seats, effective };
      await context.write({ action: 'Plan change requested', details }, async () => undefined);
      return refresh();
    }),
  );

/** Changes the seats of a plan whose price is per seat: more at once, fewer at the end of the period. */
export const changeSeats = async (context: Context, wanted: string, body: Omit<SubscriptionChange, 'planId'>) =>
  changing(context, (parts) =>
    serialize(`change ${context.caller.tenantId}`, async () => {
      const { payments, refresh } = parts;
      const live = await liveFor(context, parts, wanted);
      const plan = findPlan(context.ports.config, live.planKey);
      if (!plan?.price.perSeat) return orDecline(refuse('planChangeNotAllowed'));
      const seats = await seatsFor(context, plan, body.seats, live.seats);
      const change = { payments, live, plan, seats, methodId: undefined, body: { ...body, planId: plan.key } };
      await checkProration(context, change);
      const effective = await makeChange(context, change);
      const details = { plan: plan.key, from: live.seats, to: seats, effective };
      await context.write({ action: 'Seat change requested', details }, async () => undefined);
      return refresh();
    }),
  );

/** Whether a subscription can be canceled: active, or in a trial that would be charged. Source: protocol/billing.md#subscription. */
const isCancelable = ({ status, cancelAt }: SubscriptionRecord): boolean =>
  (status === 'active' || status === 'trialing') && cancelAt === null;

/** Cancels at the end of the period. */
export const cancel = (context: Context, wanted: string) =>
  changing(context, (parts) =>
    serialize(`change ${context.caller.tenantId}`, async () => {
      const live = await liveFor(context, parts, wanted);
      if (!context.ports.config.billing.allowPlanCancellation) return orDecline(refuse('planChangeNotAllowed'));
      if (!isCancelable(live)) return orDecline(refuse('subscriptionNotCancelable'));
      if (live.scheduleId !== null) await parts.payments.unschedule(live.scheduleId);
      await parts.payments.setCancellation(live.externalId, true);
      const details = { plan: live.planKey, at: live.currentPeriodEnd };
      await context.write({ action: 'Subscription canceled', severity: 'Warning', details }, async () => undefined);
      return parts.refresh();
    }),
  );

/** Takes a cancellation back. */
export const renew = (context: Context, wanted: string) =>
  changing(context, (parts) =>
    serialize(`change ${context.caller.tenantId}`, async () => {
      const live = await liveFor(context, parts, wanted);
      if (live.cancelAt === null) return orDecline(refuse('subscriptionNotRenewable'));
      await parts.payments.setCancellation(live.externalId, false);
      const details = { plan: live.planKey };
      await context.write({ action: 'Subscription renewed', details }, async () => undefined);
      return parts.refresh();
    }),
  );
