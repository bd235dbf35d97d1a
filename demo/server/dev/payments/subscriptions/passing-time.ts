import type Stripe from 'stripe';
import { type Account, found, idOf } from '../account/account.ts';
import { periodLines } from '../invoices/lines.ts';
import { buildInvoice, keepInvoice } from '../invoices/make-invoice.ts';
import { attempt, finalize, voidInvoice } from '../invoices/pay-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import { billedItems, intervalOf, makeItem, periodOf } from './items.ts';
import { boundaryAfter } from './periods.ts';
import { release } from './schedules.ts';
import { change, factsOf, subscriptionOf } from './status.ts';
import { expirePending } from './update-subscription.ts';

const DAY_SECONDS = 86_400;
/** Days before the end of a trial at which its notice is sent. Source: Stripe "Event types", trial_will_end. */
const NOTICE_DAYS = 3;
/** Time that the draft of a renewal stays a draft. Source: Stripe "Invoice finalization", about one hour. */
const DRAFT_SECONDS = 3_600;

/** Work that is due at a moment. */
interface Due {
  at: number;
  run(): void;
}

const earliest = (dues: readonly (Due | undefined)[]): Due | undefined =>
  dues.reduce((first, due) => (due && (!first || due.at < first.at) ? due : first), undefined);

const startNextPhase = (account: Account, subscription: Stripe.Subscription, at: number): void => {
  const facts = factsOf(account, subscription);
  const schedule = account.state.schedules[idOf(subscription.schedule) ?? ''];
  const phase = facts.phases[0];
  if (!schedule) return;
  if (!phase || phase.start > at) {
    const last = schedule.phases.at(-1);
    if (facts.phases.length > 0 || !last || last.end_date > at) return;
    if (schedule.end_behavior === 'cancel') endSubscription(account, subscription, null);
    else release(account, schedule);
    return;
  }
  facts.phases.shift();
  const period = periodOf(subscription);
  const data = phase.items.map(({ price, quantity }, index) => {
    const before = subscription.items.data[index];
    const item = { id: before?.id ?? account.id('si'), price: found(account.state.prices, price, 'price'), quantity };
    return makeItem(account, subscription.id, item, period, before);
  });
  const current = schedule.phases.find(({ start_date }) => start_date === phase.start);
  if (current) schedule.current_phase = { start_date: current.start_date, end_date: current.end_date };
  const metadata = { ...subscription.metadata, ...phase.metadata };
  change(account, subscription, { items: { ...subscription.items, data }, metadata });
  account.emit('subscription_schedule.updated', schedule);
};

/** Begins the next period: a draft of its invoice, which is finalized and paid an hour later. */
const renew = (account: Account, subscription: Stripe.Subscription, from: number): void => {
  startNextPhase(account, subscription, from);
  if (subscription.status === 'canceled') return;
  const facts = factsOf(account, subscription);
  const billed = billedItems(subscription);
  const former = periodOf(subscription);
  const period = { start: from, end: boundaryAfter(facts.anchor, intervalOf(billed), from) };
  const data = billed.map((item) =>
    makeItem(
      account,
      subscription.id,
      item,
      period,
      subscription.items.data.find(({ id }) => id === item.id),
    ),
  );
  const lines = [...facts.pendingLines, ...periodLines(account, billed, period)];
  facts.pendingLines = [];
  const draft = { subscription, reason: 'subscription_cycle', lines, at: from, period: former } as const;
  const invoice = buildInvoice(account, draft);
  invoice.automatically_finalizes_at = from + DRAFT_SECONDS;
  keepInvoice(account, invoice, subscription);
  const isTrialOver = subscription.status === 'trialing';
  change(account, subscription, { items: { ...subscription.items, data }, ...(isTrialOver && { status: 'active' }) });
};

const endTrial = (account: Account, subscription: Stripe.Subscription, at: number): void => {
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method;
  const customer = account.state.customers[idOf(subscription.customer) ?? ''];
  const method =
    idOf(subscription.default_payment_method) ??
    (customer && !customer.deleted ? idOf(customer.invoice_settings.default_payment_method) : null);
  if (method === null && behavior === 'cancel') endSubscription(account, subscription, null);
  else if (method === null && behavior === 'pause') {
    change(account, subscription, { status: 'paused' });
    account.emit('customer.subscription.paused', subscription, undefined, at);
  } else renew(account, subscription, at);
};

const endPeriod = (account: Account, subscription: Stripe.Subscription, at: number): void => {
  if (subscription.cancel_at_period_end) endSubscription(account, subscription, null);
  else if (subscription.status === 'trialing') endTrial(account, subscription, at);
  else renew(account, subscription, at);
};

const expireIncomplete = (account: Account, subscription: Stripe.Subscription): void => {
  const invoice = account.state.invoices[idOf(subscription.latest_invoice) ?? ''];
  factsOf(account, subscription).incompleteUntil = null;
  if (invoice?.status === 'open') voidInvoice(account, invoice);
  change(account, subscription, {
    status: 'incomplete_expired',
    ended_at: account.timeOf(idOf(subscription.customer)),
  });
};

/** Earliest work of a subscription. */
const dueOf = (account: Account, subscription: Stripe.Subscription): Due | undefined => {
  const facts = factsOf(account, subscription);
  const { status, trial_end, cancel_at } = subscription;
  if (status === 'incomplete' && facts.incompleteUntil !== null)
    return { at: facts.incompleteUntil, run: () => expireIncomplete(account, subscription) };
  if (!['active', 'trialing', 'past_due', 'unpaid'].includes(status)) return undefined;
  const { end } = periodOf(subscription);
  const { pendingUpdate } = facts;
  const waiting = pendingUpdate && account.state.invoices[pendingUpdate.invoice];
  return earliest([
    status === 'trialing' && trial_end !== null && !facts.trialNoticeSent
      ? {
          at: Math.max(subscription.start_date, trial_end - NOTICE_DAYS * DAY_SECONDS),
          run: () => {
            facts.trialNoticeSent = true;
            const at = account.timeOf(idOf(subscription.customer));
            account.emit('customer.subscription.trial_will_end', subscription, undefined, at);
          },
        }
      : undefined,
    waiting ? { at: pendingUpdate.expiresAt, run: () => expirePending(account, subscription, waiting) } : undefined,
    cancel_at !== null && cancel_at < end
      ? { at: cancel_at, run: () => endSubscription(account, subscription, null) }
      : undefined,
    { at: end, run: () => endPeriod(account, subscription, end) },
  ]);
};

const retry = (account: Account, invoice: Stripe.Invoice, base: string): void => {
  const { paid } = attempt(account, invoice, { offSession: true, base });
  const subscription = subscriptionOf(account, invoice);
  // the last attempt has failed: Ours, as Stripe's setting "cancel the subscription"
  if (!paid && invoice.next_payment_attempt === null && subscription?.status === 'past_due')
    endSubscription(account, subscription, 'payment_failed');
};

/** Earliest work of an invoice: a draft is finalized and paid, a failed payment is made again. */
const dueOfInvoice = (account: Account, invoice: Stripe.Invoice, base: string): Due | undefined => {
  const { status, automatically_finalizes_at, next_payment_attempt } = invoice;
  if (status === 'draft' && automatically_finalizes_at !== null)
    return {
      at: automatically_finalizes_at,
      run: () => {
        finalize(account, invoice);
        if (invoice.amount_due > 0) retry(account, invoice, base);
      },
    };
  if (status === 'open' && next_payment_attempt !== null)
    return { at: next_payment_attempt, run: () => retry(account, invoice, base) };
  return undefined;
};

/** Clock that a subscription or an invoice goes by; null for that of the processor. */
const clockOf = (account: Account, customer: string | { id: string } | null): string | null => {
  const owner = account.state.customers[idOf(customer) ?? ''];
  return owner && !owner.deleted ? idOf(owner.test_clock) : null;
};

/**
 * Does everything that is due on a clock up to a moment, in the order of time, each thing at its own moment. `clock` is a
 * test clock, or null for the processor's own.
 */
export const passTime = (account: Account, clock: string | null, until: number, base: string): void => {
  const { state } = account;
  const subscriptions = Object.values(state.subscriptions).filter(
    ({ customer }) => clockOf(account, customer) === clock,
  );
  const invoices = new Set(
    Object.values(state.invoices).filter(
      ({ status, customer }) => (status === 'draft' || status === 'open') && clockOf(account, customer) === clock,
    ),
  );
  try {
    for (;;) {
      let next: Due | undefined;
      for (const subscription of subscriptions) next = earliest([next, dueOf(account, subscription)]);
      for (const invoice of invoices) next = earliest([next, dueOfInvoice(account, invoice, base)]);
      if (!next || next.at > until) return;
      state.moment = next.at;
      next.run();
      for (const { latest_invoice } of subscriptions) {
        const latest = state.invoices[idOf(latest_invoice) ?? ''];
        if (latest) invoices.add(latest);
      }
      for (const invoice of invoices)
        if (invoice.status !== 'draft' && invoice.status !== 'open') invoices.delete(invoice);
    }
  } finally {
    state.moment = null;
  }
};
