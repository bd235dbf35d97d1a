import type { AccountState } from './account/account-state.ts';
import { emptyAccount } from './account/account-state.ts';
import { type Account, openAccount } from './account/account.ts';
import { accountRoutes } from './account/account.routes.ts';
import { type Deliver, deliverDue } from './account/deliveries.ts';
import { randomLetters } from './account/random.ts';
import { intentRoutes } from './intents/intents.routes.ts';
import { disputeRoutes } from './intents/disputes.ts';
import { refundRoutes } from './intents/refunds.ts';
import { clockRoutes } from './clock.routes.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import type { Handler, Routes } from './payment-call.ts';
import { priceRoutes } from './prices/prices.routes.ts';
import { passTime } from './subscriptions/passing-time.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts';
import { expand } from './wire/expand.ts';
import { decodeForm } from './wire/form.ts';
import { answerOnce } from './wire/idempotency.ts';
import { allowed, publicView } from './wire/keys.ts';
import { Params } from './wire/params.ts';
import { type ErrorBody, PaymentError } from './wire/payment-error.ts';

const ROUTES: Routes = {
  ...accountRoutes,
  ...intentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...clockRoutes,
};

const PATTERNS = Object.entries(ROUTES).map(([route, handler]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, pattern: new RegExp(`^${path.replaceAll('{id}', '([^/]{1,200})')}$`), handler };
});

/** Route of a request, with the ids in its path. */
interface Match {
  route: string;
  handler: Handler;
  ids: string[];
}

const matchOf = (method: string, path: string): Match | undefined => {
  for (const { method: its, path: route, pattern, handler } of PATTERNS) {
    const [whole, ...ids] = (method === its && pattern.exec(path)) || [];
    if (whole !== undefined) return { route: `${its} ${route}`, handler, ids: ids.map(decodeURIComponent) };
  }
  return undefined;
};

const BODY_BYTES = 200_000;

const answer = (account: Account, status: number, body: unknown, more: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': account.cause?.id ?? 'req_none',
      'cache-control': 'no-cache, no-store',
      // any page may ask, as at api.stripe.com: what is asked for takes a key
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
      'cross-origin-resource-policy': 'cross-origin',
      ...more,
    },
  });

const refusal = (account: Account, error: unknown): Response => {
  const known = error instanceof PaymentError;
  const body: ErrorBody = known ? error.body : { type: 'api_error', message: 'The processor failed.' };
  if (!known) throw error;
  return answer(account, error.status, { error: body });
};

/** Test card processor: it answers what of Stripe's API is used here, over an account held as plain data. */
export interface Processor {
  readonly account: Account;
  /** Answers a request of Stripe's API, whose path begins with `/v1/`; `base` is the address of the processor's pages. */
  fetch(request: Request): Promise<Response>;
  /** Delivers the events that are due; answers how many. */
  deliver(send: Deliver): Promise<number>;
  /** Does what has become due on the processor's clock: renewals, ends of trials, retries of payments. */
  tick(): void;
  /** Says that its state was changed from without. */
  changed(): void;
}

/** Opens the processor over a state, or a new one. `onChange` is called after each call that may have changed it. */
export const createProcessor = ({
  state = emptyAccount(randomLetters),
  now = Date.now,
  base = 'http://127.0.0.1/dev/payments',
  onChange = () => undefined,
}: {
  state?: AccountState;
  /** The machine's clock, in milliseconds. */
  now?: () => number;
  base?: string;
  onChange?: () => void;
} = {}): Processor => {
  const account = openAccount(state, now);

  const answerCall = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^.*?\/v1\//, '');
    const isGet = request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE';
    const text = isGet ? search.slice(1) : await request.text();
    if (text.length > BODY_BYTES)
      throw new PaymentError(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    const form = decodeForm(text || search.slice(1));
    const match = matchOf(request.method, path);
    if (!match)
      throw new PaymentError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${pathname}). The test card processor has the calls that this product makes.`,
      });
    const key = allowed(account, request, match.route, form);
    const run = () => {
      const params = new Params(form);
      const made = match.handler({ account, params, ids: match.ids, base });
      const whole = expand(account.state, made, params.texts('expand') ?? []);
      return key === 'publishable' ? publicView(whole) : whole;
    };
    const idempotencyKey = request.headers.get('idempotency-key');
    account.cause = { id: account.id('req', 8), idempotency_key: idempotencyKey };
    if (request.method !== 'POST' || idempotencyKey === null) return answer(account, 200, run());
    const { status, body, replayed } = answerOnce(account, idempotencyKey, `${request.method} ${path} ${text}`, run);
    return answer(account, status, body, replayed ? { 'idempotent-replayed': 'true' } : {});
  };

  return {
    account,
    fetch: async (request) => {
      if (request.method === 'OPTIONS') return answer(account, 200, {});
      const { faults } = account.state;
      if (faults.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.slowMs));
      if (faults.down) return answer(account, 503, { error: { type: 'api_error', message: 'The processor is down.' } });
      try {
        return await answerCall(request);
      } catch (error) {
        return refusal(account, error);
      } finally {
        account.cause = null;
        if (request.method !== 'GET') onChange();
      }
    },
    changed: onChange,
    tick: () => passTime(account, null, account.now(), base),
    deliver: async (send) => {
      const count = await deliverDue(account, send);
      if (count > 0) onChange();
      return count;
    },
  };
};
