import type Stripe from 'stripe';
import type { ComingPhase } from '../account/account-state.ts';
import { type Account, found, idOf } from '../account/account.ts';
import { idAt, type PaymentCall, type Routes } from '../payment-call.ts';
import { priceOfItem } from '../prices/prices.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import type { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';
import { billedItems, intervalOf, periodOf } from './items.ts';
import { type Interval, intervalsAfter } from './periods.ts';
import { change, factsOf } from './status.ts';

const makePhase = (
  subscription: Stripe.Subscription,
  items: readonly { price: Stripe.Price; quantity: number }[],
  {
    start,
    end,
    metadata,
    behavior,
  }: { start: number; end: number; metadata: Record<string, string>; behavior: string },
): Stripe.SubscriptionSchedule.Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: subscription.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: items.map(({ price, quantity }) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price.id,
    price: price.id,
    quantity,
    tax_rates: [],
  })),
  metadata,
  on_behalf_of: null,
  proration_behavior: behavior,
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

/** Schedule of a subscription as it is now: one phase, to the end of its period. */
const fromSubscription = (account: Account, subscription: Stripe.Subscription): Stripe.SubscriptionSchedule => {
  if (subscription.schedule !== null)
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.', 'from_subscription');
  if (['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status))
    throw invalid('You cannot make a schedule of a subscription that is not active.', 'from_subscription');
  const { start, end } = periodOf(subscription);
  const schedule: Stripe.SubscriptionSchedule = {
    id: account.id('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: structuredClone(subscription.billing_mode) as Stripe.SubscriptionSchedule.BillingMode, // the same shape under another name
    canceled_at: null,
    completed_at: null,
    created: account.timeOf(idOf(subscription.customer)),
    current_phase: { start_date: start, end_date: end },
    customer: idOf(subscription.customer) ?? '',
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      makePhase(subscription, billedItems(subscription), { start, end, metadata: {}, behavior: 'create_prorations' }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
  account.state.schedules[schedule.id] = schedule;
  change(account, subscription, { schedule: schedule.id });
  account.emit('subscription_schedule.created', schedule);
  return schedule;
};

const PHASE_PARAMS = [
  'items',
  'start_date',
  'end_date',
  'duration',
  'proration_behavior',
  'metadata',
  'default_payment_method',
  'currency',
  'trial',
  'trial_end',
  'collection_method',
  'billing_cycle_anchor',
  'default_tax_rates',
  'description',
] as const satisfies (keyof Stripe.SubscriptionScheduleUpdateParams.Phase | 'start_date')[];

const readPhase = (
  account: Account,
  params: Params,
  subscription: Stripe.Subscription,
  start: number,
): Stripe.SubscriptionSchedule.Phase => {
  params.only(...PHASE_PARAMS);
  const items = (params.list('items') ?? []).map((item) => {
    const price = priceOfItem(
      account,
      item.only('price', 'price_data', 'quantity', 'metadata', 'tax_rates', 'discounts'),
    );
    if (!price) throw invalid('Missing required param: phases[0][items][0][price].', 'phases', 'parameter_missing');
    return { price, quantity: item.integer('quantity') ?? 1 };
  });
  if (items.length === 0) throw invalid('Each phase must have at least one item.', 'phases');
  const given = params.text('start_date') === 'now' ? undefined : params.integer('start_date');
  const from = given ?? start;
  const duration = params.nested('duration')?.only('interval', 'interval_count');
  const unit = duration?.oneOf('interval', ['day', 'week', 'month', 'year']);
  const interval: Interval = unit ? { unit, count: duration?.integer('interval_count') ?? 1 } : intervalOf(items);
  const end = params.integer('end_date') ?? intervalsAfter(from, interval, 1);
  if (end <= from) throw invalid('The end date of a phase must be after its start.', 'phases');
  return makePhase(subscription, items, {
    start: from,
    end,
    metadata: params.metadata(),
    behavior:
      params.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ?? 'create_prorations',
  });
};

const subscriptionOf = (account: Account, schedule: Stripe.SubscriptionSchedule): Stripe.Subscription =>
  found(account.state.subscriptions, idOf(schedule.subscription) ?? '', 'subscription');

const checkActive = (schedule: Stripe.SubscriptionSchedule): void => {
  if (schedule.status !== 'active')
    throw invalid(`You cannot change a subscription schedule that is ${schedule.status}.`, undefined);
};

const update = (
  account: Account,
  schedule: Stripe.SubscriptionSchedule,
  params: Params,
): Stripe.SubscriptionSchedule => {
  params.only<keyof Stripe.SubscriptionScheduleUpdateParams>(
    'phases',
    'end_behavior',
    'metadata',
    'proration_behavior',
    'expand',
    'default_settings',
  );
  checkActive(schedule);
  const subscription = subscriptionOf(account, schedule);
  const given = params.list('phases');
  if (given) {
    let start = schedule.current_phase?.start_date ?? schedule.phases[0]?.start_date ?? 0;
    const phases: Stripe.SubscriptionSchedule.Phase[] = [];
    for (const phase of given) {
      const made = readPhase(account, phase, subscription, start);
      if (made.start_date !== start) throw invalid('Phases must follow one another without a gap.', 'phases');
      phases.push(made);
      start = made.end_date;
    }
    const [first] = phases;
    if (!first) throw invalid('A schedule must have at least one phase.', 'phases');
    schedule.phases = phases;
    schedule.current_phase = { start_date: first.start_date, end_date: first.end_date };
    factsOf(account, subscription).phases = phases.slice(1).map(
      (phase): ComingPhase => ({
        start: phase.start_date,
        items: phase.items.map(({ price, quantity }) => ({ price: String(price), quantity: quantity ?? 1 })),
        metadata: phase.metadata,
      }),
    );
  }
  schedule.end_behavior = params.oneOf('end_behavior', ['cancel', 'release']) ?? schedule.end_behavior;
  schedule.metadata = params.metadata(schedule.metadata ?? {});
  account.emit('subscription_schedule.updated', schedule);
  return schedule;
};

/** Releases a schedule: its subscription goes on as it is. */
export const release = (account: Account, schedule: Stripe.SubscriptionSchedule): Stripe.SubscriptionSchedule => {
  checkActive(schedule);
  const subscription = subscriptionOf(account, schedule);
  factsOf(account, subscription).phases = [];
  Object.assign(schedule, {
    status: 'released',
    released_at: account.timeOf(idOf(subscription.customer)),
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  });
  change(account, subscription, { schedule: null });
  account.emit('subscription_schedule.released', schedule);
  return schedule;
};

const scheduleOf = (call: PaymentCall): Stripe.SubscriptionSchedule =>
  found(call.account.state.schedules, idAt(call), 'subscription schedule', 'schedule');

/** Calls about schedules of subscriptions. */
export const scheduleRoutes: Routes = {
  'POST subscription_schedules': ({ account, params }) => {
    params.only<keyof Stripe.SubscriptionScheduleCreateParams>('from_subscription', 'metadata', 'expand');
    const id = params.required('from_subscription');
    const schedule = fromSubscription(
      account,
      found(account.state.subscriptions, id, 'subscription', 'from_subscription'),
    );
    schedule.metadata = params.metadata();
    return schedule;
  },
  'GET subscription_schedules': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'customer');
    const customer = params.text('customer');
    const schedules = Object.values(account.state.schedules).filter(
      (one) => customer === undefined || one.customer === customer,
    );
    return listPage(schedules, params, '/v1/subscription_schedules');
  },
  'GET subscription_schedules/{id}': scheduleOf,
  'POST subscription_schedules/{id}': (call) => update(call.account, scheduleOf(call), call.params),
  'POST subscription_schedules/{id}/release': (call) => release(call.account, scheduleOf(call)),
};
