import type Stripe from 'stripe';
import type { SubscriptionFacts } from '../account/account-state.ts';
import { type Account, found, idOf } from '../account/account.ts';
import { makeItem } from './items.ts';

/** Facts about a subscription that no answer tells. */
export const factsOf = (account: Account, { id }: { id: string }): SubscriptionFacts =>
  found(account.state.subscriptionFacts, id, 'subscription');

/** Subscription that an invoice is for. */
export const subscriptionOf = (account: Account, invoice: Stripe.Invoice): Stripe.Subscription | undefined =>
  account.state.subscriptions[idOf(invoice.parent?.subscription_details?.subscription) ?? ''];

/** Changes fields of a subscription and says so in an event. */
export const change = (
  account: Account,
  subscription: Stripe.Subscription,
  fields: Partial<Stripe.Subscription>,
  type: Stripe.Event.Type = 'customer.subscription.updated',
): void => {
  const previous = Object.fromEntries(
    Object.entries(fields)
      .map(([name]) => [name, structuredClone(subscription[name as keyof Stripe.Subscription])] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(fields[name as keyof Stripe.Subscription])),
  );
  Object.assign(subscription, fields);
  const at = account.timeOf(idOf(subscription.customer));
  const isUpdate = type === 'customer.subscription.updated';
  if (!isUpdate || Object.keys(previous).length > 0)
    account.emit(type, subscription, isUpdate ? previous : undefined, at);
};

/** Applies the change that waited for this invoice. */
const applyPending = (account: Account, subscription: Stripe.Subscription): void => {
  const facts = factsOf(account, subscription);
  const { pendingUpdate } = facts;
  const waiting = subscription.pending_update;
  if (!pendingUpdate || !waiting) return;
  facts.pendingUpdate = null;
  const { start, end } = pendingUpdate.period;
  const items = pendingUpdate.items.map(({ id, price, quantity }) =>
    makeItem(
      account,
      subscription.id,
      { id, price: found(account.state.prices, price, 'price'), quantity },
      { start, end },
      subscription.items.data.find((item) => item.id === id),
    ),
  );
  if (pendingUpdate.anchor !== null) facts.anchor = pendingUpdate.anchor;
  change(account, subscription, {
    items: { ...subscription.items, data: items },
    pending_update: null,
    ...(pendingUpdate.anchor !== null && { billing_cycle_anchor: pendingUpdate.anchor }),
    ...(pendingUpdate.endsTrial && { trial_end: start, status: 'active' }),
  });
  account.emit('customer.subscription.pending_update_applied', subscription);
};

const owes = (account: Account, subscription: Stripe.Subscription): boolean =>
  Object.values(account.state.invoices).some(
    (invoice) =>
      invoice.status === 'open' &&
      invoice.attempted &&
      invoice.id !== factsOf(account, subscription).pendingUpdate?.invoice &&
      subscriptionOf(account, invoice)?.id === subscription.id,
  );

/** Updates the subscription of an invoice that has been paid. */
export const afterPaid = (account: Account, invoice: Stripe.Invoice, method: string | null): void => {
  const subscription = subscriptionOf(account, invoice);
  if (!subscription) return;
  const facts = factsOf(account, subscription);
  if (facts.pendingUpdate?.invoice === invoice.id) applyPending(account, subscription);
  if (method !== null && subscription.payment_settings?.save_default_payment_method === 'on_subscription')
    change(account, subscription, { default_payment_method: method });
  const { status } = subscription;
  if (status === 'incomplete' || status === 'paused') {
    if (subscription.latest_invoice !== invoice.id) return;
    facts.incompleteUntil = null;
    change(account, subscription, { status: 'active' });
    if (status === 'paused') account.emit('customer.subscription.resumed', subscription);
  } else if ((status === 'past_due' || status === 'unpaid') && !owes(account, subscription))
    change(account, subscription, { status: 'active' });
};

/** Updates the subscription of an invoice that could not be paid. */
export const afterFailed = (account: Account, invoice: Stripe.Invoice): void => {
  const subscription = subscriptionOf(account, invoice);
  if (!subscription || factsOf(account, subscription).pendingUpdate?.invoice === invoice.id) return;
  if (subscription.status === 'active') change(account, subscription, { status: 'past_due' });
};
