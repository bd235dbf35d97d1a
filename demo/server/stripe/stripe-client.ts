import { Stripe } from 'stripe';
import { PaymentsFailed } from '../payments.ts';

/** API version that requests are made in and events are read in. */
export const API_VERSION = '2026-10-28.endive';

/** Timeout of a request, in milliseconds, and how often it is repeated. Ours. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** Settings of Stripe. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** Signing secret of the webhook endpoint. */
  webhookSecret: string;
  /** Base URL of the API: `https://api.stripe.com`. */
  apiBase: string;
  /** Address of Stripe.js. */
  scriptUrl: string;
}

/** Fetch of the platform, or of tests. */
type FetchFunction = typeof globalThis.fetch;

/** Official client, over fetch. */
export const stripeClient = ({ secretKey, apiBase }: StripeSettings, fetchFn?: FetchFunction): Stripe => {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetchFn),
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
};

/** Codes of a payment that waits for the cardholder: it has not failed. */
const WAITS: ReadonlySet<string> = new Set([
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
  'payment_intent_action_required',
]);

/** Whether an error says that the cardholder has to confirm. */
export const isWaiting = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeError && cause.code !== undefined && WAITS.has(cause.code);

/** Fields that people type, by the parameter that carries them. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  'address[country]': 'address.country',
  'address[postal_code]': 'address.postalCode',
  'address[state]': 'address.state',
  'billing_details[email]': 'email',
  'billing_details[address][country]': 'address.country',
  'tax_id_data[value]': 'taxId',
  value: 'taxId',
};

/** Field that a person typed and the request was refused for. */
const fieldOf = (code: string | undefined, param: string | undefined): string | undefined => {
  if (code?.startsWith('tax_id_')) return 'taxId';
  if (code === 'email_invalid') return 'email';
  if (code === 'customer_tax_location_invalid') return 'address.country';
  return param !== undefined && Object.hasOwn(FIELDS, param) ? FIELDS[param] : undefined;
};

const failureOf = (cause: unknown): unknown => {
  const { errors } = Stripe;
  if (!(cause instanceof errors.StripeError)) return cause;
  const { message, code } = cause;
  if (cause instanceof errors.StripeCardError)
    return new PaymentsFailed('declined', message, cause.decline_code ?? code);
  if (code === 'resource_missing') return new PaymentsFailed('missing', message);
  const down =
    cause instanceof errors.StripeConnectionError ||
    cause instanceof errors.StripeRateLimitError ||
    (cause.statusCode ?? 0) >= 500;
  if (down) return new PaymentsFailed('unavailable', message);
  const { param, statusCode } = cause;
  const about = [statusCode, code, param].filter((part) => part !== undefined).join(' ');
  return new PaymentsFailed('refused', `${about}: ${message}`, code, fieldOf(code, param));
};

/** Runs requests; an error of the library becomes `PaymentsFailed`. */
export const asking = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (cause) {
    throw failureOf(cause);
  }
};
