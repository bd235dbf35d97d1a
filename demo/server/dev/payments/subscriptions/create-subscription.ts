import type Stripe from 'stripe';
import { type Account, customerOf, idOf } from '../account/account.ts';
import { ownMethod } from '../account/customers.ts';
import { createSetupIntent } from '../intents/setup-intents.ts';
import { periodLines, trialLines } from '../invoices/lines.ts';
import { buildInvoice, keepInvoice } from '../invoices/make-invoice.ts';
import { attempt, defaultMethod, finalize, voidInvoice } from '../invoices/pay-invoice.ts';
import { readAutomaticTax, requireTaxLocation } from '../prices/automatic-tax.ts';
import { innerList } from '../wire/lists.ts';
import { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';
import { changedItems, intervalOf, makeItem, readTaxRates } from './items.ts';
import { intervalsAfter } from './periods.ts';
import { readPaymentSettings, readTrialEnd, readTrialSettings } from './read-settings.ts';
import { change, factsOf } from './status.ts';

/** Time that a first payment has before its subscription expires. Source: Stripe "Subscription statuses", incomplete_expired. */
export const INCOMPLETE_SECONDS = 23 * 3_600;

const PARAMS = [
  'automatic_tax',
  'cancel_at',
  'cancel_at_period_end',
  'collection_method',
  'currency',
  'customer',
  'default_payment_method',
  'default_tax_rates',
  'description',
  'expand',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'trial_end',
  'trial_period_days',
  'trial_settings',
] as const satisfies (keyof Stripe.SubscriptionCreateParams)[];

const emptySubscription = (
  account: Account,
  customer: Stripe.Customer,
  currency: string,
  now: number,
): Stripe.Subscription => ({
  id: account.id('sub'),
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: now,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  created: now,
  currency,
  customer: customer.id,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: innerList<Stripe.SubscriptionItem>([], '/v1/subscription_items') as Stripe.ApiList<Stripe.SubscriptionItem>,
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: now,
  status: 'incomplete',
  test_clock: idOf(customer.test_clock),
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
});

/** Subscription of the parameters, with its items and first period, before anything is kept. */
export const draftSubscription = (account: Account, customer: Stripe.Customer, params: Params): Stripe.Subscription => {
  const now = account.timeOf(customer.id);
  const billed = changedItems(account, [], params);
  const currency = billed[0]?.price.currency ?? 'usd';
  const subscription = emptySubscription(account, customer, currency, now);
  const trialEnd = readTrialEnd(params, now);
  const period = { start: now, end: trialEnd ?? intervalsAfter(now, intervalOf(billed), 1) };
  subscription.items.data = billed.map((item) => makeItem(account, subscription.id, item, period));
  subscription.default_tax_rates = readTaxRates(account, params) ?? [];
  if (trialEnd !== null) {
    subscription.billing_cycle_anchor = trialEnd;
    Object.assign(subscription, { trial_start: now, trial_end: trialEnd });
  }
  return subscription;
};

/** Keeps a drafted subscription, with the facts that no answer tells. */
const keep = (account: Account, subscription: Stripe.Subscription): void => {
  account.state.subscriptions[subscription.id] = subscription;
  account.state.subscriptionFacts[subscription.id] = {
    anchor: subscription.billing_cycle_anchor,
    trialNoticeSent: false,
    pendingLines: [],
    pendingUpdate: null,
    incompleteUntil: null,
    phases: [],
  };
};

const forget = (account: Account, subscription: Stripe.Subscription): void => {
  delete account.state.subscriptions[subscription.id];
  delete account.state.subscriptionFacts[subscription.id];
};

/** First invoice of a subscription: its first period, or a trial that costs nothing. */
export const firstInvoice = (
  account: Account,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'upcoming',
): Stripe.Invoice => {
  const [item] = subscription.items.data;
  const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  const billed = subscription.items.data.map(({ id, price, quantity }) => ({ id, price, quantity: quantity ?? 1 }));
  const lines = (subscription.trial_end === null ? periodLines : trialLines)(account, billed, period);
  return buildInvoice(account, {
    subscription,
    reason,
    lines,
    at: period.start,
    period: { start: period.start, end: period.start },
  });
};

/** Makes a subscription with its first invoice, and pays it where the parameters ask for that. */
export const createSubscription = (account: Account, params: Params, base: string): Stripe.Subscription => {
  params.only(...PARAMS);
  const customer = customerOf(account, params.required('customer'));
  const method = params.text('default_payment_method');
  const subscription = draftSubscription(account, customer, params);
  if (readAutomaticTax(params)) {
    requireTaxLocation(customer);
    Object.assign(subscription.automatic_tax, { enabled: true, liability: { type: 'self' } });
  }
  if (customer.currency && customer.currency !== subscription.currency)
    throw invalid('You cannot combine currencies on a single customer.', 'items');
  const behavior =
    params.oneOf('payment_behavior', [
      'allow_incomplete',
      'default_incomplete',
      'error_if_incomplete',
      'pending_if_incomplete',
    ]) ?? 'allow_incomplete';
  if (behavior === 'pending_if_incomplete')
    throw invalid('payment_behavior=pending_if_incomplete is only for updates of subscriptions.', 'payment_behavior');
  Object.assign(subscription, {
    default_payment_method: method ? ownMethod(account, method, customer.id, 'default_payment_method') : null,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    cancel_at_period_end: params.flag('cancel_at_period_end') ?? false,
    cancel_at: params.integer('cancel_at') ?? null,
    trial_settings: readTrialSettings(params) ?? subscription.trial_settings,
    payment_settings: readPaymentSettings(params) ?? subscription.payment_settings,
  });
  const isTrial = subscription.trial_end !== null;
  const offSession = params.flag('off_session') ?? false;
  keep(account, subscription);
  const invoice = firstInvoice(account, subscription, 'subscription_create');
  if (behavior === 'error_if_incomplete' && !isTrial && defaultMethod(account, invoice) === null) {
    forget(account, subscription);
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  account.emit('customer.subscription.created', subscription, undefined, account.timeOf(customer.id));
  keepInvoice(account, invoice, subscription);
  if (isTrial) subscription.status = 'trialing';
  finalize(account, invoice);
  if (invoice.amount_due > 0) {
    factsOf(account, subscription).incompleteUntil = account.timeOf(customer.id) + INCOMPLETE_SECONDS;
    if (behavior !== 'default_incomplete' && defaultMethod(account, invoice) !== null) {
      const { refusal } = attempt(account, invoice, { offSession, base });
      if (refusal && behavior === 'error_if_incomplete') {
        voidInvoice(account, invoice);
        forget(account, subscription);
        throw refusal;
      }
    }
  } else if (isTrial) {
    account.emit('customer.subscription.updated', subscription, { status: 'incomplete' });
    if (defaultMethod(account, invoice) === null) {
      const form = { customer: customer.id, usage: 'off_session' };
      change(account, subscription, { pending_setup_intent: createSetupIntent(account, new Params(form), base).id });
    }
  }
  return subscription;
};
