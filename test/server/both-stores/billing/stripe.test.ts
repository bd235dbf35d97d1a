import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  billing,
  invoices,
  paymentMethods,
  paymentProviders,
  subscriptions,
} from '../../../../core/contract/billing.ts';
import { entitlements } from '../../../../core/contract/entitlements.ts';
import { answerEvent, EVENTS_PATH } from '../../../../demo/server/billing/events.ts';
import type { AuditAction } from '../../../../core/contract/audit-action.ts';
import { synchronize } from '../../../../demo/server/billing/sync.ts';
import { withDemoPlans } from '../../../../demo/server/dev/plans.ts';
import { createProcessor, type Processor } from '../../../../demo/server/dev/payments/processor.ts';
import { seedPrices } from '../../../../demo/server/dev/payments/prices/seed-prices.ts';
import { stripePayments } from '../../../../demo/server/stripe/stripe-payments.ts';
import type { Payments } from '../../../../demo/server/payments.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../../demo/server/vendor/config.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { libraryOf } from '../../../kit/payments.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const DAY_MS = 86_400_000;
const WEBHOOK_SECRET = 'whsec_test';

/** Billing details of a company in a country. */
const detailsIn = (country: string) => ({ name: 'Acme', email: '', address: { country }, taxId: '' });

describe('billing over the official library and the test card processor', () => {
  let server: TestServer;
  let processor: Processor;
  let ada: Browser;
  let stripe: ReturnType<typeof libraryOf>;
  /** Payments by other rules of the operator, over the same processor. */
  let paymentsBy: (rules: Partial<OperatorConfig['billing']>) => Payments;
  /** Error of Stripe's that the next tax id is answered with. */
  let fault: object | undefined;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    processor = createProcessor({ now: () => server.clock.now().getTime() });
    seedPrices(processor.account);
    fault = undefined;
    stripe = libraryOf(processor);
    const { secretKey, publishableKey } = processor.account.state;
    const config = withDemoPlans(DEFAULT_CONFIG);
    paymentsBy = (rules) =>
      stripePayments(
        {
          secretKey,
          publishableKey,
          webhookSecret: WEBHOOK_SECRET,
          apiBase: 'http://127.0.0.1',
          scriptUrl: 'http://127.0.0.1/v3/',
        },
        { ...config.billing, ...rules },
        server.clock,
        async (input, init) =>
          fault && String(input).endsWith('/tax_ids') && init?.method === 'POST'
            ? Response.json({ error: fault }, { status: 400 })
            : processor.fetch(new Request(input, init)),
      );
    const payments = paymentsBy({});
    const { features, plans, billing: rules } = config;
    server = server.configured({ features, plans, billing: rules, limits: ROOMY_LIMITS }, { payments });
    const { tenantId } = server.acme;
    await server.store.transaction(async (rows) => {
      for (const name of ['billingAccounts', 'subscriptions', 'invoices', 'paymentMethods', 'billingEvents'] as const)
        await rows[name].remove({ tenantId });
    });
    ada = await enter(server, 'ada@acme.test');
  });

  /** Adds a card of the processor's, as the fields in the page do: the setup intent is confirmed with it. */
  const addCard = async (token = 'pm_card_visa'): Promise<string> => {
    const { value } = await ada.call(paymentProviders.createSetupIntent, { body: {} });
    const customer = String((await stripe.setupIntents.retrieve(value.id)).customer);
    const { id } = await stripe.paymentMethods.attach(token, { customer });
    await ada.call(billing.refresh);
    return id;
  };
  const buy = (stripePlanId: string, paymentMethodId?: string) =>
    ada.call(paymentProviders.createSubscription, {
      body: { stripePlanId, ...(paymentMethodId !== undefined && { paymentMethodId }) },
    });
  const live = async () => (await ada.call(subscriptions.list)).value[0]!;
  const params = async () => ({ params: { subscriptionId: (await live()).id } });
  const to = async (planId: string) => ada.call(subscriptions.update, { ...(await params()), body: { planId } });
  const payment = async () => (await ada.call(subscriptions.payment, await params())).value;
  const featureOf = async (key: string) => (await ada.call(entitlements.answers)).value.features[key]?.isEntitled;
  const sync = () => {
    const { ports, acme } = server;
    return ports.payments ? synchronize(ports, ports.payments, acme.tenantId) : undefined;
  };
  /** Lets time pass at the processor; the person signs in again. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      server.clock.pass(DAY_MS);
      processor.tick();
    }
    await sync();
    ada = await enter(server, 'ada@acme.test');
  };

  /** Sends an event to the webhook endpoint, signed. */
  const deliver = async (event: object, secondsAgo = 0, secret = WEBHOOK_SECRET): Promise<Response> => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(server.clock.now().getTime() / 1000) - secondsAgo;
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
    const headers = { 'stripe-signature': signature };
    return answerEvent(
      server.ports,
      new Request(`http://localhost${EVENTS_PATH}`, { method: 'POST', body: payload, headers }),
    );
  };
  /** Sends the events of these types that there are, each twice. */
  const deliverAll = async (...types: string[]): Promise<void> => {
    const { data } = await stripe.events.list({ limit: 100 });
    for (const event of data.filter(({ type }) => types.includes(type)).flatMap((one) => [one, one]))
      expect((await deliver(event)).status).toBe(200);
  };
  const charges = async () => (await stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid);
  const mailsAbout = async (subject: RegExp) =>
    (await server.mailsTo('ada@acme.test')).filter((mail) => subject.test(mail.subject)).length;
  const audits = (action: AuditAction) =>
    server.store.audits.find({ where: { tenantId: server.acme.tenantId, action }, order: [['createdAt', 'asc']] });

  /** Passes 3-D Secure, as its page does. */
  const passBank = (secret: string) =>
    processor.fetch(
      new Request('http://127.0.0.1/v1/three_d_secure', {
        method: 'POST',
        headers: { authorization: `Bearer ${processor.account.state.publishableKey}` },
        body: new URLSearchParams({ client_secret: secret, outcome: 'pass' }),
      }),
    );

  it('buys a plan with a card: paid, shown, entitled, with an invoice', async () => {
    const bought = await buy('growth', await addCard());
    expect(bought).toMatchObject({ status: 200, value: { subscriptionSecret: '' } });
    expect(await live()).toMatchObject({ status: 'active', plan: { slug: 'growth' }, price: { amount: 4900 } });
    expect(await payment()).toMatchObject({ status: 'succeeded', amount: 4900, currency: 'usd' });
    expect((await ada.call(invoices.list)).value).toMatchObject([{ totalAmount: 4900, paid: true, status: 'paid' }]);
    expect((await ada.call(paymentMethods.list)).value).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(await featureOf('recommendations')).toBe(true);
  });

  it('refuses a declined card with its reason, and takes another one', async () => {
    const declined = await addCard('pm_card_chargeCustomerFail');
    expect(await buy('growth', declined)).toMatchObject({ status: 402, errorCode: 'paymentDeclined' });
    expect((await buy('growth', await addCard())).status).toBe(200);
    expect(await live()).toMatchObject({ status: 'active' });
    expect(await server.store.subscriptions.count({ liveKey: server.acme.tenantId })).toBe(1);
    // the one that was never paid is not offered to be paid
    expect((await ada.call(invoices.list)).value.map(({ status }) => status).toSorted()).toEqual(['paid', 'void']);
  });

  it('starts a trial without a card, once, and charges its end with one', async () => {
    expect((await buy('scale')).status).toBe(200);
    expect(await live()).toMatchObject({ status: 'trialing', plan: { slug: 'scale' } });
    const preview = (await ada.call(subscriptions.preview, { query: { planId: 'scale' } })).value;
    expect(preview).toMatchObject({ dueNow: 0, nextAmount: 19_900 });
    const method = await addCard();
    const change = { ...(await params()), body: { planId: 'scale', paymentMethodId: method } };
    expect((await ada.call(subscriptions.update, change)).status).toBe(200);
    await pass(15);
    expect(await live()).toMatchObject({ status: 'active' });
    expect((await ada.call(invoices.list)).value[0]).toMatchObject({ totalAmount: 19_900, paid: true });
  });

  it('ends a trial without a card with the plan', async () => {
    await buy('scale');
    expect(await featureOf('experiments')).toBe(true);
    await pass(15);
    expect(await live()).toMatchObject({ status: 'canceled' });
    expect(await featureOf('experiments')).toBe(false);
  });

  it('charges an upgrade exactly what its preview said', async () => {
    await buy('growth', await addCard());
    await pass(10);
    const preview = (await ada.call(subscriptions.preview, { query: { planId: 'scale' } })).value;
    expect(preview.effective).toBe('now');
    expect(preview.dueNow).toBeGreaterThan(4900);
    server.clock.pass(60_000);
    const { planId, prorationDate } = preview;
    const body = { planId, prorationDate, currentPlanId: 'growth', attemptId: 'one' };
    expect((await ada.call(subscriptions.update, { ...(await params()), body })).status).toBe(200);
    expect(await payment()).toMatchObject({ status: 'succeeded', amount: preview.dueNow });
    expect(await live()).toMatchObject({ plan: { slug: 'scale' } });
    expect(await featureOf('experiments')).toBe(true);
  });

  it('goes by the provider’s clock where a test clock is ahead of this one', async () => {
    await buy('growth', await addCard());
    processor.account.state.ahead += 40 * 86_400;
    processor.tick();
    await sync();
    const preview = (await ada.call(subscriptions.preview, { query: { planId: 'scale' } })).value;
    expect(preview.dueNow).toBeGreaterThan(4900);
    const to = async (prorationDate: number) => {
      const body = { planId: 'scale', prorationDate, attemptId: String(prorationDate) };
      return (await ada.call(subscriptions.update, { ...(await params()), body })).errorCode;
    };
    expect(await to(preview.prorationDate + 600)).toBe('staleVersion');
    expect(await to(preview.prorationDate - 2 * 86_400)).toBe('staleVersion');
    expect(await to(preview.prorationDate)).toBeUndefined();
    expect(await payment()).toMatchObject({ status: 'succeeded', amount: preview.dueNow });
  });

  it('makes a downgrade at the end of the period, and calls it off', async () => {
    await buy('scale', await addCard());
    await pass(20);
    expect((await to('growth')).status).toBe(200);
    expect((await live()).scheduledChange).toMatchObject({ planId: 'growth' });
    expect((await to('scale')).status).toBe(200);
    expect((await live()).scheduledChange).toBeUndefined();
    await to('growth');
    await pass(31);
    expect(await live()).toMatchObject({ plan: { slug: 'growth' } });
  });

  it('cancels at the end of the period, and renews before it', async () => {
    await buy('growth', await addCard());
    expect((await ada.call(subscriptions.cancel, await params())).status).toBe(200);
    expect((await live()).cancellation).toEqual({ policy: 'atPeriodEnd' });
    expect((await ada.call(subscriptions.renew, await params())).status).toBe(200);
    expect((await live()).cancellation).toBeNull();
    await ada.call(subscriptions.cancel, await params());
    await pass(32);
    expect(await live()).toMatchObject({ status: 'canceled' });
  });

  it('answers the secret of a payment that the bank wants confirmed', async () => {
    const method = await addCard('pm_card_authenticationRequired');
    expect((await buy('growth', method)).status).toBe(200);
    const waiting = await payment();
    expect(waiting).toMatchObject({ status: 'confirmationRequired', amount: 4900 });
    expect(waiting.clientSecret).toMatch(/^pi_.+_secret_/);
    const { status, paymentIssue, startDate } = await live();
    expect(status).toBe('incomplete');
    expect(paymentIssue).toMatchObject({ reason: 'confirmation', purpose: 'start' });
    // nothing is granted before the first payment, which can be made for 23 hours
    expect(Date.parse(paymentIssue?.graceEnds ?? '') - Date.parse(startDate)).toBe(23 * 3_600_000);
    expect((await ada.call(billing.summary, { params: { tenantId: server.acme.tenantId } })).value.currentPlanId).toBe(
      'free',
    );
    expect(await featureOf('recommendations')).toBe(false);
  });

  it('begins again while the bank of a first tab still asks, and is charged once whatever is confirmed there', async () => {
    await buy('growth', await addCard('pm_card_authenticationRequired'));
    const { clientSecret = '' } = await payment();
    expect((await buy('growth', await addCard())).status).toBe(200);
    await passBank(clientSecret);
    processor.tick();
    await sync();
    expect((await charges()).map(({ amount }) => amount)).toEqual([4900]);
    expect((await ada.call(invoices.list)).value.map(({ status }) => status).toSorted()).toEqual(['paid', 'void']);
  });

  it('saves a card that the fields have made with its payment, which the bank asks about once', async () => {
    const card = { token: 'tok_authenticationRequired' };
    const { id } = await stripe.paymentMethods.create({ type: 'card', card });
    expect((await buy('growth', id)).status).toBe(200);
    expect((await payment()).status).toBe('confirmationRequired');
    const [open] = (await stripe.paymentIntents.list()).data;
    await passBank(open?.client_secret ?? '');
    await ada.call(billing.refresh);
    expect((await payment()).status).toBe('succeeded');
    expect((await ada.call(paymentMethods.list)).value).toMatchObject([{ externalId: id, isDefault: true }]);
    expect((await stripe.setupIntents.list()).data).toEqual([]);
  });

  it('leaves the plan as it was while an upgrade waits for the bank, and says what the payment is for', async () => {
    await buy('growth', await addCard());
    server.clock.pass(60_000);
    const { id: customer } = (await stripe.customers.list()).data[0]!;
    const { id } = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    await ada.call(subscriptions.update, { ...(await params()), body: { planId: 'scale', paymentMethodId: id } });
    const { plan, status, paymentIssue } = await live();
    expect([plan.slug, status]).toEqual(['growth', 'active']);
    expect(paymentIssue).toMatchObject({ reason: 'confirmation', purpose: 'change' });
    expect(Date.parse(paymentIssue?.graceEnds ?? '') - Date.parse(paymentIssue?.since ?? '')).toBe(23 * 3_600_000);
    await passBank((await payment()).clientSecret ?? '');
    await ada.call(billing.refresh);
    const changed = await live();
    expect([changed.plan.slug, changed.paymentIssue]).toEqual(['scale', undefined]);
  });

  it('takes no card that belongs to another customer, nor one that there is not', async () => {
    const { id: customer } = await stripe.customers.create({});
    const theirs = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    for (const id of [theirs.id, 'pm_none']) expect((await buy('growth', id)).errorCode).toBe('invalidInput');
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });

  it('saves billing details with their tax id', async () => {
    const details = {
      name: 'Acme GmbH',
      email: 'billing@acme.test',
      address: { city: 'Köln', country: 'DE' },
      taxId: 'DE123456789',
    };
    expect((await ada.call(billing.saveDetails, { body: details })).value).toEqual(details);
    expect((await ada.call(billing.details)).value).toEqual(details);
  });

  it('saves details without an address, and says which field the provider refuses', async () => {
    const bare = { name: 'Acme', email: '', address: {}, taxId: '' };
    expect((await ada.call(billing.saveDetails, { body: bare })).value).toMatchObject({ name: 'Acme', address: {} });
    const body = { ...bare, address: { country: 'DE' }, taxId: 'DE1' };
    fault = { type: 'invalid_request_error', code: 'tax_id_invalid', param: 'value', message: 'Invalid value' };
    const refused = await ada.call(billing.saveDetails, { body });
    expect(refused).toMatchObject({ status: 400, errorCode: 'invalidInput' });
    expect(refused.errors[0]).toMatch(/^taxId: /);
  });

  it('is brought up to date by signed events, in any order and twice', async () => {
    await buy('growth', await addCard());
    const account = (await server.store.billingAccounts.find({ where: { tenantId: server.acme.tenantId } }))[0]!;
    const [subscription] = (await stripe.subscriptions.list({ customer: account.customerId! })).data;
    await stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
    const events = (await stripe.events.list({ limit: 100 })).data.toReversed();
    for (const event of [...events, ...events]) expect((await deliver(event)).status).toBe(200);
    expect((await live()).cancellation).toEqual({ policy: 'atPeriodEnd' });
    const kept = await server.store.billingEvents.count({ tenantId: server.acme.tenantId });
    expect(kept).toBeGreaterThan(3);
    expect(kept).toBeLessThanOrEqual(events.length);
    // forged, copied from before, and of an object that is another's
    expect((await deliver(events[0]!, 0, 'whsec_other')).status).toBe(400);
    expect((await deliver(events[0]!, 301)).status).toBe(400);
    expect(
      (await deliver({ ...events[0], id: 'evt_new', data: { object: { object: 'invoice', customer: 'cus_0' } } }))
        .status,
    ).toBe(200);
    expect(await server.store.billingEvents.count({ externalId: 'evt_new' })).toBe(0);
  });

  describe('money that goes back', () => {
    const REFUNDED = /was refunded/;
    const ENDED = /has ended/;

    it('in full ends the subscription at once, is told once, and is on the invoice', async () => {
      await buy('growth', await addCard());
      const before = [await mailsAbout(REFUNDED), await mailsAbout(ENDED)];
      await stripe.refunds.create({ charge: (await charges())[0]!.id });
      await deliverAll('charge.refunded', 'refund.created');
      expect(await live()).toMatchObject({ status: 'canceled' });
      expect((await stripe.subscriptions.list({ status: 'canceled' })).data).toHaveLength(1);
      expect(await featureOf('recommendations')).toBe(false);
      const [invoice] = (await ada.call(invoices.list)).value;
      expect(invoice).toMatchObject({ totalAmount: 4900, refundedAmount: 4900, status: 'paid' });
      expect((await audits('Subscription ended')).at(-1)?.details).toMatchObject({ reason: 'refunded' });
      expect([await mailsAbout(REFUNDED), await mailsAbout(ENDED)]).toEqual(before.map((count) => count + 1));
      expect((await buy('growth', await addCard())).status).toBe(200);
    });

    it('in part, or of an older invoice, ends nothing', async () => {
      await buy('growth', await addCard());
      const [first] = await charges();
      await stripe.refunds.create({ charge: first!.id, amount: 900 });
      await deliverAll('charge.refunded');
      expect(await live()).toMatchObject({ status: 'active' });
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ refundedAmount: 900 });
      await pass(31);
      await stripe.refunds.create({ charge: first!.id });
      await deliverAll('charge.refunded');
      expect((await ada.call(invoices.list)).value.map(({ refundedAmount }) => refundedAmount)).toEqual([0, 4900]);
      expect(await live()).toMatchObject({ status: 'active' });
    });

    it('by a dispute ends the subscription where it is lost', async () => {
      const told = await mailsAbout(/disputed/);
      await buy('growth', await addCard('pm_card_createDispute'));
      await deliverAll('charge.dispute.created');
      expect(await mailsAbout(/disputed/)).toBe(told + 1);
      expect(await live()).toMatchObject({ status: 'active' });
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ dispute: 'open' });
      const [dispute] = (await stripe.disputes.list()).data;
      await stripe.disputes.close(dispute!.id);
      await deliverAll('charge.dispute.closed');
      expect(await live()).toMatchObject({ status: 'canceled' });
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ dispute: 'lost' });
      expect((await audits('Payment dispute closed')).at(-1)?.details).toMatchObject({ outcome: 'lost' });
      expect((await audits('Subscription ended')).at(-1)?.details).toMatchObject({ reason: 'disputeLost' });
      expect(await mailsAbout(/disputed/)).toBe(told + 1);
    });

    it('by a dispute that is won changes nothing', async () => {
      await buy('growth', await addCard('pm_card_createDispute'));
      await sync();
      const [dispute] = (await stripe.disputes.list()).data;
      await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
      await deliverAll('charge.dispute.closed', 'charge.dispute.funds_reinstated');
      expect(await live()).toMatchObject({ status: 'active' });
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ dispute: 'won' });
    });

    it('comes again where the payment of a dispute cannot be asked for', async () => {
      await buy('growth', await addCard('pm_card_createDispute'));
      const { data } = await stripe.events.list({ limit: 100 });
      const event = data.find(({ type }) => type === 'charge.dispute.created')!;
      processor.account.state.faults.down = true;
      expect((await deliver(event)).status).toBe(500);
      processor.account.state.faults.down = false;
      expect((await deliver(event)).status).toBe(200);
    });

    it('before the company was known here is history', async () => {
      await buy('growth', await addCard());
      const [account] = await server.store.billingAccounts.find({ where: { tenantId: server.acme.tenantId } });
      await stripe.refunds.create({ charge: (await charges())[0]!.id });
      await server.store.transaction(async (rows) => {
        await rows.invoices.remove({ tenantId: server.acme.tenantId });
        await rows.billingAccounts.update({ id: account!.id }, { syncedAt: null });
      });
      await sync();
      expect(await live()).toMatchObject({ status: 'active' });
    });
  });

  describe('a currency without two decimals', () => {
    it.each([
      ['jpy', 4900, '¥4,900'],
      ['kwd', 12_500, 'KWD 12.500'],
    ])('is sold, charged, mailed and refunded in its own units: %s', async (currency, amount, shown) => {
      const recurring = { interval: 'month' } as const;
      const made = await stripe.prices.create({ product: 'prod_growth', currency, unit_amount: amount, recurring });
      const { plans } = server.ports.config;
      const price = { amount, currency, externalId: made.id };
      server = server.configured({ plans: plans.map((plan) => (plan.key === 'growth' ? { ...plan, price } : plan)) });
      ada = await enter(server, 'ada@acme.test');
      const plan = (await ada.call(billing.plan, { params: { planId: 'growth' } })).value[0];
      expect(plan?.price).toMatchObject({ amount, currency });
      const query = { planId: 'growth' };
      expect((await ada.call(subscriptions.preview, { query })).value).toMatchObject({ dueNow: amount, currency });
      expect((await buy('growth', await addCard())).status).toBe(200);
      const { price: charged, nextPayment } = await live();
      expect([charged, nextPayment]).toMatchObject([
        { amount, currency },
        { amount, currency },
      ]);
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ totalAmount: amount, currency });
      const [receipt] = await server.mailsTo('ada@acme.test');
      expect(receipt!.text.replaceAll('\u00a0', ' ')).toContain(shown);
      await stripe.refunds.create({ charge: (await charges())[0]!.id, amount: amount - 100 });
      await deliverAll('charge.refunded');
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ refundedAmount: amount - 100, currency });
    });
  });

  describe('tax', () => {
    it('is computed by the customer’s country where the provider does it, in the preview as in the invoice', async () => {
      server = server.configured({}, { payments: paymentsBy({ automaticTax: true }) });
      ada = await enter(server, 'ada@acme.test');
      const method = await addCard();
      const unplaced = await buy('growth', method);
      expect([unplaced.status, unplaced.errors[0]]).toEqual([400, expect.stringMatching(/^address\.country: /)]);
      await ada.call(billing.saveDetails, { body: detailsIn('DE') });
      const query = { planId: 'growth' };
      expect((await ada.call(subscriptions.preview, { query })).value).toMatchObject({
        subtotal: 4900,
        tax: 931,
        dueNow: 5831,
      });
      expect((await buy('growth', method)).status).toBe(200);
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ taxAmount: 931, totalAmount: 5831 });
      const [kept] = await server.store.invoices.find({ where: { tenantId: server.acme.tenantId } });
      expect(kept?.details.taxes).toEqual([{ name: 'VAT 19%', amount: 931 }]);
      await ada.call(billing.saveDetails, { body: detailsIn('US') });
      await pass(31);
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ taxAmount: 0, totalAmount: 4900 });
    });

    it('is that of the operator’s rates, in the preview as in the invoice', async () => {
      const rate = await stripe.taxRates.create({ display_name: 'MwSt.', percentage: 7, inclusive: false });
      server = server.configured({}, { payments: paymentsBy({ taxRates: [rate.id] }) });
      ada = await enter(server, 'ada@acme.test');
      const query = { planId: 'growth' };
      expect((await ada.call(subscriptions.preview, { query })).value).toMatchObject({ tax: 343, dueNow: 5243 });
      await buy('growth', await addCard());
      expect((await ada.call(invoices.list)).value[0]).toMatchObject({ taxAmount: 343, totalAmount: 5243 });
      const [kept] = await server.store.invoices.find({ where: { tenantId: server.acme.tenantId } });
      expect(kept?.details.taxes).toEqual([{ name: 'MwSt. 7%', amount: 343 }]);
      for (const [planId, nextAmount] of [
        ['scale', 21_293],
        ['growth-yearly', 52_430],
      ] as const) {
        const { value } = await ada.call(subscriptions.preview, { query: { planId } });
        expect(value).toMatchObject({ nextAmount });
      }
      server = server.configured({ billing: { ...server.ports.config.billing, taxRates: [rate.id] } });
      ada = await enter(server, 'ada@acme.test');
      expect((await live()).nextPayment).toMatchObject({ amount: 4900, beforeTax: true });
    });
  });

  it('stays readable while the processor is down', async () => {
    await buy('growth', await addCard());
    processor.account.state.faults.down = true;
    expect((await ada.call(subscriptions.cancel, await params())).errorCode).toBe('paymentProviderUnavailable');
    expect(await live()).toMatchObject({ status: 'active' });
    processor.account.state.faults.down = false;
  });
});
