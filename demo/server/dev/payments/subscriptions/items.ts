import type Stripe from 'stripe';
import { type Account, found } from '../account/account.ts';
import type { BilledItem } from '../invoices/lines.ts';
import { planOf, priceOfItem } from '../prices/prices.ts';
import { invalid } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';
import type { Interval } from './periods.ts';

/** Items of a subscription, as invoices are made of them. */
export const billedItems = ({ items }: Stripe.Subscription): BilledItem[] =>
  items.data.map(({ id, price, quantity }) => ({ id, price, quantity: quantity ?? 1 }));

/** Interval of items, which all have the same. */
export const intervalOf = (items: readonly { price: Stripe.Price }[]): Interval => {
  const { recurring } = items[0]?.price ?? {};
  return { unit: (recurring?.interval ?? 'month') as Interval['unit'], count: recurring?.interval_count ?? 1 }; // one of the four that prices are made with
};

/** Present period of a subscription. */
export const periodOf = ({ items, start_date }: Stripe.Subscription): { start: number; end: number } => {
  const [first] = items.data;
  return { start: first?.current_period_start ?? start_date, end: first?.current_period_end ?? start_date };
};

/** Makes an item of a subscription. */
export const makeItem = (
  account: Account,
  subscription: string,
  billed: BilledItem,
  period: { start: number; end: number },
  before?: Stripe.SubscriptionItem,
): Stripe.SubscriptionItem => ({
  id: billed.id,
  object: 'subscription_item',
  billing_thresholds: null,
  created: before?.created ?? account.now(),
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: before?.metadata ?? {},
  plan: planOf(billed.price),
  price: billed.price,
  quantity: billed.quantity,
  subscription,
  tax_rates: [],
});

const ITEM_PARAMS = ['id', 'price', 'price_data', 'quantity', 'deleted', 'metadata', 'tax_rates'] as const;

const readQuantity = (item: Params, before: number): number => {
  const quantity = item.integer('quantity') ?? before;
  if (quantity < 0 || quantity > 1_000_000) throw invalid('Invalid non-negative integer', 'items[0][quantity]');
  return quantity;
};

const checkItems = (items: readonly BilledItem[]): void => {
  const [first] = items;
  if (!first) throw invalid('A subscription must have at least one active plan.', 'items');
  if (items.length > 20) throw invalid('A subscription can have up to 20 items.', 'items');
  const isSame = ({ price }: BilledItem) =>
    price.currency === first.price.currency &&
    price.recurring?.interval === first.price.recurring?.interval &&
    price.recurring?.interval_count === first.price.recurring?.interval_count;
  if (!items.every(isSame))
    throw invalid('All prices on a subscription must have the same currency and interval.', 'items');
  if (new Set(items.map(({ price }) => price.id)).size < items.length)
    throw invalid('Cannot add multiple subscription items with the same price.', 'items');
};

/** Items after the change that the parameters ask for: kept, changed, added and removed ones. */
export const changedItems = (account: Account, before: readonly BilledItem[], params: Params): BilledItem[] => {
  const items = [...before];
  for (const item of params.list('items') ?? []) {
    item.only(...ITEM_PARAMS);
    const id = item.text('id');
    const at = items.findIndex((one) => one.id === id);
    const present = items[at];
    if (id !== undefined && !present)
      throw invalid(`No such subscription item: '${id}'`, 'items[0][id]', 'resource_missing');
    if (present && item.flag('deleted') === true) items.splice(at, 1);
    else if (present) {
      items[at] = {
        id: present.id,
        price: priceOfItem(account, item) ?? present.price,
        quantity: readQuantity(item, present.quantity),
      };
    } else {
      const price = priceOfItem(account, item);
      if (!price) throw invalid('Missing required param: items[0][price].', 'items[0][price]', 'parameter_missing');
      items.push({ id: account.id('si'), price, quantity: readQuantity(item, 1) });
    }
  }
  checkItems(items);
  return items;
};

/** Tax rates of the parameters. */
export const readTaxRates = (account: Account, params: Params): Stripe.TaxRate[] | undefined =>
  params.texts('default_tax_rates')?.map((id) => found(account.state.taxRates, id, 'tax rate', 'default_tax_rates'));
