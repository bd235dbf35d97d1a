import { billing, invoices, paymentMethods, subscriptions } from '../../../core/contract/billing.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import type { ProviderMethod } from '../../../demo/server/payments.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import { card, pagePaymentsOf, seedBilling, subscriptionTo } from '../../../demo/preview/payments/seed-billing.ts';
import type { PagePayments } from '../../../demo/preview/payments/page-payments.ts';
import { withDemoPlans } from '../../../demo/server/dev/plans.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../demo/server/vendor/config.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';
import { portalActions } from '../../kit/portal-actions.ts';

const ADA = 'ada@acme.test';

let portal: PortalPlace;
let payments: PagePayments;
const { root, press, type, shows, menuOf, items } = portalActions(() => portal);

/** Opens the tab for Ada, over a payment provider in which `change` was made. */
const open = async (
  path = '/',
  change: Parameters<typeof seedBilling>[2] = () => undefined,
  { config = {}, lang = 'en' }: { config?: Partial<OperatorConfig>; lang?: string } = {},
) => {
  const seed = async (ports: Ports) => {
    payments = pagePaymentsOf(ports);
    await seedBilling(ports, ADA, change);
  };
  portal = await openPortal({
    as: ADA,
    tag: 'fe-subscription-tab',
    attributes: { path, lang },
    preview: { config, seed },
  });
};
const at = () => portal.element.getAttribute('path');

/** The subscription as the server says it. */
const subscription = async () => {
  const list = await portal.app.client.call(subscriptions.list, {});
  if (!list.ok || !list.value[0]) throw new Error('There is no subscription');
  return list.value[0];
};
const methods = async () => {
  const list = await portal.app.client.call(paymentMethods.list, {});
  return list.ok ? list.value : [];
};

/** Charges the default card with these last digits. */
const paidBy =
  (last4: string): Parameters<typeof seedBilling>[2] =>
  (state) => {
    state.methods = [card({ last4, id: 'pm_4242' }), card({ last4: '4444', brand: 'mastercard' })];
  };

/** Acme on Scale. */
const onScale: Parameters<typeof seedBilling>[2] = (state, now) => {
  state.subscriptions = subscriptionTo({ config: withDemoPlans(DEFAULT_CONFIG) }, 'price_scale_month', now);
};

/** Acme on a plan by the seat, with more of them than people. */
const onTeam: Parameters<typeof seedBilling>[2] = (state, now) => {
  const config = withDemoPlans(DEFAULT_CONFIG);
  state.subscriptions = subscriptionTo({ config }, 'price_team_month', now, { seats: 34, amount: 34 * 900 });
};

/** Payment methods with a badge. */
const marked = (badge: string) =>
  Array.from(root().querySelectorAll('.fe-billing-name'))
    .filter((line) => line.querySelector('.fe-badge')?.textContent === badge)
    .map((line) => line.querySelector('bdi')?.textContent);

afterEach(() => portal.close());

describe('<fe-subscription-tab>', () => {
  it('upgrades at once, for the sum that was shown before', async () => {
    await open();
    await press('button', 'Change plan');
    await press('button', 'Upgrade to Scale');
    await shows('Scale starts right away.', 'You get', 'Due today', 'Charged to Visa ending in 4242.');
    const due = /Due today\s*\$([\d.]+)/.exec(portal.words())?.[1];
    expect(Number(due)).toBeGreaterThan(0);
    await press('dialog button', `Upgrade and pay $${due}`);
    await shows('You’re on Scale now', 'Current plan');
    expect((await subscription()).plan.slug).toBe('scale');
    const newest = await portal.app.client.call(invoices.list, { query: { _limit: '1' } });
    expect(newest.ok && newest.value[0]).toMatchObject({ status: 'paid', totalAmount: Math.round(Number(due) * 100) });
  });

  it('charges a card that was saved a moment ago', async () => {
    let saved: ProviderMethod[] = [];
    await open('/', (state) => {
      saved = state.methods;
      state.methods = [];
    });
    await shows('No payment method yet.');
    await press('button', 'Change plan');
    for (const state of payments.customers.values()) state.methods = saved;
    await portal.app.client.call(billing.refresh, {});
    void portal.app.use(queriesFeature).answers.invalidateQueries();
    await press('button', 'Upgrade to Scale');
    await shows('Scale starts right away.', 'Charged to Visa ending in 4242.');
  });

  it('asks for what a change has left open a moment ago, not before that is read', async () => {
    await open('/?dialog=add-card');
    await shows('Add card');
    portal.element.setAttribute('path', '/');
    await shows('Next payment');
    for (const {
      subscriptions: [subscribed],
      invoices: list,
    } of payments.customers.values()) {
      const [newest] = list;
      if (!subscribed || !newest) continue;
      subscribed.status = 'past_due';
      list.unshift({
        ...newest,
        id: 'in_open',
        status: 'open',
        paid: 0,
        due: newest.total,
        paidAt: null,
        issue: 'declined',
      });
    }
    await portal.app.client.call(billing.refresh, {});
    void portal.app.use(queriesFeature).answers.invalidateQueries();
    portal.element.setAttribute('path', '/?dialog=pay&row=in_open');
    await eventually(() => expect(portal.find('dialog[open] .fe-button-primary').textContent).toMatch(/^Pay \$/));
  });

  it('tells in the person’s own language what a change costs, in whole yen', async () => {
    const { billing: rules } = withDemoPlans(DEFAULT_CONFIG);
    await open('/plans', undefined, {
      config: { billing: { ...rules, currency: 'jpy', taxRates: ['txr_1'] } },
      lang: 'de',
    });
    await shows('4.900\u00a0¥ pro Monat', '19.900\u00a0¥ pro Monat', 'Plätze: 25');
    await press('button', 'Upgrade auf Scale');
    await shows('Nicht genutzte Zeit von Growth', 'Verbleibende Zeit von Scale');
    const [, due = ''] = /Heute fällig\s*([\d.]+)\s¥/.exec(portal.words()) ?? [];
    expect(Number(due.replaceAll('.', ''))).toBeGreaterThan(1000);
    await eventually(() =>
      expect(portal.find('dialog .fe-button-primary').innerText).toMatch(/^Upgrade für [\d.]+\s¥$/),
    );
    portal.find('dialog .fe-button-primary').click();
    await shows('Sie haben jetzt Scale');
    portal.element.setAttribute('path', '/');
    await shows('Nächste Zahlung: 19.900\u00a0¥ zuzüglich etwaiger Steuern am');
    portal.element.setAttribute('path', '/invoices');
    await shows(`${due}\u00a0¥`);
  });

  it('leaves the plan as it was where the card is declined, and says so', async () => {
    await open('/plans', paidBy('0002'));
    await press('button', 'Upgrade to Scale');
    await eventually(() => expect(portal.words()).toContain('Due today'));
    const due = /Due today\s*(\$[\d.]+)/.exec(portal.words())?.[1];
    await press('dialog button', `Upgrade and pay ${due}`);
    await shows('Your card was declined, and your plan hasn’t changed.');
    expect((await subscription()).plan.slug).toBe('growth');
  });

  it('refuses a change by what was seen before another tab changed the plan', async () => {
    await open('/plans');
    await press('button', 'Upgrade to Scale');
    await shows('Due today');
    const { id } = await subscription();
    const { call } = portal.app.client;
    const params = { subscriptionId: id };
    const query = { planId: 'growth-yearly' };
    const preview = await call(subscriptions.preview, { query });
    expect(preview.ok).toBe(true);
    await call(subscriptions.update, { params, body: query });
    const due = /Due today\s*(\$[\d.]+)/.exec(portal.words())?.[1];
    await press('dialog button', `Upgrade and pay ${due}`);
    await shows('Your subscription has changed in the meantime.');
    expect((await subscription()).plan.slug).toBe('growth-yearly');
  });

  it('downgrades at the end of the period, and keeps the plan where it is called off', async () => {
    await open('/plans', onScale);
    await press('button', 'Downgrade to Growth');
    await shows('You keep Scale until', 'Nothing is charged today.', 'you lose');
    await eventually(() => portal.find('dialog .fe-button-primary').click());
    await shows('Your plan changes to Growth on');
    expect(await subscription()).toMatchObject({ plan: { slug: 'scale' }, scheduledChange: { planId: 'growth' } });
    await press('button', 'Keep Scale');
    await shows('You’re staying on Scale');
    expect((await subscription()).scheduledChange).toBeUndefined();
  });

  it('gets more seats at once for the sum that was shown, fewer at the end of the period, and none below those taken', async () => {
    await open('/', onTeam);
    await shows('34 seats, $306 per month');
    await press('button', 'Change seats');
    await shows('30 seats are taken by people and invitations.');
    await type('Seats', '36');
    await shows('You get 2 more seats right away.', 'Due today');
    const due = /Due today\s*(\$[\d.]+)/.exec(portal.words())?.[1];
    await press('dialog button', `Pay ${due} and change seats`);
    await shows('You have 36 seats now', '36 seats, $324 per month');
    await press('button', 'Change seats');
    await type('Seats', '29');
    await eventually(() => expect(root().querySelector('dialog button[type=submit]')).toBeNull());
    await shows('From 30 to 100,000.');
    await type('Seats', '32');
    await shows('you have 32 seats. Nothing is charged today.');
    await eventually(() => portal.find('dialog .fe-button-primary:not([aria-disabled])').click());
    await shows('You’ll have 32 seats from', 'Changes to 32 seats on');
    expect(await subscription()).toMatchObject({ seats: 36, scheduledChange: { seats: 32 } });
    await press('button', 'Keep 36 seats');
    await shows('You’re keeping 36 seats');
    expect((await subscription()).scheduledChange).toBeUndefined();
  });

  it('cancels at the end of the period, and renews until then', async () => {
    await open();
    await press('button', 'Cancel subscription');
    await shows('Cancel Growth?', 'You keep Growth until', 'You then move to Free');
    await press('dialog button', 'Cancel subscription');
    await shows('Ending', 'Ends on');
    expect((await subscription()).cancellation).toEqual({ policy: 'atPeriodEnd' });
    await press('button', 'Renew subscription');
    await shows('Renewed.', 'Next payment: $49.00');
    expect((await subscription()).cancellation).toBeNull();
  });

  it('takes a change to the free plan for a cancellation', async () => {
    await open('/plans');
    await press('button', 'Downgrade to Free');
    await shows('Cancel Growth?');
    await press('dialog button', 'Keep subscription');
    expect((await subscription()).cancellation).toBeNull();
  });

  it('charges another card from now on, and removes the one that is not needed', async () => {
    await open();
    await menuOf('Visa ending in 4242');
    await eventually(() => expect(items()).toHaveLength(1));
    expect(root().querySelector('[role=menuitem]')?.getAttribute('aria-disabled')).toBe('true');
    await shows('Make another one the default first.');
    await press('button[aria-haspopup=menu]', 'Actions for Visa ending in 4242');
    await menuOf('Mastercard ending in 4444');
    await press('[role=menuitem]', 'Make default');
    await shows('Mastercard ending in 4444 is now the default');
    await eventually(() => expect(marked('Default')).toEqual(['Mastercard ending in 4444']));
    await menuOf('Visa ending in 4242');
    await press('[role=menuitem]', 'Remove');
    await press('dialog button', 'Remove payment method');
    await shows('Visa ending in 4242 removed');
    expect((await methods()).map((one) => one.type === 'card' && one.last4)).toEqual(['4444']);
  });

  it('saves billing details for the next invoice', async () => {
    await open('/?dialog=details');
    await type('Name or company', 'Acme Holding');
    await type('City', '');
    await press('dialog button', 'Save changes');
    await shows('Billing details saved', 'Acme Holding');
    const [{ customer } = { customer: undefined }] = payments.customers.values();
    expect(customer).toMatchObject({ name: 'Acme Holding', address: { postalCode: '10115', country: 'DE' } });
    expect(customer?.address).not.toHaveProperty('city');
  });

  it('goes through the pages of invoices', async () => {
    await open('/invoices');
    await shows('Invoice ACME-0014', 'Invoice ACME-0005', '1–10');
    await press('button', 'Next page');
    await shows('Invoice ACME-0004', 'Invoice ACME-0001', '11–14 of 14');
    expect(portal.words()).not.toContain('Invoice ACME-0005');
  });

  it('tells what became of an invoice: refunded, disputed, charged back, and paid where the dispute was won', async () => {
    await open('/invoices', (state) => {
      const all = [
        {},
        { refunded: 4900 },
        { refunded: 1000 },
        { dispute: 'open' },
        { dispute: 'lost' },
        { dispute: 'won' },
      ] as const;
      state.invoices = state.invoices.map((invoice, at) => ({ ...invoice, ...all[at] }));
    });
    await shows('Invoice ACME-0005');
    const badges = Array.from(root().querySelectorAll('.fe-billing-line .fe-badge'), (badge) => badge.textContent);
    expect(badges.slice(0, 6)).toEqual(['Paid', 'Refunded', '$10.00 refunded', 'Disputed', 'Charged back', 'Paid']);
  });

  it('stays readable while the payment provider is down, and tells why a change was not made', async () => {
    await open();
    await shows('Next payment');
    payments.down = true;
    await press('button', 'Cancel subscription');
    await press('dialog button', 'Cancel subscription');
    await shows('The payment service can’t be reached right now.');
    await press('dialog button', 'Keep subscription');
    await shows('Growth', 'Visa ending in 4242');
    payments.down = false;
    expect((await subscription()).cancellation).toBeNull();
  });

  it('opens no dialog by an address that names what cannot be done', async () => {
    await open('/plans?dialog=plan&row=growth');
    await shows('Current plan');
    expect(root().querySelector('dialog')).toBeNull();
    expect(at()).toBe('/plans?dialog=plan&row=growth');
  });
});
