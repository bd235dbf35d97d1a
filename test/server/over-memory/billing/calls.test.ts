import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as areas from '../../../../core/contract/billing.ts';
import type { AuditAction } from '../../../../core/contract/audit-action.ts';
import type { AnyEndpoint } from '../../../../core/contract/endpoint.ts';
import { ensureCustomer } from '../../../../demo/server/billing/account.ts';
import { synchronize } from '../../../../demo/server/billing/sync.ts';
import type { CustomerState } from '../../../../demo/server/payments.ts';
import { BILLING_PLANS, testProvider, type TestProvider } from '../../../kit/billing/provider.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const { billing, invoices, managedSubscriptions, paymentMethods, paymentProviders, subscriptions } = areas;

const UNKNOWN = 'b1111111-1111-4111-8111-111111111111';
const LONG = 'x'.repeat(5_000);
const subscription = { subscriptionId: UNKNOWN };
const method = { paymentMethodId: UNKNOWN };
const invoice = { invoiceId: UNKNOWN };
const NOT_FOUND = 'Subscription not found.';

type Input = { params?: object; query?: object; body?: object };

/** Inputs that a call refuses: with its status, and its text where the protocol has one. */
const REFUSED: Readonly<Record<string, readonly [input: Input, status: number, text?: string | RegExp][]>> = {
  'billing.plan': [[{ params: { planId: 'nothing' } }, 404]],
  'billing.summary': [[{ params: { tenantId: UNKNOWN } }, 403, 'Not authorized']],
  'billing.createTenantConfiguration': [
    [{ body: { tenantId: UNKNOWN, providerType: 'Stripe' } }, 403, 'Not authorized'],
    [{ body: { tenantId: UNKNOWN, providerType: 'Other' } }, 400, /^providerType: /],
  ],
  'billing.tenantConfiguration': [[{ params: { tenantId: UNKNOWN } }, 403, 'Not authorized']],
  'billing.saveDetails': [
    [{ body: { name: 'Acme', email: 'nobody', address: {}, taxId: '' } }, 400, /^email: /],
    [{ body: { name: LONG, email: '', address: {}, taxId: '' } }, 400, /^name: /],
    [{ body: { name: 'Acme', email: '', address: { country: 'Germany' }, taxId: '' } }, 400, /^address\.country: /],
  ],
  ...Object.fromEntries(
    ['subscriptions', 'managedSubscriptions'].flatMap((area) => [
      [`${area}.read`, [[{ params: subscription }, 404, NOT_FOUND]]],
      [
        `${area}.update`,
        [
          [{ params: subscription, body: { planId: 'growth' } }, 404, NOT_FOUND],
          [{ params: subscription, body: { planId: 'price_of_another' } }, 400, /^planId: /],
          [{ params: subscription, body: {} }, 400, /^planId: /],
          [{ params: subscription, body: { planId: 'team', seats: 1.5 } }, 400, /^seats: /],
          [
            { params: subscription, body: { planId: 'team', paymentMethodId: 'pm_of_another' } },
            400,
            /^paymentMethodId: /,
          ],
        ],
      ],
      [`${area}.cancel`, [[{ params: subscription }, 404, NOT_FOUND]]],
      [`${area}.renew`, [[{ params: subscription }, 404, NOT_FOUND]]],
    ]),
  ),
  'subscriptions.changeSeats': [
    [{ params: subscription, body: { seats: 9 } }, 404, NOT_FOUND],
    [{ params: subscription, body: { seats: 0 } }, 400, /^seats: /],
    [{ params: subscription, body: { seats: 1e9 } }, 400, /^seats: /],
  ],
  'subscriptions.preview': [
    [{ query: { planId: 'nothing' } }, 400, /^planId: /],
    [{ query: { planId: 'team', seats: '-1' } }, 400, /^seats: /],
  ],
  'subscriptions.payment': [[{ params: subscription }, 404, NOT_FOUND]],
  'subscriptions.pay': [
    [{ params: subscription, body: {} }, 404, NOT_FOUND],
    [{ params: subscription, body: { paymentMethodId: 'pm_of_another' } }, 400, /^paymentMethodId: /],
  ],
  'invoices.list': [[{ query: { _limit: 'many' } }, 400, /^_limit: /]],
  'invoices.read': [[{ params: invoice }, 404]],
  'invoices.pdf': [
    [{ params: invoice }, 404],
    [{ params: invoice, query: { outputFileName: LONG } }, 400, /^outputFileName: /],
    [{ params: invoice, query: { outputFileName: 'a\r\nSet-Cookie: b' } }, 400, /^outputFileName: /],
    [{ params: invoice, query: { outputFileName: 'invoice\u202efdp.exe' } }, 400, /^outputFileName: /],
  ],
  'paymentMethods.read': [[{ params: method }, 404]],
  'paymentMethods.updateBillingDetails': [
    [{ params: method, body: { email: '' } }, 404],
    [{ params: method, body: { email: 'nobody' } }, 400, /^email: /],
  ],
  'paymentMethods.setDefault': [[{ params: method }, 404]],
  'paymentMethods.remove': [[{ params: method }, 404]],
  'paymentProviders.createCustomer': [[{ body: { name: 'Acme', email: 'nobody' } }, 400, /^email: /]],
  'paymentProviders.customer': [[{ params: { tenantId: UNKNOWN } }, 403, 'Not authorized']],
  'paymentProviders.createSetupIntent': [[{ body: { paymentMethodId: 'pm_of_another' } }, 400, /^paymentMethodId: /]],
  'paymentProviders.createSubscription': [
    [{ body: { stripePlanId: 'given' } }, 400, /^stripePlanId: /],
    [{ body: { stripePlanId: 'price_of_another' } }, 400, /^stripePlanId: /],
    [{ body: { stripePlanId: 'growth', seats: 0 } }, 400, /^seats: /],
    [{ body: { stripePlanId: 'free' } }, 403],
  ],
};

/** Calls without an input that could be wrong. */
const WITHOUT_INPUT = [
  'billing.plans',
  'billing.vendorConfigurations',
  'billing.usage',
  'billing.details',
  'billing.refresh',
  'subscriptions.list',
  'managedSubscriptions.list',
  'paymentMethods.list',
  'paymentProviders.list',
  'paymentProviders.publicConfiguration',
];

/** Acts of people, each written by its own call, and what the provider tells. */
const ACTS: readonly AuditAction[] = [
  'Billing configuration changed',
  'Billing customer created',
  'Billing details changed',
  'Default payment method changed',
  'Invoice paid',
  'Payment dispute closed',
  'Payment disputed',
  'Payment failed',
  'Payment method added',
  'Payment method changed',
  'Payment method removed',
  'Payment method requested',
  'Payment refunded',
  'Payment requested',
  'Plan change requested',
  'Plan changed',
  'Seat change requested',
  'Seats changed',
  'Subscription canceled',
  'Subscription ended',
  'Subscription renewed',
  'Subscription requested',
  'Subscription started',
  'Subscription status changed',
];

describe('the calls of billing', () => {
  let server: TestServer;
  let provider: TestProvider;
  let ada: Browser;
  let customerId: string;
  let state: CustomerState;

  beforeAll(async () => {
    const opened = await openTestServer();
    provider = testProvider(opened.clock);
    // one that is given, and not sold
    const given = { key: 'given', name: 'Given', features: [], defaultTreatment: 'false' as const, rules: [] };
    const plans = [...BILLING_PLANS.plans, given];
    server = opened.configured({ ...BILLING_PLANS, plans, limits: ROOMY_LIMITS }, { payments: provider });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ customerId } = await ensureCustomer(server.ports, provider, server.acme.tenantId));
    state = provider.customers.get(customerId)!;
    ada = await enter(server, 'ada@acme.test');
  });

  /** Changes asked of the provider. It refuses by itself to attach a payment method that is of another. */
  const changesAsked = () => provider.asked.filter((asked) => asked !== 'read' && asked !== 'attachMethod');

  const sync = () => synchronize(server.ports, provider, server.acme.tenantId);

  it('are all held against inputs that they refuse', () => {
    const names = Object.entries({
      billing,
      invoices,
      managedSubscriptions,
      paymentMethods,
      paymentProviders,
      subscriptions,
    });
    const all = names.flatMap(([area, calls]) => Object.keys(calls).map((call) => `${area}.${call}`));
    expect([...Object.keys(REFUSED), ...WITHOUT_INPUT].toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.entries(REFUSED))('%s refuses what it cannot take, in the protocol’s shape', async (name, cases) => {
    const [area = '', call = ''] = name.split('.');
    const endpoint = (areas as unknown as Record<string, Record<string, AnyEndpoint>>)[area]?.[call];
    if (!endpoint) throw new Error(`There is no ${name}`);
    for (const [input, status, text] of cases) {
      const before = changesAsked().length;
      const answer = await ada.call(endpoint, input as never);
      expect([input, answer.status]).toEqual([input, status]);
      expect(answer.errors.length).toBeGreaterThan(0);
      if (text !== undefined)
        expect(answer.errors[0]).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
      if (status === 400) expect(answer.errorCode).toBe('invalidInput');
      expect(changesAsked()).toHaveLength(before);
    }
  });

  it('write every act of billing into the audit log', async () => {
    const { tenantId } = server.acme;
    const root = await enter(server, 'root@acme.test');
    const configuration = { tenantId, providerType: 'Stripe' as const };
    await root.call(billing.createTenantConfiguration, { body: { ...configuration, externallyManaged: false } });
    await ada.call(paymentProviders.createCustomer, { body: { name: 'Acme', email: 'billing@acme.test' } });
    await ada.call(paymentProviders.createSetupIntent, { body: {} });
    for (let card = 0; card < 2; card += 1) provider.addMethod(customerId);
    await ada.call(billing.refresh);
    const [first, second] = (await ada.call(paymentMethods.list)).value;
    await ada.call(paymentMethods.updateBillingDetails, {
      params: { paymentMethodId: first!.id },
      body: { email: '' },
    });
    await ada.call(paymentMethods.setDefault, { params: { paymentMethodId: first!.id } });
    await ada.call(paymentMethods.remove, { params: { paymentMethodId: second!.id } });
    const details = { name: 'Acme GmbH', email: 'billing@acme.test', address: { country: 'DE' }, taxId: '' };
    await ada.call(billing.saveDetails, { body: details });
    const body = { stripePlanId: 'growth', paymentMethodId: first!.id };
    const { subscriptionId } = (await ada.call(paymentProviders.createSubscription, { body })).value;
    const params = { subscriptionId };
    await ada.call(subscriptions.update, { params, body: { planId: 'team', seats: 5_500 } });
    await ada.call(subscriptions.changeSeats, { params, body: { seats: 5_600 } });
    await ada.call(subscriptions.cancel, { params });
    await ada.call(subscriptions.renew, { params });
    provider.addInvoice(customerId);
    const open = { status: 'open', due: 5831, paid: 0, paidAt: null, attempts: 1, issue: 'declined' } as const;
    provider.addInvoice(customerId, open);
    await sync();
    await ada.call(subscriptions.pay, { params, body: {} });
    const [paid] = state.invoices;
    Object.assign(paid!, { refunded: 100, dispute: 'open' });
    await sync();
    Object.assign(paid!, { dispute: 'won' });
    Object.assign(state.subscriptions[0]!, { status: 'unpaid' });
    await sync();
    Object.assign(state.subscriptions[0]!, { status: 'canceled', endedAt: server.clock.now().toISOString() });
    await sync();
    const written = await server.store.audits.find({ where: { tenantId } });
    const actions = new Set(written.map(({ action }) => action));
    expect(ACTS.filter((action) => !actions.has(action))).toEqual([]);
    // acts of people have their author, those of the provider none
    const author = (action: AuditAction) => written.find((one) => one.action === action)?.email;
    expect([author('Subscription requested'), author('Invoice paid')]).toEqual(['ada@acme.test', null]);
  });
});
