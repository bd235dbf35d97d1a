import type Stripe from 'stripe';
import { type Account, customerOf, idOf } from '../account/account.ts';
import { paymentMethodOf } from '../cards/payment-methods.ts';
import { newPaymentIntent } from '../intents/new-payment-intent.ts';
import { cancelPaymentIntent, pay, paymentRefused } from '../intents/payment-intents.ts';
import { afterFailed, afterPaid, subscriptionOf } from '../subscriptions/status.ts';
import { invalid, PaymentError } from '../wire/payment-error.ts';
import { sumAgain } from './make-invoice.ts';

const DAY_SECONDS = 86_400;
/** Days from each failed payment of an invoice to the next attempt. Ours: Stripe's own are chosen for each card. */
const RETRY_DAYS = [3, 5, 7] as const;

const momentOf = (account: Account, invoice: Stripe.Invoice): number => account.timeOf(idOf(invoice.customer));

/** Changes an invoice and says so. */
const told = (account: Account, invoice: Stripe.Invoice, ...types: Stripe.Event.Type[]): void => {
  for (const type of types) account.emit(type, invoice, undefined, momentOf(account, invoice));
};

const openPayment = (account: Account, invoice: Stripe.Invoice): Stripe.InvoicePayment | undefined =>
  Object.values(account.state.invoicePayments).findLast((one) => one.invoice === invoice.id && one.status === 'open');

/** Payment intent by which an open invoice is paid. */
export const intentOf = (account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined =>
  account.state.paymentIntents[idOf(openPayment(account, invoice)?.payment.payment_intent) ?? ''];

const markPaid = (account: Account, invoice: Stripe.Invoice, method: string | null): void => {
  const at = momentOf(account, invoice);
  const payment = openPayment(account, invoice);
  if (payment) {
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
    payment.status_transitions.paid_at = at;
    account.emit('invoice_payment.paid', payment, undefined, at);
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
  told(account, invoice, 'invoice.updated', 'invoice.paid', 'invoice.payment_succeeded');
  afterPaid(account, invoice, method);
};

const addPayment = (account: Account, invoice: Stripe.Invoice, customer: string): void => {
  const intent = newPaymentIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setupFutureUsage: 'off_session',
  });
  const method = defaultMethod(account, invoice);
  if (method) {
    intent.payment_method = method;
    intent.status = 'requires_confirmation';
  }
  const id = account.id('inpay');
  account.state.invoicePayments[id] = {
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: momentOf(account, invoice),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
};

/** Card that pays an invoice by itself: its own, its subscription's, or its customer's. */
export const defaultMethod = (account: Account, invoice: Stripe.Invoice): string | null => {
  const customer = customerOf(account, idOf(invoice.customer) ?? '');
  return (
    idOf(invoice.default_payment_method) ??
    idOf(subscriptionOf(account, invoice)?.default_payment_method) ??
    idOf(customer.invoice_settings.default_payment_method)
  );
};

/** Finalizes a draft: a number, the sums, and a payment intent; one that costs nothing is paid at once. */
export const finalize = (account: Account, invoice: Stripe.Invoice): void => {
  if (invoice.status !== 'draft')
    throw invalid(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      undefined,
      'invoice_not_editable',
    );
  const customer = customerOf(account, idOf(invoice.customer) ?? '');
  const at = momentOf(account, invoice);
  sumAgain(invoice, customer.balance);
  const balance = Math.min(0, invoice.total + customer.balance);
  invoice.ending_balance = balance;
  customer.balance = balance;
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  customer.currency ??= invoice.currency;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = at;
  invoice.status_transitions.finalized_at = at;
  if (invoice.amount_due > 0) addPayment(account, invoice, customer.id);
  told(account, invoice, 'invoice.updated', 'invoice.finalized');
  if (invoice.amount_due === 0) markPaid(account, invoice, null);
};

const failed = (account: Account, invoice: Stripe.Invoice, needsAction: boolean): void => {
  const wait = RETRY_DAYS[invoice.attempt_count - 1];
  const isRetried = invoice.billing_reason === 'subscription_cycle' && wait !== undefined;
  invoice.next_payment_attempt = isRetried ? momentOf(account, invoice) + wait * DAY_SECONDS : null;
  told(
    account,
    invoice,
    'invoice.updated',
    'invoice.payment_failed',
    ...(needsAction ? (['invoice.payment_action_required'] as const) : []),
  );
  afterFailed(account, invoice);
};

/** Outcome of an attempt to pay an invoice; `refusal` where it is not paid. */
export interface Attempt {
  paid: boolean;
  refusal?: PaymentError;
}

/** Attempts to pay an open invoice by a card, or by the one that it has by itself. */
export const attempt = (
  account: Account,
  invoice: Stripe.Invoice,
  { method, offSession, base }: { method?: string | undefined; offSession: boolean; base: string },
): Attempt => {
  if (invoice.status === 'paid') return { paid: true };
  const intent = intentOf(account, invoice);
  if (!intent) throw invalid('This invoice has no payment.', 'invoice');
  const chosen = method ?? defaultMethod(account, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (chosen === null) {
    failed(account, invoice, false);
    const message = 'This customer has no attached payment source or default payment method.';
    return {
      paid: false,
      refusal: new PaymentError(400, { type: 'invalid_request_error', code: 'resource_missing', message }),
    };
  }
  const card = paymentMethodOf(account, chosen);
  const outcome = pay(account, intent, card, { offSession, waits: true, base });
  if (intent.status === 'succeeded') {
    markPaid(account, invoice, card.id);
    return { paid: true };
  }
  failed(account, invoice, intent.status === 'requires_action');
  if (outcome.error) return { paid: false, refusal: paymentRefused(outcome, card) };
  const message =
    'This payment requires additional user action before it can be completed successfully. ' +
    'Payment can be completed using the PaymentIntent associated with the invoice.';
  const body = { type: 'card_error', code: 'invoice_payment_intent_requires_action', message } as const;
  return { paid: false, refusal: new PaymentError(402, { ...body, payment_intent: structuredClone(intent) }) };
};

/** Passes the outcome of a payment on to the invoice that it is for. */
export const applyIntentOutcome = (account: Account, intent: Stripe.PaymentIntent): void => {
  const payment = Object.values(account.state.invoicePayments).find(
    (one) => one.payment.payment_intent === intent.id && one.status === 'open',
  );
  const invoice = account.state.invoices[idOf(payment?.invoice as string | undefined) ?? '']; // an id in the state
  if (!invoice || invoice.status !== 'open') return;
  if (intent.status === 'succeeded') markPaid(account, invoice, idOf(intent.payment_method));
  else if (intent.status === 'requires_payment_method' && intent.last_payment_error) {
    invoice.attempted = true;
    invoice.attempt_count += 1;
    failed(account, invoice, false);
  }
};

/** Ends an invoice that is not paid: nothing is owed for it any more. */
export const voidInvoice = (account: Account, invoice: Stripe.Invoice): void => {
  if (!['open', 'uncollectible', 'draft'].includes(invoice.status ?? ''))
    throw invalid(`You can only pass in open invoices. This invoice isn't open.`, undefined, 'invoice_not_editable');
  const intent = intentOf(account, invoice);
  const payment = openPayment(account, invoice);
  if (intent && intent.status !== 'canceled') cancelPaymentIntent(account, intent, null);
  if (payment) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = momentOf(account, invoice);
  }
  const customer = customerOf(account, idOf(invoice.customer) ?? '');
  // the balance that it used is given back
  customer.balance += invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = momentOf(account, invoice);
  told(account, invoice, 'invoice.updated', 'invoice.voided');
};
