import type { Clock } from '../../../demo/server/ports.ts';
import {
  type CustomerState,
  type NewSubscription,
  type Payments,
  type PaymentsFailure,
  PaymentsFailed,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderMethod,
  type ProviderSubscription,
} from '../../../demo/server/payments.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../demo/server/vendor/config.ts';

const DAY_MS = 86_400_000;

/** Plans of the tests: a free one, one of a month and a year, one with a trial, and one by the seat. */
export const BILLING_PLANS: Pick<OperatorConfig, 'plans' | 'features' | 'billing'> = {
  features: ['reports', 'exports'].map((key) => ({ key, name: key, linkedPermissions: [], featureFlag: null })),
  billing: { ...DEFAULT_CONFIG.billing, defaultPlan: 'free', taxRates: [] },
  plans: [
    { key: 'free', features: [], price: { amount: 0 }, limits: [{ key: 'seats', name: 'Seats', included: 5000 }] },
    { key: 'growth', features: ['reports'], price: { amount: 4900, externalId: 'price_growth' } },
    {
      key: 'growth-yearly',
      features: ['reports'],
      price: { amount: 49_000, interval: 'year' as const, externalId: 'price_year' },
    },
    {
      key: 'scale',
      features: ['reports', 'exports'],
      trialDays: 14,
      price: { amount: 19_900, externalId: 'price_scale' },
    },
    { key: 'team', features: ['reports'], price: { amount: 900, perSeat: true, externalId: 'price_team' } },
  ].map((plan) => ({ ...plan, name: plan.key, defaultTreatment: 'false' as const, rules: [] })),
};

/** A provider in memory: its state is the test's to change. Without payments, periods or taxes of its own. */
export interface TestProvider extends Payments {
  /** Customers by id. */
  readonly customers: Map<string, CustomerState & { tenantId: string }>;
  /** Everything it was asked, by name. */
  readonly asked: string[];
  /** Makes every request fail so, until it is undefined again. */
  failWith: PaymentsFailure | undefined;
  /** Runs before each read is answered. */
  beforeAnswer: (() => Promise<void>) | undefined;
  addMethod(customerId: string, fields?: Partial<ProviderMethod>): ProviderMethod;
  addInvoice(customerId: string, fields?: Partial<ProviderInvoice>): ProviderInvoice;
}

const priceOf = (priceId: string) => BILLING_PLANS.plans.find(({ price }) => price?.externalId === priceId)?.price;

export const testProvider = (clock: Clock): TestProvider => {
  const customers: TestProvider['customers'] = new Map();
  const asked: string[] = [];
  const keys = new Map<string, string>();
  let last = 0;
  const id = (prefix: string) => `${prefix}_${(last += 1)}${crypto.randomUUID().slice(0, 8)}`;
  const now = (days = 0) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
  const ask = (what: string): void => {
    asked.push(what);
    if (provider.failWith) throw new PaymentsFailed(provider.failWith, 'as the test wants it', 'insufficient_funds');
  };
  const customerOf = (customerId: string) => {
    const customer = customers.get(customerId);
    if (!customer) throw new PaymentsFailed('missing', `There is no ${customerId}`);
    return customer;
  };
  const find = <Thing extends { id: string }>(of: (state: CustomerState) => Thing[], wanted: string): Thing => {
    const found = [...customers.values()].flatMap(of).find((one) => one.id === wanted);
    if (!found) throw new PaymentsFailed('missing', `There is no ${wanted}`);
    return found;
  };
  const subscriptionOf = (wanted: string) => find(({ subscriptions }) => subscriptions, wanted);
  const once = async (key: string, make: () => string): Promise<string> => {
    const made = keys.get(key) ?? make();
    keys.set(key, made);
    return made;
  };
  const subscription = (order: NewSubscription): ProviderSubscription => {
    const { priceId, seats, trialDays, methodId } = order;
    const price = priceOf(priceId);
    const period = price?.interval === 'year' ? 365 : 30;
    return {
      id: id('sub'),
      itemId: id('si'),
      priceId,
      status: trialDays > 0 ? 'trialing' : methodId ? 'active' : 'incomplete',
      seats,
      amount: (price?.amount ?? 0) * seats,
      currency: 'usd',
      interval: price?.interval ?? 'month',
      startDate: now(),
      currentPeriodStart: now(),
      currentPeriodEnd: now(trialDays > 0 ? trialDays : period),
      trialEnd: trialDays > 0 ? now(trialDays) : null,
      cancelAt: null,
      endedAt: null,
      scheduled: null,
      methodId: methodId ?? null,
      createdAt: now(),
    };
  };

  const provider: TestProvider = {
    account: 'test:pk_test_1',
    publishableKey: 'pk_test_1',
    scriptUrl: 'https://payments.test/v3/',
    customers,
    asked,
    failWith: undefined,
    beforeAnswer: undefined,
    addMethod: (customerId, fields = {}) => {
      const method: ProviderMethod = {
        id: id('pm'),
        kind: 'card',
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2030,
        name: 'Ada Lovelace',
        email: '',
        address: {},
        createdAt: now(),
        ...fields,
      };
      customerOf(customerId).methods.push(method);
      return method;
    },
    addInvoice: (customerId, fields = {}) => {
      const invoice: ProviderInvoice = {
        id: id('in'),
        subscriptionId: customerOf(customerId).subscriptions[0]?.id ?? '',
        number: `A-${(last += 1)}`,
        status: 'paid',
        currency: 'usd',
        subtotal: 4900,
        tax: 931,
        total: 5831,
        due: 0,
        paid: 5831,
        refunded: 0,
        dispute: null,
        attempts: 1,
        isRenewal: true,
        issue: null,
        declineCode: null,
        issuedAt: now(),
        paidAt: now(),
        details: { name: 'Acme', email: '', address: {}, taxIds: [], lines: [], taxes: [], card: null },
        ...fields,
      };
      customerOf(customerId).invoices.push(invoice);
      return invoice;
    },
    read: async (customerId) => {
      ask('read');
      const state = structuredClone(customers.get(customerId));
      await provider.beforeAnswer?.();
      return state;
    },
    createCustomer: async ({ tenantId, ...details }, key) => {
      ask('createCustomer');
      return once(key, () => {
        const made = id('cus');
        const customer = { ...details, defaultMethodId: null };
        customers.set(made, { tenantId, customer, subscriptions: [], invoices: [], methods: [] });
        return made;
      });
    },
    saveCustomer: async (customerId, details) => {
      ask('saveCustomer');
      Object.assign(customerOf(customerId).customer, details);
    },
    createSetupIntent: async (customerId) => {
      ask('createSetupIntent');
      customerOf(customerId);
      const made = id('seti');
      return { id: made, secret: `${made}_secret` };
    },
    subscribe: async (order, key) => {
      ask('subscribe');
      const made = await once(key, () => {
        const one = subscription(order);
        customerOf(order.customerId).subscriptions.unshift(one);
        return one.id;
      });
      return { id: made, secret: order.methodId ? '' : `${made}_secret` };
    },
    change: async (wanted, { priceId, seats, methodId }, key) => {
      ask('change');
      await once(key, () => {
        const price = priceOf(priceId);
        Object.assign(subscriptionOf(wanted), { priceId, seats, amount: (price?.amount ?? 0) * seats });
        if (methodId) subscriptionOf(wanted).methodId = methodId;
        return wanted;
      });
    },
    schedule: async (wanted, { priceId, seats }) => {
      ask('schedule');
      const one = subscriptionOf(wanted);
      one.scheduled = { id: id('sub_sched'), priceId, seats, at: one.currentPeriodEnd };
    },
    unschedule: async (scheduleId) => {
      ask('unschedule');
      for (const { subscriptions } of customers.values())
        for (const one of subscriptions) if (one.scheduled?.id === scheduleId) one.scheduled = null;
    },
    preview: async ({ priceId, seats }) => {
      ask('preview');
      const amount = (priceOf(priceId)?.amount ?? 0) * seats;
      const line = { description: 'A month', amount, proration: false };
      const prorationDate = Math.floor(clock.now().getTime() / 1000);
      return { lines: [line], currency: 'usd', subtotal: amount, tax: 0, due: amount, regular: amount, prorationDate };
    },
    setCancellation: async (wanted, atPeriodEnd) => {
      ask('setCancellation');
      const one = subscriptionOf(wanted);
      one.cancelAt = atPeriodEnd ? one.currentPeriodEnd : null;
    },
    cancelNow: async (wanted) => {
      ask('cancelNow');
      Object.assign(subscriptionOf(wanted), { status: 'canceled', endedAt: now() });
    },
    pay: async (invoiceId) => {
      ask('pay');
      const invoice = find(({ invoices }) => invoices, invoiceId);
      Object.assign(invoice, { status: 'paid', paid: invoice.due, due: 0, issue: null, paidAt: now() });
      for (const { subscriptions } of customers.values())
        for (const one of subscriptions) if (one.id === invoice.subscriptionId) one.status = 'active';
    },
    payment: async (invoiceId) => {
      ask('payment');
      const { status, paid, due, currency } = find(({ invoices }) => invoices, invoiceId);
      return status === 'paid'
        ? { status: 'succeeded', amount: paid, currency }
        : { status: 'confirmationRequired', amount: due, currency, secret: `${invoiceId}_secret` };
    },
    setDefaultMethod: async (customerId, wanted, methodId) => {
      ask('setDefaultMethod');
      customerOf(customerId).customer.defaultMethodId = methodId;
      if (wanted) subscriptionOf(wanted).methodId = methodId;
    },
    attachMethod: async () => {
      ask('attachMethod');
      throw new PaymentsFailed('missing', 'No such payment method');
    },
    removeMethod: async (methodId) => {
      ask('removeMethod');
      for (const state of customers.values()) state.methods = state.methods.filter((one) => one.id !== methodId);
    },
    saveMethod: async (methodId, details) => {
      ask('saveMethod');
      Object.assign(
        find(({ methods }) => methods, methodId),
        details,
      );
    },
    // a request of a test is signed by the word itself
    readEvent: async (body, signature) => (signature === 'signed' ? (JSON.parse(body) as ProviderEvent) : undefined),
  };
  return provider;
};
