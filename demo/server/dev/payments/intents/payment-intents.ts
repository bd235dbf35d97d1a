import type Stripe from 'stripe';
import { type Account, customerOf, idOf } from '../account/account.ts';
import { authenticationRequired, declineBody } from '../cards/card-error.ts';
import { attach, factsOf, paymentMethodOf } from '../cards/payment-methods.ts';
import type { ErrorBody } from '../wire/payment-error.ts';
import { invalid, PaymentError } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';
import { recordCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { newPaymentIntent } from './new-payment-intent.ts';
import { nextAction } from './next-action.ts';
import { authenticationFailed, CONFIRM_PARAMS, confirmedMethod } from './setup-intents.ts';

const fail = (
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  body: ErrorBody,
): ErrorBody => {
  const wasCharged = body.type === 'card_error';
  const charge = wasCharged ? recordCharge(account, intent, method, body) : undefined;
  const error: ErrorBody = { ...body, ...(charge && { charge: charge.id }) };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    ...structuredClone(error),
    payment_method: structuredClone(method),
  } as Stripe.PaymentIntent.LastPaymentError;
  account.emit('payment_intent.payment_failed', intent);
  return error;
};

const succeed = (account: Account, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void => {
  const customer = idOf(intent.customer);
  if (intent.setup_future_usage !== null) {
    factsOf(account, method).facts.setUp = true;
    if (customer !== null) attach(account, method, customer);
  }
  const charge = recordCharge(account, intent, method);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  intent.payment_method = method.id;
  account.emit('payment_intent.succeeded', intent);
  if (factsOf(account, method).disputed) openDispute(account, charge);
};

/** Outcome of a payment: the status it ends in, and the error of one that failed. */
export interface PaymentOutcome {
  intent: Stripe.PaymentIntent;
  error?: ErrorBody;
}

/** Circumstances of a payment. */
export interface Circumstances {
  /** A payment without the customer, who cannot be asked for 3-D Secure. */
  offSession: boolean;
  /** Waits for 3-D Secure also without the customer, as payments of invoices do. */
  waits?: boolean;
  returnUrl?: string | undefined;
  base: string;
}

/** Pays an intent by a card. */
export const pay = (
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { offSession, waits = false, returnUrl, base }: Circumstances,
): PaymentOutcome => {
  const { decline, secure, securityFails, facts } = factsOf(account, method);
  if (decline) return { intent, error: fail(account, intent, method, declineBody(decline)) };
  const asks = secure !== undefined && (!offSession || secure === 'always' || !facts.setUp);
  if (!asks) {
    succeed(account, intent, method);
    return { intent };
  }
  if (offSession && !waits) return { intent, error: fail(account, intent, method, authenticationRequired()) };
  if (securityFails) return { intent, error: fail(account, intent, method, authenticationFailed('payment')) };
  intent.payment_method = method.id;
  intent.status = 'requires_action';
  intent.next_action = nextAction(intent, returnUrl, base);
  account.emit('payment_intent.requires_action', intent);
  return { intent };
};

/** Ends the 3-D Secure of a payment intent; the card can be declined after it. */
export const authenticatePaymentIntent = (
  account: Account,
  intent: Stripe.PaymentIntent,
  passed: boolean,
): PaymentOutcome => {
  if (intent.status !== 'requires_action') return { intent };
  const method = paymentMethodOf(account, idOf(intent.payment_method) ?? '');
  const { declineAfter } = factsOf(account, method);
  if (!passed) return { intent, error: fail(account, intent, method, authenticationFailed('payment')) };
  if (declineAfter) return { intent, error: fail(account, intent, method, declineBody(declineAfter)) };
  succeed(account, intent, method);
  return { intent };
};

/** Error of a payment that failed, with its intent. */
export const paymentRefused = ({ intent, error }: PaymentOutcome, method: Stripe.PaymentMethod): PaymentError =>
  new PaymentError(402, {
    ...(error ?? { type: 'card_error', message: 'Your card was declined.' }),
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  });

/** Confirms a payment intent by the parameters of the call. Throws 402 for a declined card. */
export const confirmPaymentIntent = (
  account: Account,
  intent: Stripe.PaymentIntent,
  params: Params,
  base: string,
): PaymentOutcome => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw new PaymentError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot confirm this PaymentIntent because it has already ${intent.status}.`,
      payment_intent: structuredClone(intent),
    });
  params.only<string>(...CREATE_PARAMS, 'client_secret');
  const usage = params.oneOf('setup_future_usage', ['off_session', 'on_session']);
  if (usage) intent.setup_future_usage = usage;
  const method = confirmedMethod(account, params, idOf(intent.payment_method));
  const owner = idOf(method.customer);
  if (owner !== null && owner !== idOf(intent.customer))
    throw invalid('The payment method belongs to another customer.', 'payment_method');
  const offSession = params.flag('off_session') ?? false;
  const outcome = pay(account, intent, method, { offSession, returnUrl: params.text('return_url'), base });
  if (outcome.error) throw paymentRefused(outcome, method);
  return outcome;
};

/** Cancels a payment intent that has not succeeded. */
export const cancelPaymentIntent = (
  account: Account,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent => {
  if (['succeeded', 'canceled'].includes(intent.status))
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  intent.status = 'canceled';
  intent.next_action = null;
  intent.canceled_at = account.now();
  intent.cancellation_reason = reason;
  account.emit('payment_intent.canceled', intent);
  return intent;
};

const CREATE_PARAMS = [
  'amount',
  'automatic_payment_methods',
  'confirm',
  'currency',
  'customer',
  'description',
  'metadata',
  'off_session',
  'receipt_email',
  'setup_future_usage',
  ...CONFIRM_PARAMS,
] as const satisfies (keyof Stripe.PaymentIntentCreateParams)[];

/** Makes a payment intent by the parameters of the call. */
export const createPaymentIntent = (account: Account, params: Params, base: string): Stripe.PaymentIntent => {
  params.only(...CREATE_PARAMS);
  const amount = params.integer('amount') ?? Number(params.required('amount'));
  if (amount < 1 || amount > 99_999_999)
    throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  const customer = params.text('customer');
  if (customer !== undefined) customerOf(account, customer);
  const intent = newPaymentIntent(account, {
    amount,
    currency: params.required('currency').toLowerCase(),
    customer: customer ?? null,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    setupFutureUsage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? null,
    ...(params.has('allowed_payment_method_types') && { types: params.texts('allowed_payment_method_types') ?? [] }),
  });
  const method = params.text('payment_method');
  if (method !== undefined) {
    intent.payment_method = paymentMethodOf(account, method).id;
    intent.status = 'requires_confirmation';
  }
  if (params.flag('confirm') === true) confirmPaymentIntent(account, intent, params, base);
  return intent;
};
