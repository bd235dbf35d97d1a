import type { AccountState } from '../account/account-state.ts';
import { invalid } from './payment-error.ts';
import { innerList } from './lists.ts';

type Plain = Record<string, unknown>;

const DEEPEST = 4;

/** Kind of object by the prefix of its id. */
const BY_PREFIX: Readonly<Record<string, keyof AccountState>> = {
  cus: 'customers',
  pm: 'paymentMethods',
  seti: 'setupIntents',
  pi: 'paymentIntents',
  ch: 'charges',
  re: 'refunds',
  du: 'disputes',
  prod: 'products',
  price: 'prices',
  txr: 'taxRates',
  sub: 'subscriptions',
  in: 'invoices',
  inpay: 'invoicePayments',
  clock: 'testClocks',
  sub_sched: 'schedules',
};

const objectOf = (state: AccountState, id: string): unknown => {
  const prefix = /^(sub_sched|[a-z]+)_/.exec(id)?.[1] ?? '';
  const items = state[BY_PREFIX[prefix] ?? 'products'] as Readonly<Record<string, unknown>>;
  return Object.hasOwn(items, id) ? structuredClone(items[id]) : undefined;
};

const ofCustomer = <Item extends { customer: unknown }>(items: Readonly<Record<string, Item>>, id: unknown): Item[] =>
  structuredClone(Object.values(items).filter(({ customer }) => customer === id));

/** Properties that are left out of an object unless they are asked for. */
const INCLUDED: Readonly<Record<string, (state: AccountState, of: Plain) => unknown>> = {
  'invoice.confirmation_secret': (state, { id }) => {
    const payment = Object.values(state.invoicePayments).findLast((one) => one.invoice === id && one.status === 'open');
    const intent = state.paymentIntents[String(payment?.payment.payment_intent)];
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  },
  'invoice.payments': (state, { id }) =>
    innerList(
      structuredClone(Object.values(state.invoicePayments).filter(({ invoice }) => invoice === id)).toReversed(),
      `/v1/invoice_payments?invoice=${String(id)}`,
    ),
  'customer.subscriptions': (state, { id }) =>
    innerList(
      ofCustomer(state.subscriptions, id).filter(({ status }) => status !== 'canceled'),
      `/v1/customers/${String(id)}/subscriptions`,
    ),
  'customer.tax_ids': (state, { id }) => innerList(ofCustomer(state.taxIds, id), `/v1/customers/${String(id)}/tax_ids`),
  'charge.refunds': (state, { id }) =>
    innerList(structuredClone(Object.values(state.refunds).filter(({ charge }) => charge === id)), '/v1/refunds'),
};

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const expandOne = (state: AccountState, value: unknown, [name, ...rest]: readonly string[], path: string): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => expandOne(state, item, [name, ...rest], path));
  if (!isPlain(value)) return value;
  const include = INCLUDED[`${String(value['object'])}.${name}`];
  const present = include && value[name] === undefined ? include(state, value) : value[name];
  if (present === undefined && !(name in value)) {
    if (value['deleted'] === true) return value;
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  const inner = typeof present === 'string' ? (objectOf(state, present) ?? present) : present;
  value[name] = Array.isArray(inner)
    ? inner.map((item) =>
        expandOne(state, typeof item === 'string' ? (objectOf(state, item) ?? item) : item, rest, path),
      )
    : expandOne(state, inner, rest, path);
  return value;
};

/** Copy of an answer with the ids at these paths replaced by their objects. Source: Stripe API "Expanding". */
export const expand = (state: AccountState, answer: unknown, paths: readonly string[]): unknown => {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    // the list's `data` counts too
    if (names.length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`, 'expand');
    expandOne(state, copy, names, path);
  }
  return copy;
};
