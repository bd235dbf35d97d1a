import type Stripe from 'stripe';
import { type Account, customerOf, idOf } from '../account/account.ts';
import { ownMethod } from '../account/customers.ts';
import type { LineDraft } from '../invoices/line-draft.ts';
import { keepInvoice } from '../invoices/make-invoice.ts';
import { attempt, finalize, voidInvoice } from '../invoices/pay-invoice.ts';
import { readAutomaticTax, requireTaxLocation } from '../prices/automatic-tax.ts';
import type { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';
import { INCOMPLETE_SECONDS } from './create-subscription.ts';
import { makeItem, periodOf, readTaxRates } from './items.ts';
import { changeInvoice, type ItemChange, planChange } from './plan-change.ts';
import { readPaymentSettings, readTrialSettings } from './read-settings.ts';
import { change, factsOf } from './status.ts';

const PARAMS = [
  'automatic_tax',
  'billing_cycle_anchor',
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details',
  'collection_method',
  'default_payment_method',
  'default_tax_rates',
  'description',
  'expand',
  'items',
  'metadata',
  'off_session',
  'pause_collection',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'proration_date',
  'trial_end',
  'trial_settings',
] as const satisfies (keyof Stripe.SubscriptionUpdateParams)[];

/** Parameters that can wait for a payment. Source: Stripe "Pending updates", supported attributes. */
const PENDING_PARAMS = [
  'billing_cycle_anchor',
  'cancel_at_period_end',
  'expand',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
] as const satisfies (typeof PARAMS)[number][];

const applyChange = (
  account: Account,
  subscription: Stripe.Subscription,
  planned: ItemChange,
): Partial<Stripe.Subscription> => {
  const facts = factsOf(account, subscription);
  if (planned.anchor !== null) facts.anchor = planned.anchor;
  const data = planned.items.map((item) =>
    makeItem(
      account,
      subscription.id,
      item,
      planned.period,
      subscription.items.data.find(({ id }) => id === item.id),
    ),
  );
  return {
    items: { ...subscription.items, data },
    trial_end: planned.endsTrial ? planned.period.start : planned.trialEnd,
    ...(planned.anchor !== null && { billing_cycle_anchor: planned.anchor }),
    ...(planned.endsTrial && { status: 'active' }),
  };
};

const simpleFields = (
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): Partial<Stripe.Subscription> => {
  const customer = idOf(subscription.customer) ?? '';
  const now = account.timeOf(customer);
  const fields: Partial<Stripe.Subscription> = { metadata: params.metadata(subscription.metadata) };
  const method = params.text('default_payment_method');
  if (method !== undefined)
    fields.default_payment_method = method ? ownMethod(account, method, customer, 'default_payment_method') : null;
  const atEnd = params.flag('cancel_at_period_end');
  const at = params.has('cancel_at')
    ? params.text('cancel_at')
      ? (params.integer('cancel_at') ?? null)
      : null
    : undefined;
  if (at !== undefined && at !== null && at <= now)
    throw invalid('Invalid timestamp: cancel_at must be in the future.', 'cancel_at');
  if (atEnd !== undefined || at !== undefined) {
    const cancels = atEnd === true || (at ?? null) !== null;
    const details = params.nested('cancellation_details')?.only('comment', 'feedback', 'feedback_option');
    Object.assign(fields, {
      cancel_at_period_end: atEnd ?? false,
      cancel_at: atEnd === true ? periodOf(subscription).end : (at ?? null),
      canceled_at: cancels ? now : null,
      cancellation_details: {
        comment: (cancels && details?.text('comment')) || null,
        feedback: (cancels && details?.text('feedback')) || null,
        feedback_option: null,
        reason: cancels ? 'cancellation_requested' : null,
      },
    });
  }
  const rates = readTaxRates(account, params);
  if (rates) fields.default_tax_rates = rates;
  const isAutomatic = readAutomaticTax(params);
  if (isAutomatic) requireTaxLocation(customerOf(account, idOf(subscription.customer) ?? ''));
  if (isAutomatic !== undefined)
    fields.automatic_tax = {
      disabled_reason: null,
      enabled: isAutomatic,
      liability: isAutomatic ? { type: 'self' } : null,
    };
  const description = params.text('description');
  if (description !== undefined) fields.description = description || null;
  return {
    ...fields,
    trial_settings: readTrialSettings(params) ?? subscription.trial_settings,
    payment_settings: readPaymentSettings(params) ?? subscription.payment_settings,
  };
};

type Behavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

const waitForPayment = (
  account: Account,
  subscription: Stripe.Subscription,
  planned: ItemChange,
  invoice: Stripe.Invoice,
  waiting: LineDraft[],
): void => {
  const facts = factsOf(account, subscription);
  const expiresAt = Math.min(
    account.timeOf(idOf(subscription.customer)) + INCOMPLETE_SECONDS,
    periodOf(subscription).end,
  );
  facts.pendingUpdate = {
    invoice: invoice.id,
    expiresAt,
    items: planned.items.map(({ id, price, quantity }) => ({ id, price: price.id, quantity })),
    period: planned.period,
    anchor: planned.anchor,
    endsTrial: planned.endsTrial,
    waiting,
  };
  const items = planned.items.map((item) => makeItem(account, subscription.id, item, planned.period));
  change(account, subscription, {
    pending_update: {
      billing_cycle_anchor: planned.anchor,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: expiresAt,
      metadata: null,
      subscription_items: items,
      trial_end: planned.endsTrial ? planned.period.start : null,
      trial_from_plan: null,
    },
  });
};

/** Pays for a change at once, and applies it as the payment's outcome allows. */
const changeNow = (
  account: Account,
  subscription: Stripe.Subscription,
  planned: ItemChange,
  { behavior, offSession, base }: { behavior: Behavior; offSession: boolean; base: string },
): void => {
  const facts = factsOf(account, subscription);
  const before = structuredClone({ subscription, facts });
  const waiting = facts.pendingLines;
  const invoice = changeInvoice(account, subscription, planned, 'subscription_update', waiting);
  facts.pendingLines = [];
  keepInvoice(account, invoice, subscription);
  if (behavior === 'pending_if_incomplete') waitForPayment(account, subscription, planned, invoice, waiting);
  else change(account, subscription, applyChange(account, subscription, planned));
  finalize(account, invoice);
  if (invoice.amount_due === 0 || behavior === 'default_incomplete') return;
  const { refusal } = attempt(account, invoice, { offSession, base });
  if (!refusal || behavior !== 'error_if_incomplete') return;
  voidInvoice(account, invoice);
  Object.assign(subscription, before.subscription, { latest_invoice: before.subscription.latest_invoice });
  account.state.subscriptionFacts[subscription.id] = before.facts;
  throw refusal;
};

/** Changes a subscription. */
export const updateSubscription = (
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
  base: string,
): Stripe.Subscription => {
  params.only(...PARAMS);
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'subscription_canceled',
    );
  const behavior =
    params.oneOf('payment_behavior', [
      'allow_incomplete',
      'default_incomplete',
      'error_if_incomplete',
      'pending_if_incomplete',
    ]) ?? 'allow_incomplete';
  if (behavior === 'pending_if_incomplete') params.only(...PENDING_PARAMS);
  const changesItems = params.has('items') || params.has('trial_end') || params.has('billing_cycle_anchor');
  if (changesItems && subscription.schedule !== null)
    throw invalid(
      'The subscription is managed by the subscription schedule; update or release the schedule instead.',
      'items',
    );
  const offSession = params.flag('off_session') ?? false;
  const fields = simpleFields(account, subscription, params);
  if (!changesItems) {
    change(account, subscription, fields);
    return subscription;
  }
  const facts = factsOf(account, subscription);
  const planned = planChange(account, subscription, params);
  const former = facts.pendingUpdate && account.state.invoices[facts.pendingUpdate.invoice];
  // a new change takes the place of one that waits
  if (former?.status === 'open') expirePending(account, subscription, former);
  if (!planned.invoicesNow) {
    facts.pendingLines.push(...planned.lines);
    change(account, subscription, { ...fields, ...applyChange(account, subscription, planned) });
    return subscription;
  }
  change(account, subscription, fields);
  changeNow(account, subscription, planned, { behavior, offSession, base });
  return subscription;
};

/** Drops a change whose payment did not come; its invoice is void. */
export const expirePending = (account: Account, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void => {
  const facts = factsOf(account, subscription);
  facts.pendingLines.unshift(...(facts.pendingUpdate?.waiting ?? []));
  facts.pendingUpdate = null;
  if (invoice.status === 'open') voidInvoice(account, invoice);
  change(account, subscription, { pending_update: null });
  account.emit('customer.subscription.pending_update_expired', subscription);
};
