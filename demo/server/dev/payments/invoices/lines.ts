import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { LineDraft } from './line-draft.ts';

const unitsOf = (price: Stripe.Price, quantity: number): number => (price.unit_amount ?? 0) * quantity;

const nameOf = (account: Account, price: Stripe.Price): string =>
  account.state.products[String(price.product)]?.name ?? 'Subscription';

const named = (account: Account, price: Stripe.Price, quantity: number): string => {
  const every = price.recurring && price.recurring.interval_count > 1 ? `${price.recurring.interval_count} ` : '';
  return `${quantity} × ${nameOf(account, price)} (every ${every}${price.recurring?.interval ?? 'month'})`;
};

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Item of a subscription, as lines are made of it. */
export interface BilledItem {
  id: string;
  price: Stripe.Price;
  quantity: number;
}

/** Lines of a whole period. */
export const periodLines = (account: Account, items: readonly BilledItem[], period: LineDraft['period']): LineDraft[] =>
  items.map(({ id, price, quantity }) => ({
    amount: unitsOf(price, quantity),
    description: named(account, price, quantity),
    price,
    quantity,
    period,
    item: id,
    proration: false,
  }));

/** Lines of a trial, which cost nothing. */
export const trialLines = (account: Account, items: readonly BilledItem[], period: LineDraft['period']): LineDraft[] =>
  items.map(({ id, price, quantity }) => ({
    amount: 0,
    description: `Trial period for ${nameOf(account, price)}`,
    price,
    quantity,
    period,
    item: id,
    proration: false,
  }));

/**
 * Share of an amount for the rest of a period, to the second, rounded half up in minor units. Source: Stripe
 * "Prorations", "How prorations work".
 */
const shareOf = (amount: number, at: number, period: LineDraft['period']): number =>
  Math.round((amount * (period.end - at)) / (period.end - period.start));

const isSame = (one: BilledItem | undefined, other: BilledItem): boolean =>
  one?.price.id === other.price.id && one.quantity === other.quantity;

/** Credits for the unused time of items that leave or change, of one period. */
export const creditLines = (
  account: Account,
  before: readonly BilledItem[],
  after: readonly BilledItem[],
  at: number,
  period: LineDraft['period'],
): LineDraft[] =>
  before
    .filter((item) => !after.some((other) => other.id === item.id && isSame(other, item)))
    .map(({ id, price, quantity }) => ({
      amount: -shareOf(unitsOf(price, quantity), at, period),
      description: `Unused time on ${named(account, price, quantity)} after ${dayOf(at)}`,
      price,
      quantity,
      period: { start: at, end: period.end },
      item: id,
      proration: true,
    }));

/** Charges for the rest of the period of items that come or change. */
export const restLines = (
  account: Account,
  before: readonly BilledItem[],
  after: readonly BilledItem[],
  at: number,
  period: LineDraft['period'],
): LineDraft[] =>
  after
    .filter((item) => !before.some((other) => other.id === item.id && isSame(other, item)))
    .map(({ id, price, quantity }) => ({
      amount: shareOf(unitsOf(price, quantity), at, period),
      description: `Remaining time on ${named(account, price, quantity)} after ${dayOf(at)}`,
      price,
      quantity,
      period: { start: at, end: period.end },
      item: id,
      proration: true,
    }));

const taxesOf = (amount: number, rates: readonly Stripe.TaxRate[], isExempt: boolean): Stripe.InvoiceLineItem.Tax[] =>
  rates.map((rate) => {
    const { percentage, inclusive } = rate;
    const part = inclusive ? (amount * percentage) / (100 + percentage) : (amount * percentage) / 100;
    const tax = isExempt ? 0 : Math.round(part);
    return {
      amount: tax,
      tax_behavior: inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: isExempt ? 'customer_exempt' : 'standard_rated',
      taxable_amount: inclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    };
  });

/** Line of an invoice, taxed. Tax is rounded for each line, as Stripe does. */
export const makeLine = (
  account: Account,
  draft: LineDraft,
  given: { invoice: string; subscription: string; rates: readonly Stripe.TaxRate[]; isExempt: boolean },
): Stripe.InvoiceLineItem => ({
  id: account.id('il'),
  object: 'line_item',
  amount: draft.amount,
  currency: draft.price.currency,
  description: draft.description,
  discount_amounts: [],
  discountable: !draft.proration,
  discounts: [],
  invoice: given.invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: draft.proration ? account.id('ii') : null,
      proration: draft.proration,
      proration_details: draft.proration ? { credited_items: null } : null,
      subscription: given.subscription,
      subscription_item: draft.item,
    },
    type: 'subscription_item_details',
  },
  period: { ...draft.period },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: draft.price.id, product: String(draft.price.product) },
    type: 'price_details',
    unit_amount_decimal: draft.price.unit_amount_decimal,
  },
  quantity: draft.quantity,
  quantity_decimal: String(draft.quantity) as unknown as Stripe.Decimal, // the wire's form of a decimal
  subscription: given.subscription,
  subtotal: draft.amount,
  taxes: taxesOf(draft.amount, given.rates, given.isExempt),
});
