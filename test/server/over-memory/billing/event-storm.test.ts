import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { ensureCustomer } from '../../../../demo/server/billing/account.ts';
import { answerEvent, EVENTS_PATH } from '../../../../demo/server/billing/events.ts';
import { openReconciler } from '../../../../demo/server/billing/reconciler.ts';
import { statusOf } from '../../../../demo/server/billing/sync-subscriptions.ts';
import { withDemoPlans } from '../../../../demo/server/dev/plans.ts';
import { createProcessor, type Processor } from '../../../../demo/server/dev/payments/processor.ts';
import { signature } from '../../../../demo/server/dev/payments/account/signature.ts';
import { seedPrices } from '../../../../demo/server/dev/payments/prices/seed-prices.ts';
import type { Payments } from '../../../../demo/server/payments.ts';
import { stripePayments } from '../../../../demo/server/stripe/stripe-payments.ts';
import { DEFAULT_CONFIG } from '../../../../demo/server/vendor/config.ts';
import { libraryOf } from '../../../kit/payments.ts';
import { randomFrom } from '../../../kit/random.ts';
import { anId, aTenant } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

/** Subscriptions of the storm; FE_STORM names another number. */
const SUBSCRIPTIONS = Number(process.env['FE_STORM'] ?? 24);
const DAY_MS = 86_400_000;
const DAYS = 370;
/** Days from one look of the reconciler to the next. */
const LOOK_DAYS = 60;
const WEBHOOK_SECRET = 'whsec_test';
/** Types of events that the endpoint is sent. */
const TYPES = /^(invoice\.(paid|payment_failed)|customer\.subscription\.|charge\.refunded)/;
/** Deliveries at a time. */
const AT_A_TIME = 8;

const mailOf = (tenantId: TenantId): string => `billing-${tenantId}@storm.test`;

/** Address without mails: asking for them sends those of all. */
const STRANGER = 'stranger@storm.test';

/** Invoices in one order. */
const stateOf = (all: readonly (readonly [string, string | null, number, number])[]) =>
  all.toSorted(([one], [other]) => (one < other ? -1 : 1));

describe('a year of events that are shuffled, doubled, delayed and dropped', () => {
  let server: TestServer;
  let processor: Processor;
  let payments: Payments;
  let stripe: ReturnType<typeof libraryOf>;
  const random = randomFrom(15);
  const chance = (part: number) => random() < part;
  const tenants: TenantId[] = [];
  /** The webhook endpoint, over HTTP. */
  let endpoint: HttpServer;
  let address = '';
  const answers = new Map<number, number>();

  beforeAll(async () => {
    const opened = await openTestServer();
    const config = withDemoPlans(DEFAULT_CONFIG);
    processor = createProcessor({ now: () => opened.clock.now().getTime() });
    seedPrices(processor.account);
    stripe = libraryOf(processor);
    const { secretKey, publishableKey } = processor.account.state;
    const local = 'http://127.0.0.1';
    payments = stripePayments(
      { secretKey, publishableKey, webhookSecret: WEBHOOK_SECRET, apiBase: local, scriptUrl: local },
      config.billing,
      opened.clock,
      (input, init) => processor.fetch(new Request(input, init)),
    );
    const { features, plans, billing } = config;
    server = opened.configured({ features, plans, billing }, { payments });
    endpoint = createHttpServer(getRequestListener((request) => answerEvent(server.ports, request)));
    // an idle connection is never closed by the server, which a request on its way could meet
    endpoint.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}${EVENTS_PATH}`;
  });
  afterAll(async () => {
    endpoint.closeAllConnections();
    await new Promise((closed) => endpoint.close(closed));
    await server.close();
  });

  const PRICES = ['price_growth_month', 'price_scale_month', 'price_growth_year'] as const;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  const subscribe = async (): Promise<void> => {
    const tenantId = anId<TenantId>();
    await server.store.transaction((rows) => rows.tenants.insert(aTenant({ id: tenantId })));
    const email = mailOf(tenantId);
    const { customerId } = await ensureCustomer(server.ports, payments, tenantId, { name: 'Storm', email });
    const fails = chance(0.15);
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });
    await payments.subscribe(
      {
        customerId,
        tenantId,
        planKey: '',
        priceId: pick(PRICES),
        seats: 1,
        methodId: id,
        trialDays: chance(0.3) ? 14 : 0,
      },
      tenantId,
    );
    if (!fails) return void tenants.push(tenantId);
    // the first payment has been made; every later one is declined
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customerId });
    const [made] = (await stripe.subscriptions.list({ customer: customerId })).data;
    await stripe.subscriptions.update(made!.id, { default_payment_method: bad.id });
    tenants.push(tenantId);
  };

  /** Something that a person or the operator does at the provider, of which the server hears by events alone. */
  const meddle = async (tenantId: TenantId): Promise<void> => {
    const [account] = await server.store.billingAccounts.find({ where: { tenantId } });
    const [live] = (await stripe.subscriptions.list({ customer: account!.customerId! })).data;
    if (!live || live.status === 'canceled') return;
    const act = random();
    if (act < 0.4)
      await stripe.subscriptions.update(live.id, {
        items: [{ id: live.items.data[0]!.id, price: pick(PRICES) }],
        proration_behavior: 'always_invoice',
      });
    else if (act < 0.6) await stripe.subscriptions.update(live.id, { cancel_at_period_end: true });
    else if (act < 0.8) await stripe.subscriptions.update(live.id, { cancel_at_period_end: false });
    else if (act < 0.9) await stripe.subscriptions.cancel(live.id);
    else {
      const [charge] = (await stripe.charges.list({ customer: account!.customerId! })).data.filter(({ paid }) => paid);
      if (charge && charge.amount > 200 && charge.amount_refunded === 0)
        await stripe.refunds.create({ charge: charge.id, amount: 100 });
    }
  };

  const deliver = async (ids: readonly string[]): Promise<void> => {
    const queue = [...ids];
    const next = async (): Promise<void> => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        const body = JSON.stringify(processor.account.state.events[id]);
        const signed = await signature(body, WEBHOOK_SECRET, processor.account.machineNow());
        const { status } = await fetch(address, { method: 'POST', body, headers: { 'stripe-signature': signed } });
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
  };

  it('ends with the provider’s own state, every payment accounted for, once', async () => {
    for (let made = 0; made < SUBSCRIPTIONS; made += 1) await subscribe();
    const reconciler = openReconciler(server.ports);
    const seen = new Set<string>();
    /** Invoices whose payment was told by an event. */
    const heard = new Set<string>();
    let delayed: string[] = [];
    const counts = { events: 0, dropped: 0, doubled: 0, delayed: 0 };
    for (let day = 0; day < DAYS; day += 1) {
      // what is being sent has left before time passes: a lease that ends before that would send it again
      await server.mailsTo(STRANGER);
      server.clock.pass(DAY_MS);
      processor.tick();
      for (const tenantId of tenants) if (chance(0.003)) await meddle(tenantId);
      const { events } = processor.account.state;
      const fresh = Object.keys(events).filter((id) => !seen.has(id) && TYPES.test(events[id]!.type));
      for (const id of fresh) seen.add(id);
      counts.events += fresh.length;
      const now: string[] = delayed;
      delayed = [];
      for (const id of fresh) {
        const fate = random();
        if (fate < 0.2) {
          counts.dropped += 1;
          continue;
        }
        if (events[id]!.type === 'invoice.paid') heard.add((events[id]!.data.object as { id: string }).id);
        if (fate < 0.4) {
          counts.delayed += 1;
          delayed.push(id);
        } else now.push(id);
        if (chance(0.2)) {
          counts.doubled += 1;
          now.push(id);
        }
      }
      await deliver(now.toSorted(() => random() - 0.5));
      if (day % LOOK_DAYS === 0) await reconciler.reconcile();
    }
    await deliver(delayed);
    // the job asks for what was dropped
    await server.mailsTo(STRANGER);
    server.clock.pass(DAY_MS);
    processor.tick();
    while ((await reconciler.reconcile()) > 0);

    expect([...answers.keys()]).toEqual([200]);
    const sums = { theirs: 0, ours: 0, theirRefunds: 0, ourRefunds: 0, paidInvoices: 0, receipts: 0 };
    for (const tenantId of tenants) {
      const [account] = await server.store.billingAccounts.find({ where: { tenantId } });
      const customer = account!.customerId!;
      const theirs = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
      const ours = await server.store.subscriptions.find({ where: { tenantId } });
      const facts = theirs.map(({ id, status, items, cancel_at_period_end: ends }) => [
        id,
        statusOf(status),
        items.data[0]?.price.unit_amount,
        ends,
      ]);
      expect(
        ours.map(({ externalId, status, amount, cancelAt, endedAt }) => [
          externalId,
          status,
          amount,
          cancelAt !== null && (endedAt === null || theirs[0]?.cancel_at_period_end === true),
        ]),
      ).toEqual(facts);
      const theirInvoices = await stripe.invoices.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 });
      const ourInvoices = await server.store.invoices.find({ where: { tenantId } });
      expect(
        stateOf(ourInvoices.map(({ externalId, status, total, paid }) => [externalId, status, total, paid])),
      ).toEqual(stateOf(theirInvoices.map(({ id, status, total, amount_paid: paid }) => [id, status, total, paid])));
      sums.theirs += theirInvoices.reduce((sum, { amount_paid: paid }) => sum + paid, 0);
      sums.ours += ourInvoices.reduce((sum, { paid }) => sum + paid, 0);
      const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 });
      sums.theirRefunds += charges.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0);
      sums.ourRefunds += ourInvoices.reduce((sum, { refunded }) => sum + refunded, 0);
      const paid = theirInvoices.filter(({ status, total }) => status === 'paid' && total > 0);
      sums.paidInvoices += paid.length;
      // one receipt for each payment that was told by an event, however often it came; none is written twice, though one
      // may be sent twice, as its id tells
      const mails = (await server.mailsTo(mailOf(tenantId))).filter(({ subject }) => /receipt/i.test(subject));
      sums.receipts += mails.length;
      for (const { id, number } of paid) {
        const receipts = new Set(mails.flatMap(({ text, messageId }) => (text.includes(number!) ? messageId : [])))
          .size;
        expect([id, receipts]).toEqual([id, heard.has(id) ? 1 : Math.min(receipts, 1)]);
      }
      const told = await server.store.audits.find({ where: { tenantId, action: 'Invoice paid' } });
      expect(told.map(({ details }) => details['invoice']).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
    }
    expect([sums.ours, sums.ourRefunds]).toEqual([sums.theirs, sums.theirRefunds]);
    expect(sums.ourRefunds).toBeGreaterThan(0);
    expect(sums.paidInvoices).toBeGreaterThan(SUBSCRIPTIONS * 4);
    expect(sums.receipts).toBeGreaterThan(sums.paidInvoices / 2);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
    if (process.env['FE_STORM']) process.stdout.write(`${JSON.stringify({ ...counts, ...sums })}\n`);
  }, 900_000);
});
