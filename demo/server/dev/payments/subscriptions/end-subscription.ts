import type Stripe from 'stripe';
import { type Account, found, idOf } from '../account/account.ts';
import { creditLines, periodLines } from '../invoices/lines.ts';
import { buildInvoice, keepInvoice } from '../invoices/make-invoice.ts';
import { attempt, finalize } from '../invoices/pay-invoice.ts';
import type { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';
import { billedItems, intervalOf, makeItem, periodOf } from './items.ts';
import { intervalsAfter } from './periods.ts';
import { change, factsOf } from './status.ts';

/** Ends a subscription now. Drafts of its invoices stay drafts. */
export const endSubscription = (
  account: Account,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
): void => {
  const at = account.timeOf(idOf(subscription.customer));
  const schedule = account.state.schedules[idOf(subscription.schedule) ?? ''];
  if (schedule) Object.assign(schedule, { status: 'canceled', canceled_at: at });
  for (const invoice of Object.values(account.state.invoices))
    if (invoice.status === 'draft' && invoice.parent?.subscription_details?.subscription === subscription.id)
      Object.assign(invoice, { auto_advance: false, automatically_finalizes_at: null });
  const details = subscription.cancellation_details;
  change(
    account,
    subscription,
    {
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? at,
      ended_at: at,
      pending_update: null,
      ...(details && { cancellation_details: { ...details, reason: details.reason ?? reason } }),
    },
    'customer.subscription.deleted',
  );
};

/** Cancels a subscription at once, with a credit for the rest of its period where that is asked for. */
export const cancelSubscription = (
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
  base: string,
): Stripe.Subscription => {
  params.only<keyof Stripe.SubscriptionCancelParams>('cancellation_details', 'expand', 'invoice_now', 'prorate');
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid(`No such subscription: '${subscription.id}'`, 'id', 'resource_missing');
  const at = account.timeOf(idOf(subscription.customer));
  const details = params.nested('cancellation_details')?.only('comment', 'feedback', 'feedback_option');
  const period = periodOf(subscription);
  if (params.flag('prorate') === true && params.flag('invoice_now') === true && subscription.status === 'active') {
    const lines = creditLines(account, billedItems(subscription), [], at, period);
    const invoice = keepInvoice(
      account,
      buildInvoice(account, { subscription, reason: 'subscription_update', lines, at, period }),
      subscription,
    );
    finalize(account, invoice);
    if (invoice.amount_due > 0) attempt(account, invoice, { offSession: true, base });
  }
  subscription.cancellation_details = {
    comment: details?.text('comment') || null,
    feedback: (details?.text('feedback') || null) as Stripe.Subscription.CancellationDetails['feedback'], // passed on as it is
    feedback_option: null,
    reason: 'cancellation_requested',
  };
  endSubscription(account, subscription, 'cancellation_requested');
  return subscription;
};

/** Resumes a paused subscription: a new period begins, and it is active once that is paid. */
export const resumeSubscription = (
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
  base: string,
): Stripe.Subscription => {
  params.only<keyof Stripe.SubscriptionResumeParams>(
    'billing_cycle_anchor',
    'expand',
    'payment_behavior',
    'proration_behavior',
    'proration_date',
  );
  if (subscription.status !== 'paused')
    throw invalid('This subscription is not paused.', undefined, 'subscription_not_paused');
  const at = account.timeOf(idOf(subscription.customer));
  const billed = billedItems(subscription);
  const period = { start: at, end: intervalsAfter(at, intervalOf(billed), 1) };
  factsOf(account, subscription).anchor = at;
  const data = billed.map((item) =>
    makeItem(
      account,
      subscription.id,
      item,
      period,
      found(account.state.subscriptions, subscription.id, 'subscription').items.data.find(({ id }) => id === item.id),
    ),
  );
  change(account, subscription, { items: { ...subscription.items, data }, billing_cycle_anchor: at });
  const lines = periodLines(account, billed, period);
  const invoice = keepInvoice(
    account,
    buildInvoice(account, { subscription, reason: 'subscription_update', lines, at, period }),
    subscription,
  );
  finalize(account, invoice);
  if (invoice.amount_due > 0) attempt(account, invoice, { offSession: true, base });
  return subscription;
};
