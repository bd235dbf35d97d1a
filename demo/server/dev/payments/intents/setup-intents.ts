import type Stripe from 'stripe';
import { type Account, customerOf, idOf } from '../account/account.ts';
import { declineBody } from '../cards/card-error.ts';
import { attach, createPaymentMethod, factsOf, paymentMethodOf } from '../cards/payment-methods.ts';
import type { ErrorBody } from '../wire/payment-error.ts';
import { invalid, PaymentError } from '../wire/payment-error.ts';
import type { Params } from '../wire/params.ts';
import { nextAction } from './next-action.ts';

/** Parameters of a confirmation, of setup and payment intents alike. */
export const CONFIRM_PARAMS = [
  'allowed_payment_method_types',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
  'mandate_data',
  'expand',
] as const satisfies (keyof Stripe.SetupIntentConfirmParams)[];

const CREATE_PARAMS = [
  'automatic_payment_methods',
  'attach_to_self',
  'confirm',
  'customer',
  'description',
  'metadata',
  'usage',
  ...CONFIRM_PARAMS,
] as const satisfies (keyof Stripe.SetupIntentCreateParams)[];

/** Makes a setup intent. */
export const createSetupIntent = (account: Account, params: Params, base: string): Stripe.SetupIntent => {
  params.only(...CREATE_PARAMS);
  const customer = params.text('customer');
  if (customer !== undefined) customerOf(account, customer);
  const automatic = params.nested('automatic_payment_methods')?.flag('enabled') ?? false;
  const id = account.id('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.texts('allowed_payment_method_types') ?? null,
    application: null,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${account.id('s', 20).slice(2)}`,
    created: account.now(),
    customer: customer ?? null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: params.texts('allowed_payment_method_types') ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session',
  };
  const method = params.text('payment_method');
  if (method !== undefined) {
    intent.payment_method = paymentMethodOf(account, method).id;
    intent.status = 'requires_confirmation';
  }
  account.state.setupIntents[id] = intent;
  account.emit('setup_intent.created', intent);
  return params.flag('confirm') === true ? confirmSetupIntent(account, intent, params, base) : intent;
};

const fail = (account: Account, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod, body: ErrorBody): void => {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = {
    ...structuredClone(body),
    payment_method: structuredClone(method),
  } as Stripe.SetupIntent.LastSetupError;
  account.emit('setup_intent.setup_failed', intent);
};

const succeed = (account: Account, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): void => {
  const { facts } = factsOf(account, method);
  facts.setUp = true;
  const customer = idOf(intent.customer);
  if (customer !== null) attach(account, method, customer);
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  intent.payment_method = method.id;
  account.emit('setup_intent.succeeded', intent);
};

const refuse = (intent: Stripe.SetupIntent, body: ErrorBody, method: Stripe.PaymentMethod): PaymentError =>
  new PaymentError(402, {
    ...body,
    payment_method: structuredClone(method),
    setup_intent: structuredClone(intent),
  });

/** Payment method that parameters of a confirmation name or bring. */
export const confirmedMethod = (account: Account, params: Params, present: string | null): Stripe.PaymentMethod => {
  const data = params.nested('payment_method_data');
  if (data) return createPaymentMethod(account, data);
  const id = params.text('payment_method') ?? present;
  if (!id)
    throw invalid(
      'You cannot confirm this intent because it is missing a payment method. Update the intent with a payment method, or pass one, and confirm it again.',
      'payment_method',
      'setup_intent_unexpected_state',
    );
  return paymentMethodOf(account, id);
};

/** Confirms a setup intent: it succeeds, asks for 3-D Secure, or the card is declined with 402. */
export const confirmSetupIntent = (
  account: Account,
  intent: Stripe.SetupIntent,
  params: Params,
  base: string,
): Stripe.SetupIntent => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw new PaymentError(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: `You cannot confirm this SetupIntent because it has already ${intent.status}.`,
      setup_intent: structuredClone(intent),
    });
  params.only<string>(...CREATE_PARAMS, 'client_secret');
  const method = confirmedMethod(account, params, idOf(intent.payment_method));
  const owner = idOf(method.customer);
  if (owner !== null && owner !== idOf(intent.customer))
    throw invalid('The payment method belongs to another customer.', 'payment_method');
  const { decline, declinesLater, secure, securityFails } = factsOf(account, method);
  const body =
    decline && !declinesLater ? declineBody(decline) : securityFails ? authenticationFailed('setup') : undefined;
  if (body) {
    fail(account, intent, method, body);
    throw refuse(intent, body, method);
  }
  intent.payment_method = method.id;
  if (secure === undefined) succeed(account, intent, method);
  else {
    intent.status = 'requires_action';
    intent.next_action = nextAction(intent, params.text('return_url'), base) as Stripe.SetupIntent.NextAction;
    account.emit('setup_intent.requires_action', intent);
  }
  return intent;
};

/** Body of the error of a failed 3-D Secure. */
export const authenticationFailed = (kind: 'setup' | 'payment'): ErrorBody => ({
  type: 'invalid_request_error',
  code: kind === 'setup' ? 'setup_intent_authentication_failure' : 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** Ends the 3-D Secure of a setup intent. */
export const authenticateSetupIntent = (
  account: Account,
  intent: Stripe.SetupIntent,
  passed: boolean,
): Stripe.SetupIntent => {
  if (intent.status !== 'requires_action') return intent;
  const method = paymentMethodOf(account, idOf(intent.payment_method) ?? '');
  if (passed) succeed(account, intent, method);
  else fail(account, intent, method, authenticationFailed('setup'));
  return intent;
};

/** Cancels a setup intent that has not succeeded. */
export const cancelSetupIntent = (account: Account, intent: Stripe.SetupIntent, params: Params): Stripe.SetupIntent => {
  params.only('cancellation_reason', 'expand');
  if (['succeeded', 'canceled'].includes(intent.status))
    throw invalid(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      undefined,
      'setup_intent_unexpected_state',
    );
  intent.status = 'canceled';
  intent.next_action = null;
  intent.cancellation_reason =
    params.oneOf('cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']) ?? null;
  account.emit('setup_intent.canceled', intent);
  return intent;
};
