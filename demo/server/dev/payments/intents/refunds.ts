import type Stripe from 'stripe';
import { found, idOf } from '../account/account.ts';
import { idAt, type Routes } from '../payment-call.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { invalid } from '../wire/payment-error.ts';

/** Calls about refunds. */
export const refundRoutes: Routes = {
  'POST refunds': ({ account, params }) => {
    params.only<keyof Stripe.RefundCreateParams>('charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand');
    const intent = params.text('payment_intent');
    const id =
      intent === undefined
        ? params.required('charge')
        : idOf(found(account.state.paymentIntents, intent, 'payment_intent', 'payment_intent').latest_charge);
    const charge = found(account.state.charges, id ?? '', 'charge', 'charge');
    const left = charge.amount_captured - charge.amount_refunded;
    if (left <= 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
    const amount = params.integer('amount') ?? left;
    if (amount < 1 || amount > left)
      throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
    const refund: Stripe.Refund = {
      id: account.id('re'),
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: charge.id,
      created: account.now(),
      currency: charge.currency,
      customer: idOf(charge.customer),
      customer_account: null,
      metadata: params.metadata(),
      payment_intent: idOf(charge.payment_intent),
      payment_method: charge.payment_method,
      reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    };
    account.state.refunds[refund.id] = refund;
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    account.emit('refund.created', refund);
    account.emit('charge.refunded', charge);
    return refund;
  },
  'GET refunds': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'charge', 'payment_intent');
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const refunds = Object.values(account.state.refunds).filter(
      (refund) =>
        (charge === undefined || refund.charge === charge) &&
        (intent === undefined || refund.payment_intent === intent),
    );
    return listPage(refunds, params, '/v1/refunds');
  },
  'GET refunds/{id}': (call) => found(call.account.state.refunds, idAt(call), 'refund'),
};
