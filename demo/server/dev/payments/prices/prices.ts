import type Stripe from 'stripe';
import { type Account, found } from '../account/account.ts';
import { invalid } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';

/** A number as the wire has decimals: a text. The library reads it into an object of its own. */
const decimal = (amount: number | null): Stripe.Decimal | null =>
  amount === null ? null : (String(amount) as unknown as Stripe.Decimal);

/** New price of a product. */
export interface PriceDraft {
  id?: string;
  product: string;
  currency: string;
  unitAmount: number;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; intervalCount: number } | null;
  taxBehavior?: 'exclusive' | 'inclusive' | 'unspecified';
  nickname?: string | null;
  lookupKey?: string | null;
  metadata?: Record<string, string>;
  active?: boolean;
}

/** Makes a price. */
export const makePrice = (account: Account, draft: PriceDraft): Stripe.Price => {
  const price: Stripe.Price = {
    id: draft.id ?? account.id('price'),
    object: 'price',
    active: draft.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: draft.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: draft.lookupKey ?? null,
    metadata: draft.metadata ?? {},
    nickname: draft.nickname ?? null,
    product: draft.product,
    recurring: draft.recurring && {
      interval: draft.recurring.interval,
      interval_count: draft.recurring.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: draft.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: draft.recurring ? 'recurring' : 'one_time',
    unit_amount: draft.unitAmount,
    unit_amount_decimal: decimal(draft.unitAmount),
  };
  account.state.prices[price.id] = price;
  account.emit('price.created', price);
  return price;
};

/** Makes a product. */
export const makeProduct = (
  account: Account,
  draft: { id?: string | undefined; name: string; description?: string | null; metadata?: Record<string, string> },
): Stripe.Product => {
  const id = draft.id ?? account.id('prod', 8);
  if (Object.hasOwn(account.state.products, id))
    throw invalid('Product already exists.', 'id', 'resource_already_exists');
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: true,
    created: account.now(),
    default_price: null,
    description: draft.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: draft.metadata ?? {},
    name: draft.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: account.now(),
    url: null,
  };
  account.state.products[id] = product;
  account.emit('product.created', product);
  return product;
};

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** Interval of the parameters: `recurring[interval]`, `recurring[interval_count]`. */
const readRecurring = (params: Params): PriceDraft['recurring'] => {
  const recurring = params.nested('recurring')?.only('interval', 'interval_count', 'usage_type', 'trial_period_days');
  if (!recurring) return null;
  const interval = recurring.oneOf('interval', INTERVALS);
  if (!interval)
    throw invalid('Missing required param: recurring[interval].', 'recurring[interval]', 'parameter_missing');
  const intervalCount = recurring.integer('interval_count') ?? 1;
  if (intervalCount < 1 || intervalCount > 36) throw invalid('Invalid interval_count.', 'recurring[interval_count]');
  return { interval, intervalCount };
};

const readAmount = (params: Params): number => {
  const amount = params.integer('unit_amount');
  if (amount === undefined || amount < 0 || amount > 99_999_999)
    throw invalid('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer');
  return amount;
};

const readCurrency = (params: Params): string => {
  const currency = params.required('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency.slice(0, 10)}.`, 'currency');
  return currency;
};

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const;

/** Makes a price of the parameters of a call. */
export const createPrice = (account: Account, params: Params): Stripe.Price => {
  params.only<keyof Stripe.PriceCreateParams>(
    'currency',
    'product',
    'product_data',
    'unit_amount',
    'recurring',
    'tax_behavior',
    'nickname',
    'lookup_key',
    'metadata',
    'active',
    'expand',
  );
  const data = params.nested('product_data')?.only('name', 'metadata');
  const product = data
    ? makeProduct(account, { name: data.required('name'), metadata: data.metadata() }).id
    : found(account.state.products, params.required('product'), 'product', 'product').id;
  return makePrice(account, {
    product,
    currency: readCurrency(params),
    unitAmount: readAmount(params),
    recurring: readRecurring(params),
    taxBehavior: params.oneOf('tax_behavior', TAX_BEHAVIORS) ?? 'unspecified',
    nickname: params.text('nickname') ?? null,
    lookupKey: params.text('lookup_key') ?? null,
    metadata: params.metadata(),
    active: params.flag('active') ?? true,
  });
};

/** Recurring price that an item names, or one made of its `price_data`. */
export const priceOfItem = (account: Account, item: Params): Stripe.Price | undefined => {
  const data = item.nested('price_data')?.only('currency', 'product', 'recurring', 'unit_amount', 'tax_behavior');
  const id = item.text('price');
  if (!data && id === undefined) return undefined;
  const price = data
    ? makePrice(account, {
        product: found(account.state.products, data.required('product'), 'product', 'product').id,
        currency: readCurrency(data),
        unitAmount: readAmount(data),
        recurring: readRecurring(data),
        taxBehavior: data.oneOf('tax_behavior', TAX_BEHAVIORS) ?? 'unspecified',
        active: false,
      })
    : found(account.state.prices, id ?? '', 'price', 'items[0][price]');
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'items[0][price]',
    );
  if (!data && !price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', 'items[0][price]');
  return price;
};

/** The plan that goes beside a price in an item. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: decimal(price.unit_amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product as string, // never expanded in the state
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
