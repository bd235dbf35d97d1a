import type { Clock } from '../../server/ports.ts';
import {
  type CustomerState,
  type Payments,
  PaymentsFailed,
  type ProviderMethod,
  type ProviderSubscription,
  type SubscriptionOrder,
} from '../../server/payments.ts';
import type { OperatorConfig } from '../../server/vendor/config.ts';
import { pageLedger } from './page-ledger.ts';
import { periodEndOf, prorated, sumOf } from './page-prices.ts';

/** Card as its holder enters it. */
export type EnteredCard = Pick<ProviderMethod, 'brand' | 'last4' | 'expMonth' | 'expYear' | 'name'>;

/** Payment provider in the page, with control over its state. */
export interface PagePayments extends Payments {
  /** State of each customer by id, as it is read. */
  readonly customers: Map<string, CustomerState>;
  /** Simulated outage: every method fails as if there was no answer. */
  down: boolean;
  /** Saves a card for the customer of a setup intent; answers the id of the payment method. */
  attachCard(setupSecret: string, card: EnteredCard): string;
  /** Makes a payment method of a card that belongs to no customer yet. */
  makeCard(card: EnteredCard): string;
  /** Result of the bank's confirmation of a payment. */
  confirmPayment(secret: string, passed: boolean): void;
}

/**
 * Payment provider of a preview: customers, cards, subscriptions and invoices in memory, at the operator's prices and
 * without tax. Payments are made at once; time does not renew anything.
 */
export const pagePayments = ({
  clock,
  config,
}: {
  clock: Clock;
  config: Pick<OperatorConfig, 'plans' | 'billing'>;
}): PagePayments => {
  const setups = new Map<string, string>();
  /** Cards that belong to no customer yet. */
  const unattached = new Map<string, ProviderMethod>();
  const ledger = pageLedger({ clock, config });
  const { customers, newId, now, found, customerOf, priceOf, states, withSubscription, withInvoice, methodOf } = ledger;
  const { bill, settle, charge } = ledger;

  const reprice = (subscription: ProviderSubscription, { priceId, seats }: SubscriptionOrder, from: string): void => {
    const price = priceOf(priceId);
    const isNew = price.interval !== subscription.interval;
    const { interval, currency } = price;
    Object.assign(subscription, { priceId, seats, amount: price.of(seats), interval, currency, scheduled: null });
    if (isNew) Object.assign(subscription, { currentPeriodStart: from, currentPeriodEnd: periodEndOf(from, interval) });
  };
  /** Changes that wait for the bank, by invoice. */
  const pending = new Map<string, () => void>();

  const methodFrom = (card: EnteredCard): ProviderMethod => ({
    ...card,
    id: newId('pm'),
    kind: 'card',
    email: '',
    address: {},
    createdAt: now(),
  });

  const api: Payments = {
    account: 'page:test',
    publishableKey: 'pk_test_page',
    scriptUrl: 'https://payments.invalid/v3/',
    read: async (id) => structuredClone(customers.get(id)),
    createCustomer: async ({ name, email, address, taxId }) => {
      const id = newId('cus');
      customers.set(id, {
        customer: { name, email, address, taxId, defaultMethodId: null },
        subscriptions: [],
        invoices: [],
        methods: [],
      });
      return id;
    },
    saveCustomer: async (id, details) => void Object.assign(customerOf(id).customer, details),
    createSetupIntent: async (customerId) => {
      customerOf(customerId);
      const id = newId('seti');
      setups.set(`${id}_secret`, customerId);
      return { id, secret: `${id}_secret` };
    },
    subscribe: async ({ customerId, priceId, seats, methodId, trialDays }) => {
      const state = customerOf(customerId);
      const price = priceOf(priceId);
      const at = now();
      const method = methodOf(state, methodId);
      const trialEnd = trialDays > 0 ? new Date(clock.now().getTime() + trialDays * 86_400_000).toISOString() : null;
      const subscription: ProviderSubscription = {
        id: newId('sub'),
        itemId: newId('si'),
        priceId,
        status: trialEnd ? 'trialing' : 'incomplete',
        seats,
        amount: price.of(seats),
        currency: price.currency,
        interval: price.interval,
        startDate: at,
        currentPeriodStart: at,
        currentPeriodEnd: trialEnd ?? periodEndOf(at, price.interval),
        trialEnd,
        cancelAt: null,
        endedAt: null,
        scheduled: null,
        methodId: method?.id ?? null,
        createdAt: at,
      };
      const first = trialEnd ? undefined : bill(state, subscription.id, [price.line(seats)]);
      const paid = first && charge(first, method);
      if (paid) subscription.status = 'active';
      state.subscriptions.unshift(subscription);
      if (method) state.customer.defaultMethodId ??= method.id;
      if (first && !paid) pending.set(first.id, () => (subscription.status = 'active'));
      return { id: subscription.id, secret: first && !paid ? `${first.id}_secret` : '' };
    },
    change: async (id, order) => {
      const { state, subscription } = withSubscription(id);
      const method = methodOf(state, order.methodId ?? subscription.methodId);
      const change = () => reprice(subscription, order, now());
      if (subscription.status === 'trialing') return change();
      const at = order.prorationDate === undefined ? now() : new Date(order.prorationDate * 1000).toISOString();
      const invoice = bill(
        state,
        id,
        prorated(priceOf(subscription.priceId), priceOf(order.priceId), subscription, order.seats, at),
      );
      try {
        if (charge(invoice, method)) change();
        else pending.set(invoice.id, change);
      } catch (cause) {
        invoice.status = 'void';
        throw cause;
      }
    },
    schedule: async (id, { priceId, seats }) => {
      const { subscription } = withSubscription(id);
      subscription.scheduled = { id: newId('sched'), priceId, seats, at: subscription.currentPeriodEnd };
    },
    unschedule: async (scheduleId) => {
      for (const { subscriptions } of states())
        for (const one of subscriptions) if (one.scheduled?.id === scheduleId) one.scheduled = null;
    },
    preview: async ({ subscriptionId, priceId, seats }) => {
      const price = priceOf(priceId);
      const current = subscriptionId ? withSubscription(subscriptionId).subscription : undefined;
      const prorationDate = Math.floor(clock.now().getTime() / 1000);
      const at = new Date(prorationDate * 1000).toISOString();
      const lines = current ? prorated(priceOf(current.priceId), price, current, seats, at) : [price.line(seats)];
      const total = Math.max(0, sumOf(lines));
      const { currency } = price;
      return { lines, currency, subtotal: total, tax: 0, due: total, regular: price.of(seats), prorationDate };
    },
    setCancellation: async (id, atPeriodEnd) => {
      const { subscription } = withSubscription(id);
      subscription.cancelAt = atPeriodEnd ? subscription.currentPeriodEnd : null;
    },
    cancelNow: async (id) =>
      void Object.assign(withSubscription(id).subscription, { status: 'canceled', endedAt: now() }),
    pay: async (id, methodId) => {
      const { state, invoice } = withInvoice(id);
      const { subscription } = withSubscription(invoice.subscriptionId);
      const recover = () => (subscription.status = 'active');
      invoice.attempts += 1;
      if (charge(invoice, methodOf(state, methodId ?? subscription.methodId))) recover();
      else if (!pending.has(id)) pending.set(id, recover);
    },
    payment: async (id) => {
      const { status, due, total, currency, issue, declineCode } = withInvoice(id).invoice;
      if (status === 'paid') return { status: 'succeeded', amount: total, currency };
      if (issue === 'confirmation')
        return { status: 'confirmationRequired', amount: due, currency, secret: `${id}_secret` };
      return { status: 'failed', amount: due, currency, ...(declineCode !== null && { declineCode }) };
    },
    setDefaultMethod: async (customerId, subscriptionId, methodId) => {
      customerOf(customerId).customer.defaultMethodId = methodId;
      if (subscriptionId) withSubscription(subscriptionId).subscription.methodId = methodId;
    },
    attachMethod: async (customerId, methodId) => {
      customerOf(customerId).methods.unshift(found(unattached.get(methodId), 'payment method'));
      unattached.delete(methodId);
    },
    removeMethod: async (methodId) => {
      for (const state of states()) {
        state.methods = state.methods.filter(({ id }) => id !== methodId);
        if (state.customer.defaultMethodId === methodId) state.customer.defaultMethodId = null;
      }
    },
    saveMethod: async (methodId, details) => {
      for (const method of states().flatMap(({ methods }) => methods))
        if (method.id === methodId) Object.assign(method, details);
    },
    readEvent: async () => undefined,
  };

  const page: PagePayments = {
    ...reachable(api, () => page.down),
    customers,
    down: false,
    attachCard: (secret, card) => {
      const state = customerOf(found(setups.get(secret), 'setup intent'));
      const method = methodFrom(card);
      state.methods.unshift(method);
      return method.id;
    },
    makeCard: (card) => {
      const method = methodFrom(card);
      unattached.set(method.id, method);
      return method.id;
    },
    confirmPayment: (secret, passed) => {
      const id = secret.replace(/_secret$/, '');
      const { state, invoice } = withInvoice(id);
      if (!passed) return void Object.assign(invoice, { issue: 'declined', declineCode: 'authentication_required' });
      settle(invoice, methodOf(state));
      pending.get(id)?.();
      pending.delete(id);
    },
  };
  return page;
};

/** Methods that fail during an outage. */
const reachable = (api: Payments, isDown: () => boolean): Payments =>
  // the shape stays: each method is wrapped by one of its own type
  Object.fromEntries(
    Object.entries(api).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? async (...given: never[]) => {
            if (isDown()) throw new PaymentsFailed('unavailable', 'The payment provider does not answer');
            return (value as (...all: never[]) => unknown)(...given);
          }
        : value,
    ]),
  ) as unknown as Payments;
