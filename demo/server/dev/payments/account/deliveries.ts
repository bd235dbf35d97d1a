import type { Account } from './account.ts';
import type { Delivery } from './delivery.ts';
import { signature } from './signature.ts';
import { randomShare } from './random.ts';

/** Sends a request to an endpoint. */
export type Deliver = (request: Request) => Promise<Response>;

/**
 * Seconds to the next attempt, after each failed one. Ours: the first ones are near, so that a restart of the server is
 * not felt; later ones follow Stripe, which tries for hours in test mode. Source: Stripe "Webhooks", Retry behavior.
 */
const RETRY_SECONDS = [2, 10, 60, 600, 3_600, 7_200, 14_400] as const;

/** Request that delivers an event, signed by the endpoint's secret. */
const requestOf = async (account: Account, delivery: Delivery): Promise<Request | undefined> => {
  const event = account.state.events[delivery.event];
  const endpoint = account.state.endpoints[delivery.endpoint];
  if (!event || !endpoint) return undefined;
  const body = JSON.stringify(event, null, 2);
  return new Request(endpoint.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (test card processor)',
      'stripe-signature': await signature(body, endpoint.secret, account.machineNow()),
    },
  });
};

const attempt = async (account: Account, delivery: Delivery, deliver: Deliver): Promise<void> => {
  const request = await requestOf(account, delivery);
  const status = request
    ? await deliver(request).then(
        (answer) => answer.status,
        () => 0,
      )
    : 410;
  delivery.status = status;
  delivery.attempts += 1;
  const wait = RETRY_SECONDS[delivery.attempts - 1];
  if (status >= 200 && status < 300) delivery.state = 'delivered';
  else if (status === 410 || wait === undefined) delivery.state = 'failed';
  else delivery.dueAt = account.now() + wait;
  const event = account.state.events[delivery.event];
  if (event && delivery.state === 'delivered') event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
};

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, by: randomShare() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ item }) => item);

/** Delivers every event that is due, one after another; answers how many. */
export const deliverDue = async (account: Account, deliver: Deliver): Promise<number> => {
  const { state } = account;
  const due = state.deliveries.filter((delivery) => delivery.state === 'waiting' && delivery.dueAt <= account.now());
  for (const delivery of state.faults.shuffle ? shuffled(due) : due) await attempt(account, delivery, deliver);
  return due.length;
};

/** Delivers an event again, also one that was dropped. */
export const redeliver = (account: Account, id: string): boolean => {
  const delivery = account.state.deliveries.find((one) => one.id === id);
  if (delivery) Object.assign(delivery, { state: 'waiting', dueAt: account.now(), attempts: 0 });
  return delivery !== undefined;
};
