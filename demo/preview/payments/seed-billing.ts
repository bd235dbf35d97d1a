import { ensureCustomer } from '../../server/billing/account.ts';
import { synchronize } from '../../server/billing/sync.ts';
import type { CustomerState, ProviderInvoice, ProviderMethod, ProviderSubscription } from '../../server/payments.ts';
import type { Ports } from '../../server/ports.ts';
import type { PagePayments } from './page-payments.ts';
import { periodEndOf, pricesOf } from './page-prices.ts';

const DAY_MS = 86_400_000;
/** Invoices of the seeded company. */
const INVOICES = 14;

/** Payment provider of a preview; one that a scene seeds is always in the page. */
export const pagePaymentsOf = ({ payments }: Ports): PagePayments => payments as PagePayments;

/** Changes the billing of a person's company at the payment provider, and has the server read it. */
export const seedBilling = async (
  ports: Ports,
  email: string,
  change: (state: CustomerState, now: Date) => void,
): Promise<void> => {
  const payments = pagePaymentsOf(ports);
  const [user] = await ports.store.scoped({ across: 'seeds' }).users.find({ where: { email }, limit: 1 });
  if (!user) return;
  const { customerId } = await ensureCustomer(ports, payments, user.tenantId);
  const state = payments.customers.get(customerId);
  if (!state) return;
  change(state, ports.clock.now());
  await synchronize(ports, payments, user.tenantId);
};

/** Card of a customer. */
export const card = (some: Partial<ProviderMethod> & { last4: string }): ProviderMethod => ({
  id: `pm_${some.last4}`,
  kind: 'card',
  brand: 'visa',
  expMonth: 4,
  expYear: 2031,
  name: 'Ada Lovelace',
  email: '',
  address: {},
  createdAt: '2026-01-05T09:00:00.000Z',
  ...some,
});

/** Subscription to the plan with this price, ten days into its period. */
export const subscriptionTo = (
  { config }: Pick<Ports, 'config'>,
  priceId: string,
  now: Date,
  some: Partial<ProviderSubscription> = {},
): ProviderSubscription[] => {
  const price = pricesOf(config).get(priceId);
  if (!price) return [];
  const began = new Date(now.getTime() - 10 * DAY_MS).toISOString();
  return [
    {
      id: 'sub_1',
      itemId: 'si_1',
      priceId,
      status: 'active',
      seats: 1,
      amount: price.of(1),
      currency: price.currency,
      interval: price.interval,
      startDate: began,
      currentPeriodStart: began,
      currentPeriodEnd: periodEndOf(began, price.interval),
      trialEnd: null,
      cancelAt: null,
      endedAt: null,
      scheduled: null,
      methodId: 'pm_4242',
      createdAt: began,
      ...some,
    },
  ];
};

/** Paid invoices of the months before now, the newest first. */
export const paidInvoices = (amount: number, now: Date, count: number): ProviderInvoice[] =>
  Array.from({ length: count }, (_, at) => {
    const issued = new Date(now);
    issued.setUTCDate(1);
    issued.setUTCMonth(now.getUTCMonth() - at);
    const issuedAt = issued.toISOString();
    return {
      id: `in_${count - at}`,
      subscriptionId: 'sub_1',
      number: `ACME-${String(count - at).padStart(4, '0')}`,
      status: 'paid',
      currency: 'usd',
      subtotal: amount,
      tax: 0,
      total: amount,
      due: 0,
      paid: amount,
      refunded: 0,
      dispute: null,
      attempts: 1,
      isRenewal: at < count - 1,
      issue: null,
      declineCode: null,
      issuedAt,
      paidAt: issuedAt,
      details: {
        name: 'Acme Robotics',
        email: '',
        address: {},
        taxIds: [],
        lines: [
          {
            description: 'Growth (per month)',
            quantity: 1,
            amount,
            periodStart: issuedAt,
            periodEnd: periodEndOf(issuedAt, 'month'),
          },
        ],
        taxes: [],
        card: { brand: 'visa', last4: '4242' },
      },
    };
  });

/** Acme Robotics pays for Growth by one of two cards, and has invoices of more than a year. */
export const seedAcmeBilling = async (ports: Ports): Promise<void> => {
  // an operator without prices has no billing
  if (pricesOf(ports.config).size === 0) return;
  await seedBilling(ports, 'ada@acme.test', (state, now) => {
    Object.assign(state.customer, {
      name: 'Acme Robotics, Inc.',
      email: 'billing@acme.test',
      taxId: 'DE123456789',
      address: { addressLine1: 'Lötstraße 12', postalCode: '10115', city: 'Berlin', country: 'DE' },
      defaultMethodId: 'pm_4242',
    });
    state.methods = [card({ last4: '4242' }), card({ last4: '4444', brand: 'mastercard', expMonth: 9, expYear: 2030 })];
    state.subscriptions = subscriptionTo(ports, 'price_growth_month', now);
    state.invoices = paidInvoices(4900, now, INVOICES);
  });
};
