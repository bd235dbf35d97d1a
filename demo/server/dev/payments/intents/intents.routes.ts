import type Stripe from 'stripe';
import { type Account, found, idOf } from '../account/account.ts';
import { createdWithin } from '../account/account.routes.ts';
import { applyIntentOutcome } from '../invoices/pay-invoice.ts';
import { idAt, type PaymentCall, type Routes } from '../payment-call.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { invalid } from '../wire/payment-error.ts';
import {
  authenticatePaymentIntent,
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
} from './payment-intents.ts';
import { authenticateSetupIntent, cancelSetupIntent, confirmSetupIntent, createSetupIntent } from './setup-intents.ts';

const setupIntent = (call: PaymentCall): Stripe.SetupIntent =>
  found(call.account.state.setupIntents, idAt(call), 'setupintent', 'intent');
const paymentIntent = (call: PaymentCall): Stripe.PaymentIntent =>
  found(call.account.state.paymentIntents, idAt(call), 'payment_intent', 'intent');

/** Passes on what a payment came to, whether the card was declined or not. */
const withOutcome = <Value>(account: Account, intent: Stripe.PaymentIntent, work: () => Value): Value => {
  try {
    return work();
  } finally {
    applyIntentOutcome(account, intent);
  }
};

const ofCustomer =
  (params: PaymentCall['params']) =>
  <Item extends { customer: unknown; created: number }>(items: Readonly<Record<string, Item>>): Item[] => {
    const customer = params.text('customer');
    const within = createdWithin(params);
    return Object.values(items).filter(
      (item) => (customer === undefined || item.customer === customer) && within(item),
    );
  };

/** Calls about setup intents, payment intents and charges. */
export const intentRoutes: Routes = {
  'POST setup_intents': ({ account, params, base }) => createSetupIntent(account, params, base),
  'GET setup_intents': ({ account, params }) =>
    listPage(
      ofCustomer(params.only(...LIST_PARAMS, 'customer', 'created', 'payment_method'))(account.state.setupIntents),
      params,
      '/v1/setup_intents',
    ),
  'GET setup_intents/{id}': setupIntent,
  'POST setup_intents/{id}': (call) => {
    const intent = setupIntent(call);
    const { params } = call;
    params.only('metadata', 'description', 'customer', 'payment_method', 'expand');
    intent.metadata = params.metadata(intent.metadata ?? {});
    intent.description = params.text('description') ?? intent.description;
    intent.customer = params.text('customer') ?? intent.customer;
    return intent;
  },
  'POST setup_intents/{id}/confirm': (call) =>
    confirmSetupIntent(call.account, setupIntent(call), call.params, call.base),
  'POST setup_intents/{id}/cancel': (call) => cancelSetupIntent(call.account, setupIntent(call), call.params),
  'POST payment_intents': ({ account, params, base }) => createPaymentIntent(account, params, base),
  'GET payment_intents': ({ account, params }) =>
    listPage(
      ofCustomer(params.only(...LIST_PARAMS, 'customer', 'created'))(account.state.paymentIntents),
      params,
      '/v1/payment_intents',
    ),
  'GET payment_intents/{id}': paymentIntent,
  'POST payment_intents/{id}/confirm': (call) => {
    const intent = paymentIntent(call);
    withOutcome(call.account, intent, () => confirmPaymentIntent(call.account, intent, call.params, call.base));
    return intent;
  },
  'POST payment_intents/{id}/cancel': (call) =>
    cancelPaymentIntent(
      call.account,
      paymentIntent(call),
      call.params.oneOf('cancellation_reason', ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']) ??
        null,
    ),
  'GET charges/{id}': (call) => found(call.account.state.charges, idAt(call), 'charge'),
  'GET charges': ({ account, params }) =>
    listPage(
      ofCustomer(params.only(...LIST_PARAMS, 'customer', 'created', 'payment_intent'))(account.state.charges).filter(
        ({ payment_intent }) =>
          params.text('payment_intent') === undefined || idOf(payment_intent) === params.text('payment_intent'),
      ),
      params,
      '/v1/charges',
    ),
  // the page of 3-D Secure ends it here; Stripe's own way is not documented
  'POST three_d_secure': ({ account, params }) => {
    params.only('client_secret', 'outcome', 'key');
    const secret = params.required('client_secret');
    const isPassed = params.oneOf('outcome', ['pass', 'fail', 'close']) === 'pass';
    const id = secret.split('_secret_')[0] ?? '';
    const setup = account.state.setupIntents[id];
    if (setup?.client_secret === secret) return authenticateSetupIntent(account, setup, isPassed);
    const payment = account.state.paymentIntents[id];
    if (payment?.client_secret !== secret) throw invalid('No such intent.', 'client_secret', 'resource_missing');
    withOutcome(account, payment, () => authenticatePaymentIntent(account, payment, isPassed));
    return payment;
  },
};
