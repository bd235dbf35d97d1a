import type Stripe from 'stripe';
import { type Account, customerOf, found, idOf } from '../account/account.ts';
import { readAddress } from '../wire/address.ts';
import { invalid, PaymentError } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';
import { declineBody } from './card-error.ts';
import { isTestCard, numberOfToken, passesLuhn, type TestCardNumber, testCard } from './test-cards.ts';

const cardError = (code: string, message: string, param: string, decline_code?: string) =>
  new PaymentError(402, { type: 'card_error', code, message, param, ...(decline_code && { decline_code }) });

const readNumber = (card: Params): TestCardNumber => {
  const token = card.text('token');
  if (token !== undefined) {
    const number = numberOfToken(token);
    if (!number) throw invalid(`No such token: '${token}'`, 'card[token]', 'resource_missing');
    return number;
  }
  const number = card.required('number').replaceAll(/[\s-]/g, '');
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (isTestCard(number)) return number;
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.';
  throw cardError('card_declined', message, 'number', 'test_mode_live_card');
};

/** Month and year of expiry, which are not past. */
const readExpiry = (card: Params, now: number): { month: number; year: number } => {
  const today = new Date(now * 1000);
  const month = card.integer('exp_month') ?? 12;
  const given = card.integer('exp_year') ?? today.getUTCFullYear() + 4;
  const year = given < 100 ? 2000 + given : given;
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const isPast = year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (isPast || year > today.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  return { month, year };
};

const readCvc = (card: Params, number: TestCardNumber): string | undefined => {
  const cvc = card.text('cvc');
  const digits = testCard(number).brand === 'amex' ? 4 : 3;
  if (cvc !== undefined && !(new RegExp(`^\\d{${digits}}$`).test(cvc) || (digits === 4 && /^\d{3}$/.test(cvc))))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return cvc;
};

/** Billing details of the parameters, over what there is. */
export const readBilling = (
  params: Params | undefined,
  before?: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod.BillingDetails => {
  const none = { address: null, email: null, name: null, phone: null, tax_id: null };
  const details = params?.nested('billing_details')?.only('address', 'email', 'name', 'phone', 'tax_id');
  const read = (name: 'email' | 'name' | 'phone' | 'tax_id') => {
    const value = details?.text(name);
    return value === undefined ? (before?.[name] ?? null) : value || null;
  };
  return {
    ...none,
    address: details?.has('address') ? readAddress(details, 'address', before?.address) : (before?.address ?? null),
    email: read('email'),
    name: read('name'),
    phone: read('phone'),
    tax_id: read('tax_id'),
  };
};

/** Fingerprint of a card: the same for every payment method of one number. */
const fingerprint = (number: string): string =>
  Array.from({ length: 16 }, (_, at) =>
    ((Number(number.at(-1 - (at % number.length))) * 7 + at * 5) % 36).toString(36),
  ).join('');

/** Makes a payment method of a card. */
export const makeCard = (
  account: Account,
  number: TestCardNumber,
  details: { month: number; year: number; hasCvc: boolean; billing: Stripe.PaymentMethod.BillingDetails },
): Stripe.PaymentMethod => {
  const { brand, funding, country, secure } = testCard(number) as {
    brand: string;
    funding?: string;
    country?: string;
    secure?: string;
  };
  const method = {
    id: account.id('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: details.billing,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: details.hasCvc ? 'unchecked' : null,
      },
      country: country ?? 'US',
      display_brand: brand,
      exp_month: details.month,
      exp_year: details.year,
      fingerprint: fingerprint(number),
      funding: funding ?? 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: brand !== 'amex' },
      wallet: null,
    },
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
  account.state.paymentMethods[method.id] = method;
  account.state.cards[method.id] = { number, setUp: secure === 'setUp' };
  return method;
};

const METHOD_PARAMS = [
  'type',
  'card',
  'billing_details',
  'metadata',
  'allow_redisplay',
  'expand',
] as const satisfies (keyof Stripe.PaymentMethodCreateParams)[];

/** Makes a payment method of parameters: `type`, `card`, `billing_details`. */
export const createPaymentMethod = (account: Account, params: Params): Stripe.PaymentMethod => {
  params.only(...METHOD_PARAMS);
  params.oneOf('type', ['card']);
  const card = params.nested('card')?.only('number', 'exp_month', 'exp_year', 'cvc', 'token');
  if (!card) throw invalid('Missing required param: card.', 'card', 'parameter_missing');
  const number = readNumber(card);
  const { month, year } = readExpiry(card, account.now());
  const hasCvc = readCvc(card, number) !== undefined;
  const method = makeCard(account, number, { month, year, hasCvc, billing: readBilling(params) });
  method.metadata = params.metadata();
  const redisplay = params.oneOf('allow_redisplay', ['always', 'limited', 'unspecified']);
  if (redisplay) method.allow_redisplay = redisplay;
  return method;
};

/** Payment method of an id, or a new one where it is a test token: `pm_card_visa`. */
export const paymentMethodOf = (account: Account, id: string, param = 'payment_method'): Stripe.PaymentMethod => {
  const number = id.startsWith('pm_card_') || id.startsWith('tok_') ? numberOfToken(id) : undefined;
  if (number === undefined) return found(account.state.paymentMethods, id, 'PaymentMethod', param);
  const billing = readBilling(undefined);
  return makeCard(account, number, {
    month: 12,
    year: new Date(account.now() * 1000).getUTCFullYear() + 4,
    hasCvc: true,
    billing,
  });
};

/** Attaches a card to a customer; refuses one that is declined at once. */
export const attach = (account: Account, method: Stripe.PaymentMethod, customer: string): void => {
  const owner = idOf(method.customer);
  if (owner === customer) return;
  if (owner !== null)
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
      'payment_method_unexpected_state',
    );
  customerOf(account, customer);
  const { decline, declinesLater } = factsOf(account, method);
  if (decline && !declinesLater) throw new PaymentError(402, declineBody(decline));
  method.customer = customer;
  if (method.card?.checks?.cvc_check === 'unchecked') method.card.checks.cvc_check = 'pass';
  account.emit('payment_method.attached', method);
};

/** Behaviour of the card of a payment method. */
export const factsOf = (account: Account, method: { id: string }) => {
  const facts = account.state.cards[method.id];
  if (!facts) throw invalid('This payment method has no card.', 'payment_method');
  return { ...testCard(facts.number), facts };
};

/** Detaches a card, which then is no default any more. */
export const detach = (account: Account, method: Stripe.PaymentMethod): Stripe.PaymentMethod => {
  const owner = idOf(method.customer);
  if (owner === null)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  method.customer = null;
  const customer = account.state.customers[owner];
  if (customer && !customer.deleted && customer.invoice_settings.default_payment_method === method.id)
    customer.invoice_settings.default_payment_method = null;
  for (const subscription of Object.values(account.state.subscriptions))
    if (subscription.default_payment_method === method.id) subscription.default_payment_method = null;
  account.emit('payment_method.detached', method, { customer: owner });
  return method;
};

/** Changes billing details, expiry and metadata of an attached card. */
export const updatePaymentMethod = (
  account: Account,
  method: Stripe.PaymentMethod,
  params: Params,
): Stripe.PaymentMethod => {
  params.only<keyof Stripe.PaymentMethodUpdateParams>(
    'billing_details',
    'card',
    'metadata',
    'allow_redisplay',
    'expand',
  );
  if (idOf(method.customer) === null)
    throw invalid('You must save this PaymentMethod to a customer before you can update it.', 'payment_method');
  const before = structuredClone(method);
  method.billing_details = readBilling(params, method.billing_details);
  const card = params.nested('card')?.only('exp_month', 'exp_year');
  if (card && method.card) {
    const { month, year } = readExpiry(card, account.now());
    if (card.has('exp_month')) method.card.exp_month = month;
    if (card.has('exp_year')) method.card.exp_year = year;
  }
  method.metadata = params.metadata(method.metadata ?? {});
  account.emit('payment_method.updated', method, { billing_details: before.billing_details });
  return method;
};
