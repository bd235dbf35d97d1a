import type Stripe from 'stripe';
import { attach, paymentMethodOf } from '../cards/payment-methods.ts';
import { readAddress } from '../wire/address.ts';
import { invalid } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';
import { type Account, customerOf, found, idOf } from './account.ts';

const FIELDS = [
  'name',
  'email',
  'phone',
  'description',
  'address',
  'shipping',
  'metadata',
  'invoice_settings',
  'payment_method',
  'preferred_locales',
  'tax_exempt',
  'tax',
  'test_clock',
  'balance',
  'tax_id_data',
  'expand',
] as const satisfies (keyof Stripe.CustomerCreateParams)[];

const readEmail = (params: Params): string | null | undefined => {
  const email = params.text('email');
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email.slice(0, 100)}`, 'email', 'email_invalid');
  return email === undefined ? undefined : email || null;
};

const apply = (account: Account, customer: Stripe.Customer, params: Params): void => {
  params.only(...FIELDS);
  const email = readEmail(params);
  if (email !== undefined) customer.email = email;
  for (const field of ['name', 'phone', 'description'] as const) {
    const value = params.text(field);
    if (value !== undefined) customer[field] = value || null;
  }
  if (params.has('address')) customer.address = readAddress(params, 'address', customer.address ?? null);
  customer.metadata = params.metadata(customer.metadata);
  customer.preferred_locales = params.texts('preferred_locales') ?? customer.preferred_locales ?? [];
  customer.tax_exempt = params.oneOf('tax_exempt', ['none', 'exempt', 'reverse', '']) || customer.tax_exempt || 'none';
  customer.balance = params.integer('balance') ?? customer.balance;
  const settings = params
    .nested('invoice_settings')
    ?.only('default_payment_method', 'footer', 'custom_fields', 'rendering_options');
  const method = settings?.text('default_payment_method');
  if (method === '') customer.invoice_settings.default_payment_method = null;
  else if (method !== undefined)
    customer.invoice_settings.default_payment_method = ownMethod(account, method, customer.id);
  const footer = settings?.text('footer');
  if (footer !== undefined) customer.invoice_settings.footer = footer || null;
};

/** Id of a payment method of this customer; refuses one that is another's. */
export const ownMethod = (account: Account, id: string, customer: string, param = 'payment_method'): string => {
  const method = paymentMethodOf(account, id, param);
  if (idOf(method.customer) !== customer)
    throw invalid(
      'The customer does not have a payment method with the ID ' +
        `${id}. The payment method must be attached to the customer.`,
      param,
      'resource_missing',
    );
  return method.id;
};

/** Makes a customer. */
export const createCustomer = (account: Account, params: Params): Stripe.Customer => {
  const clock = params.text('test_clock');
  if (clock !== undefined) found(account.state.testClocks, clock, 'test clock', 'test_clock');
  const customer: Stripe.Customer = {
    id: account.id('cus', 8),
    object: 'customer',
    address: null,
    balance: 0,
    created: clock === undefined ? account.now() : (account.state.testClocks[clock]?.frozen_time ?? account.now()),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: account.id('p', 4).slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock ?? null,
  };
  account.state.customers[customer.id] = customer;
  const method = params.text('payment_method');
  if (method) attach(account, paymentMethodOf(account, method), customer.id);
  apply(account, customer, params);
  account.emit('customer.created', customer);
  return customer;
};

/** Changes a customer. */
export const updateCustomer = (account: Account, id: string, params: Params): Stripe.Customer => {
  const customer = customerOf(account, id, 'id');
  const before = structuredClone(customer);
  apply(account, customer, params);
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(customer[key as keyof Stripe.Customer]),
  );
  if (changed.length > 0) account.emit('customer.updated', customer, Object.fromEntries(changed));
  return customer;
};
