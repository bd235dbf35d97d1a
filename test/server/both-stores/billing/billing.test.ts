import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  billing,
  invoices,
  managedSubscriptions,
  paymentMethods,
  paymentProviders,
  subscriptions,
} from '../../../../core/contract/billing.ts';
import { entitlements } from '../../../../core/contract/entitlements.ts';
import { groups } from '../../../../core/contract/groups.ts';
import type { Subscription } from '../../../../core/contract/entities/billing.ts';
import type { SubscriptionId } from '../../../../core/contract/entities/ids.ts';
import { ensureCustomer } from '../../../../demo/server/billing/account.ts';
import { answerEvent, EVENTS_PATH } from '../../../../demo/server/billing/events.ts';
import { printInvoice } from '../../../../demo/server/billing/invoice-font.ts';
import { openReconciler } from '../../../../demo/server/billing/reconciler.ts';
import { statusOf } from '../../../../demo/server/billing/sync-subscriptions.ts';
import { synchronize } from '../../../../demo/server/billing/sync.ts';
import { openMailService } from '../../../../demo/server/mail/mail-service.ts';
import type { Mail } from '../../../../demo/server/ports.ts';
import type { CustomerState, ProviderInvoice, ProviderSubscription } from '../../../../demo/server/payments.ts';
import { BILLING_PLANS, testProvider, type TestProvider } from '../../../kit/billing/provider.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { pdfText } from '../../../kit/pdf-text.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aPermission, aRole } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const DAY_MS = 86_400_000;
const ADA = 'ada@acme.test';
/** PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('billing', () => {
  let server: TestServer;
  let provider: TestProvider;
  let ada: Browser;
  let customerId: string;
  let state: CustomerState;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    provider = testProvider(server.clock);
    const account = `test:${crypto.randomUUID()}`;
    Object.assign(provider, { account });
    server = server.configured({ ...BILLING_PLANS, limits: ROOMY_LIMITS }, { payments: provider });
    const { tenantId } = server.acme;
    await server.store.transaction(async (rows) => {
      for (const name of ['billingAccounts', 'subscriptions', 'invoices', 'paymentMethods', 'billingEvents'] as const)
        await rows[name].remove({ tenantId });
    });
    ({ customerId } = await ensureCustomer(server.ports, provider, tenantId));
    state = provider.customers.get(customerId)!;
    provider.addMethod(customerId);
    ada = await enter(server, ADA);
    await sync();
  });

  const reads = () => provider.asked.filter((what) => what === 'read').length;
  const sync = () => synchronize(server.ports, provider, server.acme.tenantId);
  const live = async (): Promise<Subscription> =>
    (await ada.call(subscriptions.list)).value.find(({ status }) => status !== 'canceled')!;
  const card = async () => (await ada.call(paymentMethods.list)).value[0]!;
  const buy = async (stripePlanId = 'growth', more: object = {}) =>
    ada.call(paymentProviders.createSubscription, {
      body: { stripePlanId, paymentMethodId: (await card()).id, ...more },
    });
  const about = async () => ({ params: { subscriptionId: (await live()).id } });
  const proratedFrom = async (prorationDate: number) =>
    ada.call(subscriptions.update, { ...(await about()), body: { planId: 'scale', prorationDate } });
  const theirs = (): ProviderSubscription => state.subscriptions[0]!;
  const audits = async () =>
    (await server.store.audits.find({ where: { tenantId: server.acme.tenantId } })).map(({ action }) => action);
  const send = (event: object, signature = 'signed') =>
    answerEvent(
      server.ports,
      new Request(`http://localhost${EVENTS_PATH}`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: JSON.stringify(event),
      }),
    );
  const renewal = (fields: Partial<ProviderInvoice> = {}) => provider.addInvoice(customerId, fields);
  let events = 0;
  const event = (fields: object = {}) => ({ id: `evt_${(events += 1)}`, kind: 'invoice.paid', customerId, ...fields });
  const featureOf = async (key: string) => (await ada.call(entitlements.answers)).value.features[key];

  describe('of a first subscription', () => {
    it('is made at the provider, with the plan, and shown at once', async () => {
      const { status, value } = await buy('scale');
      expect(status).toBe(200);
      expect(await live()).toMatchObject({ id: value.subscriptionId, status: 'trialing', plan: { slug: 'scale' } });
      expect(await audits()).toContain('Subscription requested');
    });

    it('takes the id of a price as well as that of a plan', async () => {
      await buy('price_growth');
      expect(await live()).toMatchObject({ plan: { slug: 'growth' }, price: { amount: 4900, currency: 'usd' } });
    });

    it('refuses a second one, also where two tabs pay at one moment', async () => {
      const both = await Promise.all([buy(), buy()]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await buy()).errorCode).toBe('subscriptionExists');
      expect(state.subscriptions).toHaveLength(1);
    });

    it('lets the database refuse a second live one', async () => {
      const other = server.configured({}, {});
      const bought = await Promise.all(
        [server, other].map(async (node) => {
          const browser = Object.assign(node.browser(), { token: ada.token });
          const body = { stripePlanId: 'growth', paymentMethodId: (await card()).id };
          return browser.call(paymentProviders.createSubscription, { body });
        }),
      );
      expect(bought.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await server.store.subscriptions.count({ liveKey: server.acme.tenantId })).toBe(1);
    });

    it('sends an attempt that is repeated once', async () => {
      provider.failWith = 'unavailable';
      expect(await buy('growth', { attemptId: 'one' })).toMatchObject({ status: 503 });
      provider.failWith = undefined;
      await buy('growth', { attemptId: 'one' });
      expect(state.subscriptions).toHaveLength(1);
    });

    it('grants one trial, ever', async () => {
      await buy('scale');
      await server.store.transaction((rows) => rows.subscriptions.remove({ tenantId: server.acme.tenantId }));
      Object.assign(theirs(), { status: 'canceled', endedAt: server.clock.now().toISOString() });
      await sync();
      const { tenantId } = server.acme;
      expect((await ada.call(billing.summary, { params: { tenantId } })).value.trialAvailable).toBe(false);
      await buy('scale');
      expect(await live()).toMatchObject({ status: 'active' });
    });

    it('refuses a plan that is free, unknown, or by the seat with too few seats', async () => {
      expect((await buy('free')).errorCode).toBe('planChangeNotAllowed');
      expect((await buy('none')).errorCode).toBe('invalidInput');
      expect((await buy('team', { seats: 1 })).errorCode).toBe('seatsNeeded');
    });

    it('tells a decline with its reason, and leaves nothing behind', async () => {
      const decline = provider.subscribe;
      provider.subscribe = async (...order) => {
        await decline(...order);
        Object.assign(theirs(), { status: 'incomplete_expired', endedAt: server.clock.now().toISOString() });
        provider.failWith = 'declined';
        return decline(...order);
      };
      const refused = await buy();
      expect(refused).toMatchObject({ status: 402, errorCode: 'paymentDeclined' });
      Object.assign(provider, { failWith: undefined, subscribe: decline });
      expect(await buy()).toMatchObject({ status: 200 });
    });
  });

  describe('of a change', () => {
    beforeEach(() => buy());

    it('is previewed with what is due now', async () => {
      const { value } = await ada.call(subscriptions.preview, { query: { planId: 'scale' } });
      expect(value).toMatchObject({ effective: 'now', dueNow: 19_900, nextAmount: 19_900, currency: 'usd' });
    });

    it('is an upgrade now, and a downgrade at the end of the period', async () => {
      await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'scale' } });
      expect(await live()).toMatchObject({ plan: { slug: 'scale' } });
      const preview = await ada.call(subscriptions.preview, { query: { planId: 'growth' } });
      expect(preview.value).toMatchObject({ effective: 'periodEnd', dueNow: 0 });
      await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'growth' } });
      const { plan, scheduledChange, nextPayment } = await live();
      expect(plan.slug).toBe('scale');
      expect(scheduledChange).toMatchObject({ planId: 'growth' });
      expect(nextPayment?.amount).toBe(4900);
      await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'scale' } });
      expect((await live()).scheduledChange).toBeUndefined();
    });

    it('is never prorated from a time to come, nor from long ago', async () => {
      const seconds = Math.floor(server.clock.now().getTime() / 1000);
      for (const date of [seconds + 3_600, seconds - 90_000])
        expect((await proratedFrom(date)).errorCode).toBe('staleVersion');
      expect(provider.asked).not.toContain('change');
      expect((await proratedFrom(seconds - 60)).status).toBe(200);
    });

    it('takes turns where it is canceled and renewed at one moment', async () => {
      const request = await about();
      const [cancelled, renewed, cancelledAgain] = await Promise.all([
        ada.call(subscriptions.cancel, request),
        ada.call(subscriptions.renew, request),
        ada.call(subscriptions.cancel, request),
      ]);
      // whichever comes first: a call is refused where the one before has left nothing to cancel or renew
      const cancellations = [cancelled, cancelledAgain].filter(({ status }) => status === 200).length;
      const renewals = renewed.status === 200 ? 1 : 0;
      expect(cancellations).toBeGreaterThan(0);
      expect(provider.asked.filter((asked) => asked === 'setCancellation')).toHaveLength(cancellations + renewals);
      const isCancelled = (await live()).cancellation?.policy === 'atPeriodEnd';
      expect(cancellations - renewals).toBe(isCancelled ? 1 : 0);
    });

    it('shows the secret of its payment to people who could pay, alone', async () => {
      const request = await about();
      renewal({ status: 'open', due: 4900, paid: 0, paidAt: null });
      await sync();
      expect((await ada.call(subscriptions.payment, request)).value.clientSecret).toMatch(/_secret$/);
      const { tenantId, roleIds } = server.acme;
      const reading = aPermission({ key: 'fe.subscriptions.read' });
      const role = aRole({ tenantId, permissionIds: [reading.id] });
      const [bo] = await server.store.users.find({ where: { email: 'bo@acme.test' } });
      const place = { tenantId, userId: bo!.id };
      await server.store.transaction(async (rows) => {
        await rows.permissions.insert(reading);
        await rows.roles.insert(role);
        await rows.memberships.update(place, { roleIds: [role.id] });
      });
      const reader = await enter(server, 'bo@acme.test');
      const { status, value } = await reader.call(subscriptions.payment, request);
      expect([status, value.clientSecret]).toEqual([200, undefined]);
      await server.store.transaction((rows) => rows.memberships.update(place, { roleIds: [roleIds['Member']!] }));
    });

    it('is refused over a plan that is no longer the current one', async () => {
      const body = { planId: 'scale', currentPlanId: 'free' };
      expect((await ada.call(subscriptions.update, { ...(await about()), body })).errorCode).toBe('staleVersion');
      expect(provider.asked).not.toContain('change');
    });

    it('is refused where the operator does not offer it', async () => {
      const strict = { ...BILLING_PLANS.billing, allowPlanDowngrade: false, allowPlanCancellation: false };
      const here = server.configured({ billing: strict }, {});
      const browser = Object.assign(here.browser(), { token: ada.token });
      await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'scale' } });
      const down = { ...(await about()), body: { planId: 'growth' } };
      expect((await browser.call(subscriptions.update, down)).errorCode).toBe('planChangeNotAllowed');
      expect((await browser.call(subscriptions.cancel, await about())).errorCode).toBe('planChangeNotAllowed');
    });

    it('to the free plan cancels', async () => {
      await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'free' } });
      expect((await live()).cancellation).toEqual({ policy: 'atPeriodEnd' });
    });

    it('cancels once, and renews only afterwards', async () => {
      expect((await ada.call(subscriptions.renew, await about())).errorCode).toBe('subscriptionNotRenewable');
      expect((await ada.call(subscriptions.cancel, await about())).status).toBe(200);
      expect((await ada.call(subscriptions.cancel, await about())).errorCode).toBe('subscriptionNotCancelable');
      expect((await ada.call(managedSubscriptions.renew, await about())).status).toBe(200);
      expect((await live()).cancellation).toBeNull();
      expect(await audits()).toEqual(expect.arrayContaining(['Subscription canceled', 'Subscription renewed']));
    });

    it('writes nothing ahead of the provider', async () => {
      provider.failWith = 'declined';
      const refused = await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'scale' } });
      expect(refused.errorCode).toBe('paymentDeclined');
      provider.failWith = undefined;
      expect(await live()).toMatchObject({ plan: { slug: 'growth' } });
    });

    it('of a payment method: the next charge’s is kept, another can go', async () => {
      const other = provider.addMethod(customerId, { last4: '0005' });
      await sync();
      const all = (await ada.call(paymentMethods.list)).value;
      const [first, second] = [all[0]!, all[1]!];
      expect(first).toMatchObject({ isDefault: true, removable: false });
      const params = { paymentMethodId: first.id };
      expect((await ada.call(paymentMethods.remove, { params })).errorCode).toBe('paymentMethodNeeded');
      await ada.call(paymentMethods.setDefault, { params: { paymentMethodId: second.id } });
      expect(theirs().methodId).toBe(other.id);
      expect((await ada.call(paymentMethods.remove, { params })).status).toBe(200);
      expect((await ada.call(paymentMethods.list)).value).toHaveLength(1);
    });

    it('takes no payment method of another customer', async () => {
      const stranger = await provider.createCustomer(
        { tenantId: 'other', name: '', email: '', address: {}, taxId: '' },
        'other',
      );
      const { id: paymentMethodId } = provider.addMethod(stranger);
      const body = { planId: 'scale', paymentMethodId };
      expect((await ada.call(subscriptions.update, { ...(await about()), body })).errorCode).toBe('invalidInput');
    });
  });

  describe('of a company that pays by contract', () => {
    it('shows the plan that the operator gave, and refuses every change', async () => {
      await buy();
      const { tenantId } = server.acme;
      await server.store.transaction((rows) => rows.billingAccounts.update({ tenantId }, { externallyManaged: true }));
      const [, given] = await Promise.all([
        server.store.transaction((rows) => rows.tenantPlans.remove({ tenantId })),
        'growth',
      ]);
      await server.store.transaction((rows) =>
        rows.tenantPlans.insert({
          id: crypto.randomUUID(),
          tenantId,
          planKey: given,
          expires: null,
          createdAt: server.clock.now().toISOString(),
        }),
      );
      const [shown] = (await ada.call(subscriptions.list)).value;
      expect(shown).toMatchObject({ externallyManaged: true, status: 'active', plan: { slug: 'growth' } });
      const params = { params: { subscriptionId: shown?.id ?? ('' as SubscriptionId) } };
      for (const refused of [
        await ada.call(subscriptions.cancel, params),
        await ada.call(subscriptions.renew, params),
        await ada.call(subscriptions.update, { ...params, body: { planId: 'scale' } }),
        await buy('scale'),
      ])
        expect(refused).toMatchObject({
          status: 403,
          errorCode: 'externallyManaged',
          errors: ['Billing is externally managed.'],
        });
      await server.store.transaction((rows) => rows.tenantPlans.remove({ tenantId }));
    });

    it('is not a tenant’s own to say', async () => {
      const { tenantId } = server.acme;
      const body = { tenantId, externallyManaged: true, providerType: 'Stripe' as const };
      expect((await ada.call(billing.createTenantConfiguration, { body })).errors).toEqual(['Not authorized']);
    });
  });

  describe('without a provider, or while it does not answer', () => {
    it('says so in the protocol’s words, and stays readable', async () => {
      await buy();
      provider.failWith = 'unavailable';
      const refused = await ada.call(subscriptions.cancel, await about());
      expect(refused).toMatchObject({ status: 503, errorCode: 'paymentProviderUnavailable' });
      const { tenantId } = server.acme;
      const summary = (await ada.call(billing.summary, { params: { tenantId } })).value;
      expect(summary.unavailableSince).toBeDefined();
      expect(summary.currentPlanId).toBe('growth');
      expect((await ada.call(paymentMethods.list)).value).toHaveLength(1);
      provider.failWith = undefined;
      await sync();
      expect((await ada.call(billing.summary, { params: { tenantId } })).value.unavailableSince).toBeUndefined();
    });

    it('refuses what needs one', async () => {
      const bare = server.configured({}, { payments: undefined });
      const browser = Object.assign(bare.browser(), { token: ada.token });
      expect((await browser.call(paymentProviders.list)).value).toEqual([]);
      expect(await browser.call(paymentProviders.createSetupIntent, { body: {} })).toMatchObject({
        errorCode: 'paymentProviderMissing',
        errors: ['Payment provider not configured'],
      });
      expect((await browser.call(billing.plans)).status).toBe(200);
    });
  });

  describe('by the provider’s events', () => {
    it('becomes what the provider says, once', async () => {
      await buy();
      const invoice = renewal();
      const one = event();
      expect((await send(one)).status).toBe(200);
      expect((await send(one)).status).toBe(200);
      const [newest] = (await ada.call(invoices.list)).value;
      expect(newest).toMatchObject({ externalId: invoice.id, totalAmount: 5831, paid: true, taxAmount: 931 });
      expect((await audits()).filter((action) => action === 'Invoice paid')).toHaveLength(1);
      const receipts = (await server.mailsTo(ADA)).filter(({ subject }) => subject.includes(invoice.number));
      expect(receipts).toHaveLength(1);
      expect(receipts[0]?.text).toContain('$58.31');
      expect(await server.store.billingEvents.count({ externalId: one.id })).toBe(1);
    });

    it('is refused without a signature, and 200 for strangers', async () => {
      expect((await send(event(), 'forged')).status).toBe(400);
      expect((await send(event({ customerId: 'cus_other' }))).status).toBe(200);
      expect((await send(event({ customerId: undefined }))).status).toBe(200);
      expect(await server.store.billingEvents.count({ tenantId: server.acme.tenantId })).toBe(0);
    });

    it('comes again after a fault of ours: it is not marked before it is done', async () => {
      const one = event();
      provider.failWith = 'unavailable';
      expect((await send(one)).status).toBe(500);
      provider.failWith = undefined;
      expect(await server.store.billingEvents.count({ externalId: one.id })).toBe(0);
      expect((await send(one)).status).toBe(200);
    });

    it('is read once for events that come together', async () => {
      await buy();
      const { tenantId } = server.acme;
      const before = reads();
      const coming = Array.from({ length: 20 }, () => event());
      await Promise.all(coming.map((one) => synchronize(server.ports, provider, tenantId, [one])));
      expect(reads() - before).toBe(1);
      expect(await server.store.billingEvents.count({ tenantId })).toBe(20);
    });

    it('is written once for each of the events that come at once', async () => {
      await buy();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(event())));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await server.store.billingEvents.count({ tenantId: server.acme.tenantId })).toBe(20);
    });

    it('is never older than what was written before: a late answer is asked again', async () => {
      await buy();
      let first = true;
      provider.beforeAnswer = async () => {
        if (!first) return;
        first = false;
        // another node reads the newer state and writes it while this answer is on its way
        Object.assign(theirs(), { cancelAt: theirs().currentPeriodEnd });
        await server.store.transaction(async (rows) => {
          const [account] = await rows.billingAccounts.find({ where: { tenantId: server.acme.tenantId } });
          await rows.billingAccounts.update({ id: account!.id }, { version: account!.version + 1 });
        });
      };
      await send(event());
      provider.beforeAnswer = undefined;
      expect((await live()).cancellation).toEqual({ policy: 'atPeriodEnd' });
    });

    it('is made up for by the reconciler where an event is lost', async () => {
      await buy();
      Object.assign(theirs(), { status: 'past_due' });
      renewal({ status: 'open', due: 5831, paid: 0, paidAt: null, issue: 'declined', declineCode: 'expired_card' });
      const reconciler = openReconciler(server.ports);
      expect(await reconciler.reconcile()).toBe(0);
      server.clock.pass(DAY_MS);
      expect(await reconciler.reconcile()).toBe(1);
      ada = await enter(server, ADA);
      expect((await live()).paymentIssue).toMatchObject({
        reason: 'declined',
        declineCode: 'expired_card',
        amount: 5831,
      });
    });

    it('mails a failed renewal, a confirmation, a trial that ends and a cancellation', async () => {
      await buy('scale');
      const cases: [change: () => void, subject: RegExp][] = [
        [() => server.clock.pass(12 * DAY_MS), /trial ends soon/],
        [
          () => {
            Object.assign(theirs(), { status: 'past_due' });
            renewal({ status: 'open', due: 5831, paid: 0, paidAt: null, issue: 'declined' });
          },
          /payment failed/,
        ],
        [() => Object.assign(state.invoices[0]!, { issue: 'confirmation', attempts: 2 }), /Confirm your/],
        [() => Object.assign(theirs(), { status: 'active', cancelAt: theirs().currentPeriodEnd }), /is canceled/],
        [() => Object.assign(theirs(), { status: 'canceled', endedAt: theirs().currentPeriodEnd }), /has ended/],
      ];
      for (const [change, subject] of cases) {
        const count = async () => (await server.mailsTo(ADA)).filter((mail) => subject.test(mail.subject)).length;
        const before = await count();
        change();
        await sync();
        await sync();
        expect((await count()) - before, String(subject)).toBe(1);
      }
    });

    it('mails a link to the page that the operator names', async () => {
      const sent: Mail[] = [];
      const { store, sealer, clock, log, config, publicUrl } = server.ports;
      const named = { ...config, billing: { ...config.billing, path: '/portal/subscription' } };
      const mailer = { send: async (mail: Mail) => void sent.push(mail) };
      const post = openMailService({ store, sealer, clock, log, mailer, config: named, publicUrl });
      await buy();
      renewal();
      await synchronize({ ...server.ports, post }, provider, server.acme.tenantId);
      await post.sendDue();
      expect(sent.at(-1)?.text).toContain('http://localhost:3000/portal/subscription');
    });

    it('says `expired` for a status that is not known', () => {
      expect(statusOf('a status of tomorrow')).toBe('expired');
      expect(statusOf('constructor')).toBe('expired');
      expect(statusOf('past_due')).toBe('active');
      expect(statusOf('paused')).toBe('trialEnded');
    });
  });

  describe('grants features', () => {
    it('from the purchase to the end, with grace for a failed payment', async () => {
      expect(await featureOf('reports')).toMatchObject({ isEntitled: false });
      await buy();
      expect(await featureOf('reports')).toEqual({ isEntitled: true });
      expect(await featureOf('exports')).toMatchObject({ isEntitled: false });
      await ada.call(subscriptions.update, { ...(await about()), body: { planId: 'scale' } });
      expect(await featureOf('exports')).toEqual({ isEntitled: true });
      Object.assign(theirs(), { status: 'past_due' });
      await send(event());
      expect(await featureOf('exports')).toEqual({ isEntitled: true });
      server.clock.pass(15 * DAY_MS);
      ada = await enter(server, ADA);
      expect(await featureOf('exports')).toEqual({ isEntitled: false, justification: 'BUNDLE_EXPIRED' });
    });

    it('until the end of a canceled period, without another word from the provider', async () => {
      await buy();
      await ada.call(subscriptions.cancel, await about());
      expect(await featureOf('reports')).toEqual({ isEntitled: true });
      server.clock.pass(31 * DAY_MS);
      ada = await enter(server, ADA);
      expect(await featureOf('reports')).toEqual({ isEntitled: false, justification: 'BUNDLE_EXPIRED' });
    });

    it('and the server refuses the calls of a permission that only a bought feature allows', async () => {
      const features = BILLING_PLANS.features.map((feature) =>
        feature.key === 'reports' ? { ...feature, linkedPermissions: ['fe.secure.read.groups'] } : feature,
      );
      const strict = server.configured({ features }, {});
      const asked = async () => (await Object.assign(strict.browser(), { token: ada.token }).call(groups.list)).status;
      expect(await asked()).toBe(403);
      await buy();
      expect(await asked()).toBe(200);
      Object.assign(theirs(), { status: 'canceled', endedAt: server.clock.now().toISOString() });
      await send(event());
      expect(await asked()).toBe(403);
    });

    it('after a trial only where the operator retains it', async () => {
      await buy('scale');
      Object.assign(theirs(), { status: 'paused' });
      await send(event());
      expect(await featureOf('exports')).toMatchObject({ isEntitled: false });
      const billingRules = { ...BILLING_PLANS.billing, trialEndAction: 'retain_trial' as const };
      const kept = server.configured({ billing: billingRules }, {});
      const browser = Object.assign(kept.browser(), { token: ada.token });
      expect((await browser.call(entitlements.answers)).value.features['exports']).toEqual({ isEntitled: true });
    });
  });

  describe('of an invoice as PDF', () => {
    it.each([
      ['plainly', undefined, false],
      ['in every script, with the logo', printInvoice, true],
    ])('is a file of the asked name, of real text, printed %s', async (_, print, hasLogo) => {
      const rules = { invoiceLogo: `data:image/png;base64,${PIXEL}`, sellerLines: ['VAT ID DE811907980'] };
      const printing = server.configured({ billing: { ...BILLING_PLANS.billing, ...rules } }, { printInvoice: print });
      await buy();
      const invoice = provider.addInvoice(customerId);
      await sync();
      const [{ id: invoiceId } = { id: '' }] = (await ada.call(invoices.list)).value;
      const browser = Object.assign(printing.browser(), { token: ada.token });
      const { value, headers } = await browser.call(invoices.pdf, {
        params: { invoiceId },
        query: { outputFileName: '../../our invoice' },
      });
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toContain(encodeURIComponent('our invoice.pdf'));
      const file = Buffer.from(await value.blob.arrayBuffer());
      const text = print ? pdfText(file) : file.toString('latin1');
      for (const part of [invoice.number, 'VAT ID DE811907980']) expect(text).toContain(part);
      expect(file.toString('latin1').includes('/Subtype /Image')).toBe(hasLogo);
    });
  });
});
