import type Stripe from 'stripe';
import { type Account, idOf } from '../account/account.ts';
import type { ErrorBody } from '../wire/payment-error.ts';

/** Records the charge of a payment intent: paid, or failed for a reason. */
export const recordCharge = (
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure?: ErrorBody,
): Stripe.Charge => {
  const { card } = method;
  const charge: Stripe.Charge = {
    id: account.id('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: null,
    captured: !failure,
    created: account.now(),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failure ? 'declined_by_network' : 'approved_by_network',
      reason: failure?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: failure ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: failure ? 'issuer_declined' : 'authorized',
    },
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card
      ? ({
          type: 'card',
          card: {
            brand: card.brand,
            checks: card.checks,
            country: card.country,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            fingerprint: card.fingerprint,
            funding: card.funding,
            last4: card.last4,
            network: card.brand,
            three_d_secure: null,
            wallet: null,
          },
        } as Stripe.Charge.PaymentMethodDetails) // those of card terminals are left out
      : null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  account.state.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  account.emit(failure ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
};
