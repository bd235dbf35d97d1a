import type { Account } from '../account/account.ts';
import type { Form } from './form.ts';
import { invalid, PaymentError } from './payment-error.ts';

/** Calls that a page may make, with its publishable key. */
const OF_PAGES: readonly string[] = [
  'GET setup_intents/{id}',
  'POST setup_intents/{id}/confirm',
  'GET payment_intents/{id}',
  'POST payment_intents/{id}/confirm',
  'POST payment_methods',
  'POST three_d_secure',
];

/** Fields of an intent that a page is not shown. */
const HIDDEN = ['customer', 'metadata', 'application', 'latest_charge', 'charges', 'on_behalf_of'] as const;

const presented = (request: Request, form: Form): string | undefined => {
  const header = request.headers.get('authorization') ?? '';
  const [, scheme, value = ''] = /^(Bearer|Basic) (\S+)$/.exec(header) ?? [];
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return atob(value).split(':')[0];
  return typeof form['key'] === 'string' ? form['key'] : undefined;
};

const unauthorized = (message: string): PaymentError =>
  new PaymentError(401, { type: 'invalid_request_error', message });

/** Checks the key of a call; a publishable one allows what pages do, with the client secret of the intent. */
export const allowed = (account: Account, request: Request, route: string, form: Form): 'secret' | 'publishable' => {
  const key = presented(request, form);
  delete form['key'];
  const { secretKey, publishableKey } = account.state;
  if (key === undefined) throw unauthorized('You did not provide an API key.');
  if (key === secretKey) return 'secret';
  if (key !== publishableKey) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
  if (!OF_PAGES.includes(route))
    throw new PaymentError(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  const secret = form['client_secret'];
  const id = new URL(request.url).pathname.split('/').find((part) => /^(pi|seti)_/.test(part));
  if (id === undefined) return 'publishable';
  const intent = account.state.setupIntents[id] ?? account.state.paymentIntents[id];
  if (typeof secret !== 'string' || intent?.client_secret !== secret)
    throw invalid(
      'The client_secret provided does not match the client_secret associated with this intent.',
      'client_secret',
      'resource_missing',
    );
  if (request.method === 'GET') delete form['client_secret'];
  return 'publishable';
};

/** Copy of an object without what a page is not shown. */
export const publicView = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !(HIDDEN as readonly string[]).includes(name)));
};
