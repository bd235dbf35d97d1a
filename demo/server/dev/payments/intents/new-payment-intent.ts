import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';

/** New payment intent of a customer. */
export const newPaymentIntent = (
  account: Account,
  given: {
    amount: number;
    currency: string;
    customer: string | null;
    description?: string | null;
    metadata?: Record<string, string>;
    setupFutureUsage?: 'off_session' | 'on_session' | null;
    types?: string[];
  },
): Stripe.PaymentIntent => {
  const id = account.id('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${account.id('s', 20).slice(2)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: given.types ?? ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  account.state.paymentIntents[id] = intent;
  account.emit('payment_intent.created', intent);
  return intent;
};
