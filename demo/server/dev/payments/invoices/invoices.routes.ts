import type Stripe from 'stripe';
import { createdWithin } from '../account/account.routes.ts';
import { found, idOf } from '../account/account.ts';
import { ownMethod } from '../account/customers.ts';
import { idAt, type PaymentCall, type Routes } from '../payment-call.ts';
import { previewInvoice } from '../subscriptions/preview.ts';
import { factsOf, subscriptionOf } from '../subscriptions/status.ts';
import { expirePending } from '../subscriptions/update-subscription.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { invalid } from '../wire/payment-error.ts';
import { attempt, finalize, voidInvoice } from './pay-invoice.ts';

const invoiceOf = (call: PaymentCall): Stripe.Invoice =>
  found(call.account.state.invoices, idAt(call), 'invoice', 'invoice');

const payCall = (call: PaymentCall): Stripe.Invoice => {
  const { account, params, base } = call;
  params.only<keyof Stripe.InvoicePayParams>('payment_method', 'off_session', 'expand');
  const invoice = invoiceOf(call);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status === 'draft') finalize(account, invoice);
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw invalid(`This invoice can't be paid: it is ${invoice.status}.`, undefined, 'invoice_not_payable');
  const given = params.text('payment_method');
  const method = given && ownMethod(account, given, idOf(invoice.customer) ?? '');
  const { refusal } = attempt(account, invoice, { method, offSession: params.flag('off_session') ?? true, base });
  if (refusal) throw refusal;
  return invoice;
};

const voidCall = (call: PaymentCall): Stripe.Invoice => {
  const { account } = call;
  const invoice = invoiceOf(call);
  if (invoice.status === 'draft')
    throw invalid("You can only pass in open invoices. This invoice isn't open.", undefined, 'invoice_not_editable');
  const subscription = subscriptionOf(account, invoice);
  // a change that waited for this payment does not come
  if (subscription && factsOf(account, subscription).pendingUpdate?.invoice === invoice.id)
    expirePending(account, subscription, invoice);
  else voidInvoice(account, invoice);
  return invoice;
};

/** Calls about invoices, their payments and refunds. */
export const invoiceRoutes: Routes = {
  'POST invoices/create_preview': ({ account, params }) => previewInvoice(account, params),
  'GET invoices': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'customer', 'status', 'subscription', 'created');
    const [customer, status, subscription] = [
      params.text('customer'),
      params.text('status'),
      params.text('subscription'),
    ];
    const within = createdWithin(params);
    const invoices = Object.values(account.state.invoices).filter(
      (invoice) =>
        (customer === undefined || invoice.customer === customer) &&
        (status === undefined || invoice.status === status) &&
        (subscription === undefined || subscriptionOf(account, invoice)?.id === subscription) &&
        within(invoice),
    );
    return listPage(invoices, params, '/v1/invoices');
  },
  'GET invoices/{id}': invoiceOf,
  'POST invoices/{id}': (call) => {
    const invoice = invoiceOf(call);
    const { params } = call;
    params.only<keyof Stripe.InvoiceUpdateParams>('metadata', 'description', 'footer', 'auto_advance', 'expand');
    invoice.metadata = params.metadata(invoice.metadata ?? {});
    invoice.description = params.text('description') ?? invoice.description;
    invoice.footer = params.text('footer') ?? invoice.footer;
    call.account.emit('invoice.updated', invoice);
    return invoice;
  },
  'GET invoices/{id}/lines': (call) =>
    listPage(
      invoiceOf(call).lines.data.toReversed(),
      call.params.only(...LIST_PARAMS),
      `/v1/invoices/${idAt(call)}/lines`,
    ),
  'POST invoices/{id}/pay': payCall,
  'POST invoices/{id}/finalize': (call) => {
    const invoice = invoiceOf(call);
    call.params.only<keyof Stripe.InvoiceFinalizeInvoiceParams>('auto_advance', 'expand');
    finalize(call.account, invoice);
    return invoice;
  },
  'POST invoices/{id}/void': voidCall,
  'POST invoices/{id}/mark_uncollectible': (call) => {
    const invoice = invoiceOf(call);
    if (invoice.status !== 'open')
      throw invalid("You can only pass in open invoices. This invoice isn't open.", undefined, 'invoice_not_editable');
    invoice.status = 'uncollectible';
    invoice.next_payment_attempt = null;
    invoice.status_transitions.marked_uncollectible_at = call.account.timeOf(idOf(invoice.customer));
    call.account.emit('invoice.marked_uncollectible', invoice);
    return invoice;
  },
  'GET invoice_payments': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'invoice', 'status', 'payment');
    const [invoice, status] = [params.text('invoice'), params.text('status')];
    const payments = Object.values(account.state.invoicePayments).filter(
      (one) => (invoice === undefined || one.invoice === invoice) && (status === undefined || one.status === status),
    );
    return listPage(payments, params, '/v1/invoice_payments');
  },
  'GET invoice_payments/{id}': (call) => found(call.account.state.invoicePayments, idAt(call), 'invoice payment'),
};
