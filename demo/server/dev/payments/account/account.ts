import type Stripe from 'stripe';
import { missing } from '../wire/payment-error.ts';
import type { AccountState } from './account-state.ts';
import { enqueue } from './enqueue.ts';
import { randomLetters } from './random.ts';

/** Version of the API that objects and events have. Source: stripe-node `apiVersion`. */
export const API_VERSION = '2026-10-28.endive';

/** Origin of an event: the call that caused it, or none where time did. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

/** The processor's account: its objects, clock and events. */
export interface Account {
  readonly state: AccountState;
  /** Seconds on the processor's clock. Intents go by it, also those of a customer with a test clock, as Stripe's do. */
  now(): number;
  /** Seconds on the machine's clock, which signatures go by. */
  machineNow(): number;
  /** Seconds on the clock of a customer: that of its test clock, where it has one. */
  timeOf(customer: string | null): number;
  id(prefix: string, length?: number): string;
  /** Records an event with a snapshot of the object, and queues it for every endpoint. */
  emit(type: Stripe.Event.Type, object: object, previous?: object, at?: number): void;
  /** Names the call under way, as events of it do. */
  cause: Cause | null;
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export { idOf };

/** The object of this id; refuses an id that is unknown. */
export const found = <Item>(items: Readonly<Record<string, Item>>, id: string, kind: string, param?: string): Item => {
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  if (!item) throw missing(kind, id, param);
  return item;
};

/** A customer that is not deleted. */
export const customerOf = (account: Account, id: string, param = 'customer'): Stripe.Customer => {
  const customer = found(account.state.customers, id, 'customer', param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
};

/** Opens an account over its state. `milliseconds` is the machine's clock. */
export const openAccount = (state: AccountState, milliseconds: () => number): Account => {
  const machineNow = () => Math.floor(milliseconds() / 1000);
  const now = () => machineNow() + state.ahead;
  const timeOf = (id: string | null): number => {
    if (state.moment !== null) return state.moment;
    const customer = id === null ? undefined : state.customers[id];
    const clock = customer && !customer.deleted ? idOf(customer.test_clock) : null;
    return (clock !== null && state.testClocks[clock]?.frozen_time) || now();
  };
  const account: Account = {
    state,
    now,
    machineNow,
    timeOf,
    cause: null,
    id: (prefix, length = 18) => {
      state.made += 1;
      return `${prefix}_1${state.made.toString(36).toUpperCase().padStart(5, '0')}${randomLetters(length)}`;
    },
    emit: (type, object, previous, at) => {
      const event = {
        id: account.id('evt', 12),
        object: 'event',
        api_version: API_VERSION,
        created: at ?? now(),
        data: { object: structuredClone(object), ...(previous && { previous_attributes: structuredClone(previous) }) },
        livemode: false,
        pending_webhooks: Object.keys(state.endpoints).length,
        request: account.cause ?? { id: null, idempotency_key: null },
        type,
      };
      state.events[event.id] = event as unknown as Stripe.Event; // a union of hundreds, told apart by its type
      enqueue(state, event.id, now(), () => account.id('whd', 10));
    },
  };
  return account;
};
