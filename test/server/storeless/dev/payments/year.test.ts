import type { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kit/random.ts';
import { testPayments } from '../../../../kit/payments.ts';

const DAY = 86_400;
const SUBSCRIPTIONS = 200;
const START = Date.parse('2027-10-29T09:30:00Z');

/** A year of subscriptions that begin, change, fail and end, gone through in steps of so many days. */
const year = async (stepDays: number) => {
  const { stripe, processor, advance } = testPayments(START);
  const { state } = processor.account;
  const product = await stripe.products.create({ name: 'Growth' });
  const rate = await stripe.taxRates.create({ display_name: 'VAT', percentage: 19, inclusive: false });
  const price = (unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product: product.id, currency: 'eur', unit_amount, recurring: { interval } });
  const prices = [await price(4_999, 'month'), await price(19_901, 'month'), await price(49_000, 'year')];
  const random = randomFrom(7);
  const pick = (below: number) => Math.floor(random() * below);
  const priceOf = (at: number) => prices[at]?.id ?? '';
  const born: { id: string; anchor: number }[] = [];
  const begin = async () => {
    const customer = await stripe.customers.create({});
    const token = ['pm_card_visa', 'pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeCustomerFail'][pick(4)] ?? '';
    const method = await stripe.paymentMethods.attach(token, { customer: customer.id });
    const trial = pick(4) === 0 ? { trial_period_days: 1 + pick(30) } : {};
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: priceOf(pick(3)), quantity: 1 + pick(3) }],
      default_payment_method: method.id,
      ...(pick(2) === 0 && { default_tax_rates: [rate.id] }),
      ...trial,
    });
    born.push({ id: made.id, anchor: made.billing_cycle_anchor });
  };
  const alter = async () => {
    const one = born[pick(born.length)];
    const now = one && state.subscriptions[one.id];
    const action = pick(4);
    const item = now?.items.data[0];
    if (!one || !now || !item || !['active', 'trialing'].includes(now.status)) return;
    if (action === 0) await stripe.subscriptions.update(one.id, { cancel_at_period_end: !now.cancel_at_period_end });
    else if (item.price.recurring?.interval === 'month')
      await stripe.subscriptions.update(one.id, {
        items: [{ id: item.id, price: priceOf(item.price.id === priceOf(0) ? 1 : 0), quantity: 1 + pick(4) }],
        proration_behavior: action === 1 ? 'create_prorations' : 'always_invoice',
        ...(action === 3 && { payment_behavior: 'pending_if_incomplete' as const }),
      });
  };
  // what people do falls on the same moments in every run; the clock moves between them in smaller or larger steps
  let day = 0;
  for (let turn = 0; day < 372; turn += 1) {
    const isMonthEnd = new Date(START + day * DAY * 1000).getUTCDate() >= 28;
    const count = Math.min(SUBSCRIPTIONS - born.length, isMonthEnd ? 8 : 2);
    for (let at = 0; at < count; at += 1) await begin();
    for (let at = 0; at < 2; at += 1) await alter();
    const gap = 1 + (turn % 3);
    for (let passed = 0; passed < gap; passed += stepDays) advance(Math.min(stepDays, gap - passed) * DAY);
    day += gap;
  }
  const invoices = Object.values(state.invoices);
  const of = (id: string) => invoices.filter(({ parent }) => parent?.subscription_details?.subscription === id);
  return { state, born, invoices, of };
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const whole = (invoices: readonly Stripe.Invoice[]) =>
  invoices
    .flatMap(({ lines }) => lines.data)
    .filter(({ parent }) => parent?.subscription_item_details?.proration === false);

/** The moment so many months after another one, or the last day of that month, by the calendar. */
const monthsAfter = (anchor: number, months: number): number => {
  const from = new Date(anchor * 1000);
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + months);
  // one too many: the month is shorter
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next.getTime() / 1000;
};

describe('a year of two hundred subscriptions', () => {
  let made: Awaited<ReturnType<typeof year>>;
  beforeAll(async () => {
    made = await year(3);
  });

  it('has some of every kind', () => {
    const statuses = Object.values(made.state.subscriptions).map(({ status }) => status);
    expect(made.born).toHaveLength(SUBSCRIPTIONS);
    expect(new Set(statuses)).toEqual(new Set(['active', 'canceled', 'incomplete_expired']));
    expect(made.invoices.length).toBeGreaterThan(1_000);
    expect(
      made.invoices.filter(({ billing_reason }) => billing_reason === 'subscription_update').length,
    ).toBeGreaterThan(40);
  });

  it('has sums that are those of their lines and taxes, in whole minor units', () => {
    for (const {
      lines,
      subtotal,
      total,
      total_taxes,
      amount_due,
      starting_balance,
      ending_balance,
      status,
    } of made.invoices) {
      expect(subtotal).toBe(sum(lines.data.map(({ amount }) => amount)));
      const taxes = lines.data.flatMap((line) => line.taxes ?? []);
      expect(sum((total_taxes ?? []).map(({ amount }) => amount))).toBe(sum(taxes.map(({ amount }) => amount)));
      expect(total).toBe(subtotal + sum(taxes.map(({ amount }) => amount)));
      if (status === 'draft') continue;
      // all of it is either due or stays on the customer's balance
      expect(amount_due + (ending_balance ?? 0)).toBe(total + starting_balance);
      expect([subtotal, total, amount_due].every(Number.isInteger)).toBe(true);
    }
  });

  it('charges each paid invoice once, and no other', () => {
    const { state, invoices } = made;
    const charges = Object.values(state.charges).filter(({ paid }) => paid);
    const payments = Object.values(state.invoicePayments);
    for (const { id, status, amount_due, amount_paid } of invoices) {
      const intents = payments.filter(({ invoice }) => invoice === id).map(({ payment }) => payment.payment_intent);
      const taken = charges.filter(({ payment_intent }) => intents.includes(String(payment_intent)));
      expect(taken.map(({ amount }) => amount)).toEqual(status === 'paid' && amount_due > 0 ? [amount_due] : []);
      expect(amount_paid).toBe(status === 'paid' ? amount_due : 0);
    }
    expect(sum(charges.map(({ amount }) => amount))).toBe(sum(invoices.map(({ amount_paid }) => amount_paid)));
  });

  it('has numbers without a gap for each customer', () => {
    for (const customer of Object.keys(made.state.customers)) {
      const numbers = made.invoices
        .filter((invoice) => invoice.customer === customer && invoice.number !== null)
        .map(({ number }) => Number(number?.split('-').at(-1)));
      expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
    }
  });

  it('bills each period once, without gap or overlap, at the month’s end where it began there', () => {
    let shortMonths = 0;
    for (const { id, anchor } of made.born) {
      const periods = whole(made.of(id)).map(({ period }) => period);
      for (const [at, { start, end }] of periods.entries()) {
        if (at > 0) expect(start).toBe(periods[at - 1]?.end);
        const isTrial = at === 0 && end === anchor;
        if (isTrial) continue;
        const months = Math.round((end - anchor) / (30.44 * DAY));
        expect(new Date(end * 1000).toISOString()).toBe(new Date(monthsAfter(anchor, months) * 1000).toISOString());
        if (new Date(end * 1000).getUTCDate() < new Date(anchor * 1000).getUTCDate()) shortMonths += 1;
      }
    }
    expect(shortMonths).toBeGreaterThan(20);
    const leap = whole(made.invoices).filter(({ period }) =>
      new Date(period.end * 1000).toISOString().startsWith('2028-02-29'),
    );
    expect(leap.length).toBeGreaterThan(3);
  });

  it('comes to the same, however far the clock is moved at a time', async () => {
    const other = await year(1);
    const summary = ({ born, of, state }: typeof made) =>
      born.map(({ id }) => ({
        status: state.subscriptions[id]?.status,
        invoices: of(id).map(({ created, total, status, number }) => [created, total, status, number?.slice(-4)]),
      }));
    expect(summary(other)).toEqual(summary(made));
  });
});
