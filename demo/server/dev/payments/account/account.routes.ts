import type Stripe from 'stripe';
import { attach, createPaymentMethod, detach, paymentMethodOf, updatePaymentMethod } from '../cards/payment-methods.ts';
import { idAt, type Routes } from '../payment-call.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { invalid, missing } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';
import { type Account, customerOf, found, idOf } from './account.ts';
import { createCustomer, updateCustomer } from './customers.ts';

/** Bounds of `created`: a time, or `gt`, `gte`, `lt` and `lte`. */
export const createdWithin = (params: Params): ((item: { created: number }) => boolean) => {
  if (!params.has('created')) return () => true;
  if (typeof params.form['created'] === 'string') {
    const at = params.integer('created');
    return ({ created }) => created === at;
  }
  const range = params.nested('created')?.only('gt', 'gte', 'lt', 'lte');
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => range?.integer(name));
  return ({ created }) =>
    created > (gt ?? -1) && created >= (gte ?? 0) && created < (lt ?? Infinity) && created <= (lte ?? Infinity);
};

const methodsOf = (account: Account, customer: string, params: Params, url: string) => {
  customerOf(account, customer);
  params.only(...LIST_PARAMS, 'customer', 'type', 'allow_redisplay');
  const type = params.text('type');
  const methods = Object.values(account.state.paymentMethods).filter(
    (method) => idOf(method.customer) === customer && (type === undefined || method.type === type),
  );
  return listPage(methods, params, url);
};

const removeCustomer = (account: Account, id: string): Stripe.DeletedCustomer => {
  const customer = customerOf(account, id, 'id');
  const { state } = account;
  for (const subscription of Object.values(state.subscriptions))
    if (subscription.customer === id && !['canceled', 'incomplete_expired'].includes(subscription.status)) {
      subscription.status = 'canceled';
      subscription.canceled_at = account.timeOf(id);
      subscription.ended_at = account.timeOf(id);
      account.emit('customer.subscription.deleted', subscription);
    }
  for (const method of Object.values(state.paymentMethods)) if (method.customer === id) method.customer = null;
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  state.customers[id] = deleted;
  account.emit('customer.deleted', customer);
  return deleted;
};

const taxIdRoutes: Routes = {
  'POST customers/{id}/tax_ids': (call) => {
    const { account, params } = call;
    const customer = customerOf(account, idAt(call));
    params.only('type', 'value', 'expand');
    const value = params.required('value');
    const taxId: Stripe.TaxId = {
      id: account.id('txi'),
      object: 'tax_id',
      country: /^[A-Z]{2}/.exec(value)?.[0] ?? null,
      created: account.now(),
      customer: customer.id,
      customer_account: null,
      livemode: false,
      owner: { type: 'customer', customer: customer.id, customer_account: null },
      type: params.required('type'),
      value,
      verification: { status: 'pending', verified_address: null, verified_name: null },
    };
    account.state.taxIds[taxId.id] = taxId;
    account.emit('customer.tax_id.created', taxId);
    return taxId;
  },
  'GET customers/{id}/tax_ids': (call) => {
    const { account, params } = call;
    const id = customerOf(account, idAt(call)).id;
    const ids = Object.values(account.state.taxIds).filter(({ customer }) => customer === id);
    return listPage(ids, params.only(...LIST_PARAMS), `/v1/customers/${id}/tax_ids`);
  },
  'DELETE customers/{id}/tax_ids/{id}': (call) => {
    const { account } = call;
    const taxId = found(account.state.taxIds, idAt(call, 1), 'tax ID');
    if (taxId.customer !== idAt(call)) throw missing('tax ID', taxId.id);
    delete account.state.taxIds[taxId.id];
    account.emit('customer.tax_id.deleted', taxId);
    return { id: taxId.id, object: 'tax_id', deleted: true };
  },
};

/** Calls about customers and their cards. */
export const accountRoutes: Routes = {
  'POST customers': ({ account, params }) => createCustomer(account, params),
  'GET customers': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'email', 'created', 'test_clock');
    const email = params.text('email');
    const clock = params.text('test_clock');
    const within = createdWithin(params);
    const customers = Object.values(account.state.customers).filter(
      (customer): customer is Stripe.Customer =>
        !customer.deleted &&
        (email === undefined || customer.email === email) &&
        (clock === undefined ? true : customer.test_clock === clock) &&
        within(customer),
    );
    return listPage(customers, params, '/v1/customers');
  },
  'GET customers/{id}': (call) => found(call.account.state.customers, idAt(call), 'customer'),
  'POST customers/{id}': (call) => updateCustomer(call.account, idAt(call), call.params),
  'DELETE customers/{id}': (call) => removeCustomer(call.account, idAt(call)),
  'GET customers/{id}/payment_methods': (call) =>
    methodsOf(call.account, idAt(call), call.params, `/v1/customers/${idAt(call)}/payment_methods`),
  'GET customers/{id}/payment_methods/{id}': (call) => {
    const method = found(call.account.state.paymentMethods, idAt(call, 1), 'PaymentMethod');
    if (idOf(method.customer) !== idAt(call)) throw missing('PaymentMethod', method.id);
    return method;
  },
  ...taxIdRoutes,
  'POST payment_methods': ({ account, params }) => createPaymentMethod(account, params),
  'GET payment_methods': ({ account, params }) => {
    const customer = params.text('customer');
    if (customer === undefined) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
    return methodsOf(account, customer, params, '/v1/payment_methods');
  },
  'GET payment_methods/{id}': (call) => paymentMethodOf(call.account, idAt(call), 'payment_method'),
  'POST payment_methods/{id}': (call) =>
    updatePaymentMethod(
      call.account,
      found(call.account.state.paymentMethods, idAt(call), 'PaymentMethod'),
      call.params,
    ),
  'POST payment_methods/{id}/attach': (call) => {
    const { account, params } = call;
    const method = paymentMethodOf(account, idAt(call));
    attach(account, method, params.only('customer', 'expand').required('customer'));
    return method;
  },
  'POST payment_methods/{id}/detach': (call) =>
    detach(call.account, found(call.account.state.paymentMethods, idAt(call), 'PaymentMethod')),
};
