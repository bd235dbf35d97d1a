import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { testPayments } from '../../../../kit/payments.ts';

const DAY = 86_400;
const at = (text: string): number => Date.parse(text) / 1000;

const failure = (work: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  work.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );

/** A company with a card, and prices of two plans. */
const company = async (token = 'pm_card_visa', start = '2026-01-31T12:00:00Z') => {
  const made = testPayments(Date.parse(start));
  const { stripe } = made;
  const customer = await stripe.customers.create({ name: 'Acme' });
  const method = await stripe.paymentMethods.attach(token, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const product = await stripe.products.create({ name: 'Growth' });
  const price = (unit_amount: number, interval: 'month' | 'year' = 'month') =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval } });
  const [small, large, yearly] = await Promise.all([price(4900), price(19900), price(49000, 'year')]);
  const types = () => Object.values(made.processor.account.state.events).map(({ type }) => type);
  const pass = (outcome = 'pass', secret = '') =>
    made.processor.fetch(
      new Request('http://127.0.0.1/v1/three_d_secure', {
        method: 'POST',
        body: new URLSearchParams({ client_secret: secret, outcome, key: made.processor.account.state.publishableKey }),
      }),
    );
  const secretOf = async (subscription: Stripe.Subscription) => {
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
      expand: ['confirmation_secret'],
    });
    return invoice.confirmation_secret?.client_secret ?? '';
  };
  const subscribe = (more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: small.id }], ...more });
  return { ...made, customer, method, small, large, yearly, types, pass, secretOf, subscribe };
};

describe('a subscription', () => {
  it('is active once its first invoice is paid, with a period of a month', async () => {
    const { stripe, subscribe, types } = await company();
    const subscription = await subscribe({ metadata: { tenantId: 'acme' }, expand: ['latest_invoice.payments'] });
    expect(subscription).toMatchObject({ status: 'active', metadata: { tenantId: 'acme' }, currency: 'usd' });
    const [item] = subscription.items.data;
    expect(item).toMatchObject({
      current_period_start: at('2026-01-31T12:00:00Z'),
      current_period_end: at('2026-02-28T12:00:00Z'),
      quantity: 1,
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 4900,
      amount_paid: 4900,
      billing_reason: 'subscription_create',
      number: expect.stringMatching(/-0001$/),
    });
    expect(invoice.payments?.data).toMatchObject([{ status: 'paid', amount_paid: 4900 }]);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    expect(types().filter((type) => /subscription|invoice\./.test(type))).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.updated',
      'invoice.finalized',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it('of a customer on a test clock renews as that clock is advanced, and no other subscription does', async () => {
    const { stripe, subscribe, small } = await company();
    const other = await subscribe();
    const start = at('2027-03-01T00:00:00Z');
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start, name: 'A year ahead' });
    const customer = await stripe.customers.create({ name: 'Later', test_clock: clock.id });
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: small.id }],
      default_payment_method: method.id,
    });
    expect(subscription.items.data[0]?.current_period_start).toBe(start);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2027-05-02T00:00:00Z') });
    const invoicesOf = async (id: string) => (await stripe.invoices.list({ subscription: id })).data;
    expect((await invoicesOf(subscription.id)).map(({ status, created }) => ({ status, created }))).toEqual([
      { status: 'paid', created: at('2027-05-01T00:00:00Z') },
      { status: 'paid', created: at('2027-04-01T00:00:00Z') },
      { status: 'paid', created: start },
    ]);
    expect(await invoicesOf(other.id)).toHaveLength(1);
    expect(await stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({ status: 'ready' });
  });

  it('is renewed at the month’s end on the 31st, and on the last day of shorter months', async () => {
    const { stripe, subscribe, advance } = await company();
    const { id } = await subscribe();
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
      const end = item?.current_period_end ?? 0;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      advance(end - Math.floor(Date.parse(new Date(0).toISOString()) / 1000) - (await now(stripe)) + 2 * 3600);
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect((await stripe.invoices.list({ subscription: id })).data).toMatchObject(
      Array.from({ length: 5 }, () => ({ status: 'paid', total: 4900 })),
    );
  });

  it('waits for the payment where the card asks for 3-D Secure, and expires after 23 hours', async () => {
    const { stripe, subscribe, pass, secretOf, advance } = await company('pm_card_authenticationRequired');
    const first = await subscribe();
    expect(first.status).toBe('incomplete');
    await pass('pass', await secretOf(first));
    expect((await stripe.subscriptions.retrieve(first.id)).status).toBe('active');
    const second = await subscribe();
    advance(22 * 3600);
    expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('incomplete');
    advance(2 * 3600);
    expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('incomplete_expired');
    expect((await stripe.invoices.retrieve(String(second.latest_invoice))).status).toBe('void');
  });

  it('has no payment attempted with default_incomplete, and is paid by the page', async () => {
    const { stripe, subscribe, secretOf } = await company();
    const made = await subscribe({
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    expect(made.status).toBe('incomplete');
    const [id = ''] = (await secretOf(made)).split('_secret_');
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
    const after = await stripe.subscriptions.retrieve(made.id, { expand: ['default_payment_method'] });
    expect(after).toMatchObject({ status: 'active', default_payment_method: { card: { brand: 'mastercard' } } });
  });

  it('leaves nothing behind with error_if_incomplete', async () => {
    const { stripe, subscribe, customer } = await company('pm_card_chargeCustomerFail');
    const error = await failure(subscribe({ payment_behavior: 'error_if_incomplete' }));
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });
});

const now = async (stripe: Stripe): Promise<number> => (await stripe.customers.create({})).created;

describe('a trial', () => {
  it('costs nothing, gives notice three days before its end, and is paid after it', async () => {
    const { stripe, subscribe, advance, types } = await company();
    const made = await subscribe({ trial_period_days: 14 });
    expect(made).toMatchObject({ status: 'trialing', trial_end: at('2026-02-14T12:00:00Z') });
    expect(await stripe.invoices.retrieve(String(made.latest_invoice))).toMatchObject({ total: 0, status: 'paid' });
    advance(10 * DAY);
    expect(types()).not.toContain('customer.subscription.trial_will_end');
    advance(2 * DAY);
    expect(types()).toContain('customer.subscription.trial_will_end');
    advance(2 * DAY + 2 * 3600);
    const after = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] });
    expect(after).toMatchObject({
      status: 'active',
      latest_invoice: { total: 4900, status: 'paid', billing_reason: 'subscription_cycle' },
    });
    expect(after.items.data[0]?.current_period_end).toBe(at('2026-03-14T12:00:00Z'));
  });

  for (const [behavior, status] of [
    ['cancel', 'canceled'],
    ['pause', 'paused'],
    ['create_invoice', 'past_due'],
  ] as const)
    it(`without a card ends ${status} with ${behavior}`, async () => {
      const { stripe, small, advance } = await company();
      const customer = await stripe.customers.create({});
      const made = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: small.id }],
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: behavior } },
      });
      expect(made.pending_setup_intent).toMatch(/^seti_/);
      advance(7 * DAY + 2 * 3600);
      expect((await stripe.subscriptions.retrieve(made.id)).status).toBe(status);
      if (status !== 'paused') return;
      await stripe.paymentMethods
        .attach('pm_card_visa', { customer: customer.id })
        .then(({ id }) => stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } }));
      expect((await stripe.subscriptions.resume(made.id)).status).toBe('active');
    });

  it('is ended now by trial_end=now, and paid at once', async () => {
    const { stripe, subscribe } = await company();
    const made = await subscribe({ trial_period_days: 14 });
    const after = await stripe.subscriptions.update(made.id, { trial_end: 'now', expand: ['latest_invoice'] });
    expect(after).toMatchObject({ status: 'active', latest_invoice: { total: 4900, status: 'paid' } });
  });
});

describe('a change of plan', () => {
  it('charges the difference for the rest of the period, as its preview said', async () => {
    const { stripe, subscribe, advance, large } = await company();
    const made = await subscribe();
    advance(14 * DAY);
    const [item] = made.items.data;
    const items = [{ id: item?.id ?? '', price: large.id }];
    const proration_date = await now(stripe);
    const preview = await stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: { items, proration_date, proration_behavior: 'always_invoice' },
    });
    // half of 28 days
    expect(preview).toMatchObject({ total: -2450 + 9950, amount_due: 7500, billing_reason: 'upcoming' });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-2450, 9950]);
    advance(60);
    const after = await stripe.subscriptions.update(made.id, {
      items,
      proration_date,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(after).toMatchObject({
      status: 'active',
      pending_update: null,
      latest_invoice: { total: 7500, status: 'paid' },
    });
    expect(after.items.data).toMatchObject([{ id: item?.id, price: { id: large.id } }]);
  });

  it('waits where its payment fails, and comes once it is paid', async () => {
    const { stripe, subscribe, customer, large, small, types } = await company();
    const made = await subscribe();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
    const items = [{ id: made.items.data[0]?.id ?? '', price: large.id }];
    const upgrade = { items, proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' } as const;
    const waiting = await stripe.subscriptions.update(made.id, upgrade);
    expect(waiting.items.data).toMatchObject([{ price: { id: small.id } }]);
    expect(waiting).toMatchObject({
      status: 'active',
      pending_update: { subscription_items: [{ price: { id: large.id } }] },
    });
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.invoices.pay(String(waiting.latest_invoice), { payment_method: good.id });
    const after = await stripe.subscriptions.retrieve(made.id);
    expect(after.items.data).toMatchObject([{ price: { id: large.id } }]);
    expect(after.pending_update).toBeNull();
    expect(types()).toContain('customer.subscription.pending_update_applied');
  });

  it('is dropped where its invoice is voided or 23 hours pass', async () => {
    const { stripe, subscribe, customer, large, small, advance } = await company();
    const made = await subscribe();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await stripe.subscriptions.update(made.id, { default_payment_method: bad.id });
    const items = [{ id: made.items.data[0]?.id ?? '', price: large.id }];
    const upgrade = { items, proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' } as const;
    const first = await stripe.subscriptions.update(made.id, upgrade);
    await stripe.invoices.voidInvoice(String(first.latest_invoice));
    expect((await stripe.subscriptions.retrieve(made.id)).pending_update).toBeNull();
    const second = await stripe.subscriptions.update(made.id, upgrade);
    advance(24 * 3600);
    const after = await stripe.subscriptions.retrieve(made.id);
    expect(after).toMatchObject({
      status: 'active',
      pending_update: null,
      items: { data: [{ price: { id: small.id } }] },
    });
    expect((await stripe.invoices.retrieve(String(second.latest_invoice))).status).toBe('void');
  });

  it('to another interval begins a new period, with a credit for the old one', async () => {
    const { stripe, subscribe, advance, yearly } = await company();
    const made = await subscribe();
    advance(14 * DAY);
    const items = [{ id: made.items.data[0]?.id ?? '', price: yearly.id }];
    const after = await stripe.subscriptions.update(made.id, { items, expand: ['latest_invoice'] });
    expect((after.latest_invoice as Stripe.Invoice).lines.data.map(({ amount }) => amount)).toEqual([-2450, 49000]);
    expect(after.items.data[0]).toMatchObject({ current_period_end: at('2027-02-14T12:00:00Z') });
  });

  it('at the period’s end comes by a schedule, and can be called off', async () => {
    const { stripe, subscribe, advance, small, large } = await company();
    const made = await subscribe({ items: [{ price: large.id }] });
    const schedule = async () => {
      const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: made.id });
      const [first] = phases;
      return stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: large.id, quantity: 1 }],
            start_date: first?.start_date ?? 0,
            end_date: first?.end_date ?? 0,
          },
          { items: [{ price: small.id, quantity: 1 }], duration: { interval: 'month' }, proration_behavior: 'none' },
        ],
      });
    };
    await stripe.subscriptionSchedules.release((await schedule()).id);
    expect((await stripe.subscriptions.retrieve(made.id)).schedule).toBeNull();
    await schedule();
    const preview = await stripe.invoices.createPreview({ subscription: made.id });
    expect(preview.total).toBe(4900);
    advance(28 * DAY + 2 * 3600);
    const after = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice', 'schedule'] });
    expect(after).toMatchObject({
      status: 'active',
      latest_invoice: { total: 4900, status: 'paid' },
      items: { data: [{ price: { id: small.id } }] },
    });
    advance(31 * DAY);
    expect((await stripe.subscriptions.retrieve(made.id)).schedule).toBeNull();
  });
});

describe('a subscription that ends', () => {
  it('at its period’s end, unless it is renewed before', async () => {
    const { stripe, subscribe, advance } = await company();
    const made = await subscribe();
    const canceled = await stripe.subscriptions.update(made.id, { cancel_at_period_end: true });
    expect(canceled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: at('2026-02-28T12:00:00Z'),
    });
    const renewed = await stripe.subscriptions.update(made.id, { cancel_at_period_end: false });
    expect(renewed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(made.id, { cancel_at_period_end: true });
    advance(29 * DAY);
    expect(await stripe.subscriptions.retrieve(made.id)).toMatchObject({
      status: 'canceled',
      ended_at: at('2026-02-28T12:00:00Z'),
    });
    expect((await stripe.invoices.list({ subscription: made.id })).data).toHaveLength(1);
  });

  it('after its renewal could not be paid four times', async () => {
    const { stripe, subscribe, customer, advance, types } = await company();
    const made = await subscribe();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
    advance(28 * DAY + 2 * 3600);
    const late = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] });
    expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
    advance(14 * DAY);
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('past_due');
    advance(2 * DAY);
    expect(await stripe.subscriptions.retrieve(made.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  });

  it('is active again where its customer pays the renewal in time', async () => {
    const { stripe, subscribe, customer, advance } = await company();
    const made = await subscribe();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
    advance(28 * DAY + 2 * 3600);
    const { latest_invoice } = await stripe.subscriptions.retrieve(made.id);
    expect(await failure(stripe.invoices.pay(String(latest_invoice)))).toMatchObject({ code: 'card_declined' });
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect((await stripe.invoices.pay(String(latest_invoice), { payment_method: good.id })).status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
  });
});

describe('an invoice', () => {
  it('has tax on each line by its rates, in its sums', async () => {
    const { stripe, subscribe } = await company();
    const rate = await stripe.taxRates.create({ display_name: 'VAT', percentage: 19, inclusive: false, country: 'DE' });
    const made = await subscribe({ default_tax_rates: [rate.id], expand: ['latest_invoice'] });
    expect(made.latest_invoice).toMatchObject({
      subtotal: 4900,
      total: 5831,
      total_excluding_tax: 4900,
      amount_paid: 5831,
      total_taxes: [
        { amount: 931, taxable_amount: 4900, tax_behavior: 'exclusive', tax_rate_details: { tax_rate: rate.id } },
      ],
    });
  });
});
