import type Stripe from 'stripe';
import { type Account, idOf } from '../account/account.ts';
import type { LineDraft } from '../invoices/line-draft.ts';
import { type BilledItem, creditLines, periodLines, restLines } from '../invoices/lines.ts';
import { buildInvoice } from '../invoices/make-invoice.ts';
import type { Params } from '../wire/params.ts';
import { invalid } from '../wire/payment-error.ts';
import { billedItems, changedItems, intervalOf, periodOf } from './items.ts';
import { intervalsAfter } from './periods.ts';

/** Change of items, period or trial, before it is made. */
export interface ItemChange {
  items: BilledItem[];
  period: { start: number; end: number };
  /** New anchor of periods; null where it stays. */
  anchor: number | null;
  endsTrial: boolean;
  trialEnd: number | null;
  /** Lines of the change. */
  lines: LineDraft[];
  /** Whether an invoice is made at once. */
  invoicesNow: boolean;
  at: number;
}

const totalOf = (items: readonly BilledItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0);

const isSameInterval = (one: readonly BilledItem[], other: readonly BilledItem[]): boolean =>
  JSON.stringify(intervalOf(one)) === JSON.stringify(intervalOf(other));

const readProrationDate = (params: Params, period: { start: number; end: number }, now: number): number => {
  const date = params.integer('proration_date') ?? now;
  if (date < period.start || date > period.end)
    throw invalid('Invalid proration_date: it must be within the present period.', 'proration_date');
  return date;
};

/**
 * Works out a change of items: credits and charges for the rest of the period, or a new period where the interval
 * changes, a trial ends, the anchor is set to now, or what was free no longer is. Source: Stripe "Prorations".
 */
export const planChange = (account: Account, subscription: Stripe.Subscription, params: Params): ItemChange => {
  const now = account.timeOf(idOf(subscription.customer));
  const before = billedItems(subscription);
  const items = params.has('items') ? changedItems(account, before, params) : before;
  const period = periodOf(subscription);
  const behavior =
    params.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ?? 'create_prorations';
  const isTrialing = subscription.status === 'trialing';
  const trialText = params.text('trial_end');
  const endsTrial = isTrialing && trialText === 'now';
  const none = {
    items,
    period,
    anchor: null,
    endsTrial,
    trialEnd: subscription.trial_end,
    lines: [],
    invoicesNow: false,
    at: now,
  };
  if (trialText !== undefined && trialText !== 'now') {
    const end = params.integer('trial_end') ?? 0;
    if (end <= now) throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
    return { ...none, period: { start: period.start, end }, trialEnd: end, anchor: end };
  }
  const unused = (at: number) =>
    behavior === 'none' || isTrialing ? [] : creditLines(account, before, items, at, period);
  const startsAnew =
    endsTrial ||
    (!isTrialing &&
      (params.nested('billing_cycle_anchor')?.oneOf('type', ['now', 'unchanged']) === 'now' ||
        !isSameInterval(before, items) ||
        (totalOf(before) === 0 && totalOf(items) > 0)));
  if (startsAnew) {
    const next = { start: now, end: intervalsAfter(now, intervalOf(items), 1) };
    // the rest of the old period is credited, also of what stays
    const credits = endsTrial ? [] : behavior === 'none' ? [] : creditLines(account, before, [], now, period);
    return {
      ...none,
      period: next,
      anchor: now,
      lines: [...credits, ...periodLines(account, items, next)],
      invoicesNow: true,
    };
  }
  if (isTrialing || behavior === 'none') return none;
  const at = readProrationDate(params, period, now);
  const lines = [...unused(at), ...restLines(account, before, items, at, period)];
  return { ...none, lines, invoicesNow: behavior === 'always_invoice' && lines.length > 0, at };
};

/** Invoice of a change, with the prorations that waited for one. */
export const changeInvoice = (
  account: Account,
  subscription: Stripe.Subscription,
  planned: ItemChange,
  reason: 'subscription_update' | 'upcoming',
  waiting: readonly LineDraft[],
): Stripe.Invoice =>
  buildInvoice(account, {
    subscription,
    reason,
    lines: [...waiting, ...planned.lines],
    at: account.timeOf(idOf(subscription.customer)),
    period: { start: planned.at, end: planned.at },
    prorationDate: planned.at,
  });
