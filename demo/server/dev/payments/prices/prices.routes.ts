import type Stripe from 'stripe';
import { found } from '../account/account.ts';
import { idAt, type Routes } from '../payment-call.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { invalid } from '../wire/payment-error.ts';
import { createPrice, makeProduct } from './prices.ts';

/** Calls about products, prices and tax rates. */
export const priceRoutes: Routes = {
  'POST products': ({ account, params }) => {
    params.only<keyof Stripe.ProductCreateParams>('id', 'name', 'description', 'metadata', 'active', 'expand');
    return makeProduct(account, {
      id: params.text('id'),
      name: params.required('name'),
      description: params.text('description') ?? null,
      metadata: params.metadata(),
    });
  },
  'GET products': ({ account, params }) =>
    listPage(Object.values(account.state.products), params.only(...LIST_PARAMS, 'active', 'ids'), '/v1/products'),
  'GET products/{id}': (call) => found(call.account.state.products, idAt(call), 'product'),
  'POST products/{id}': (call) => {
    const { params } = call;
    const product = found(call.account.state.products, idAt(call), 'product');
    params.only<keyof Stripe.ProductUpdateParams>('name', 'description', 'metadata', 'active', 'expand');
    product.name = params.text('name') ?? product.name;
    product.active = params.flag('active') ?? product.active;
    product.metadata = params.metadata(product.metadata);
    call.account.emit('product.updated', product);
    return product;
  },
  'POST prices': ({ account, params }) => createPrice(account, params),
  'GET prices': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'active', 'currency', 'product', 'type', 'lookup_keys');
    const [active, product, keys] = [params.flag('active'), params.text('product'), params.texts('lookup_keys')];
    const prices = Object.values(account.state.prices).filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (product === undefined || price.product === product) &&
        (keys === undefined || keys.includes(price.lookup_key ?? '')),
    );
    return listPage(prices, params, '/v1/prices');
  },
  'GET prices/{id}': (call) => found(call.account.state.prices, idAt(call), 'price'),
  'POST prices/{id}': (call) => {
    const { params } = call;
    const price = found(call.account.state.prices, idAt(call), 'price');
    params.only<keyof Stripe.PriceUpdateParams>('active', 'nickname', 'metadata', 'expand');
    price.active = params.flag('active') ?? price.active;
    price.metadata = params.metadata(price.metadata);
    call.account.emit('price.updated', price);
    return price;
  },
  'POST tax_rates': ({ account, params }) => {
    params.only<keyof Stripe.TaxRateCreateParams>(
      'display_name',
      'inclusive',
      'percentage',
      'country',
      'state',
      'description',
      'jurisdiction',
      'metadata',
      'active',
      'tax_type',
      'expand',
    );
    const percentage = Number(params.required('percentage'));
    if (!(percentage >= 0 && percentage <= 100)) throw invalid('Invalid decimal', 'percentage');
    const rate: Stripe.TaxRate = {
      id: account.id('txr'),
      object: 'tax_rate',
      active: params.flag('active') ?? true,
      country: params.text('country') ?? null,
      created: account.now(),
      description: params.text('description') ?? null,
      display_name: params.required('display_name'),
      effective_percentage: percentage,
      flat_amount: null,
      inclusive: params.flag('inclusive') ?? false,
      jurisdiction: params.text('jurisdiction') ?? null,
      jurisdiction_level: null,
      livemode: false,
      metadata: params.metadata(),
      percentage,
      rate_type: 'percentage',
      state: params.text('state') ?? null,
      tax_type: params.text('tax_type') ?? null,
    };
    account.state.taxRates[rate.id] = rate;
    account.emit('tax_rate.created', rate);
    return rate;
  },
  'GET tax_rates': ({ account, params }) =>
    listPage(Object.values(account.state.taxRates), params.only(...LIST_PARAMS, 'active'), '/v1/tax_rates'),
  'GET tax_rates/{id}': (call) => found(call.account.state.taxRates, idAt(call), 'tax rate'),
};
