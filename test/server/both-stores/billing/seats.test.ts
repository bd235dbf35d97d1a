import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billing, paymentProviders, subscriptions } from '../../../../core/contract/billing.ts';
import { invitations } from '../../../../core/contract/invitations.ts';
import { members } from '../../../../core/contract/members.ts';
import { users } from '../../../../core/contract/users.ts';
import { ensureCustomer } from '../../../../demo/server/billing/account.ts';
import { synchronize } from '../../../../demo/server/billing/sync.ts';
import { BILLING_PLANS, testProvider, type TestProvider } from '../../../kit/billing/provider.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aTenantPlan } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const ADA = 'ada@acme.test';
/** Six seats; the company has four people. */
const SIX = { key: 'seats', name: 'Seats', included: 6 };
const PLANS = {
  ...BILLING_PLANS,
  plans: BILLING_PLANS.plans.map((plan) => (plan.key === 'free' ? { ...plan, limits: [SIX] } : plan)),
};

describe('seats', () => {
  let server: TestServer;
  let provider: TestProvider;
  let ada: Browser;
  let taken = 0;
  let invited = 0;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    provider = testProvider(server.clock);
    Object.assign(provider, { account: `test:${crypto.randomUUID()}` });
    server = server.configured({ ...PLANS, limits: ROOMY_LIMITS }, { payments: provider });
    const { tenantId } = server.acme;
    await server.store.transaction(async (rows) => {
      for (const name of ['billingAccounts', 'subscriptions', 'invoices', 'paymentMethods', 'tenantPlans'] as const)
        await rows[name].remove({ tenantId });
      for (const { id, userId } of await rows.memberships.find({ where: { tenantId } }))
        if ((await rows.users.count({ id: userId })) === 0) await rows.memberships.remove({ id });
    });
    ada = await enter(server, ADA);
    taken = await server.store.memberships.count({ tenantId });
  });

  const address = () => `guest-${(invited += 1)}@guests.test`;
  const invite = (browser = ada, email = address()) => browser.call(members.invite, { body: { email } });
  const people = () => server.store.memberships.count({ tenantId: server.acme.tenantId });
  const seats = async () => (await ada.call(billing.usage)).value.find(({ key }) => key === 'seats');
  /** Fills all seats but the last one. */
  const fill = async (included: number) => {
    for (let at = taken; at < included - 1; at += 1) expect((await invite()).status).toBe(200);
  };
  /** Subscribes to a plan; `team` is paid by the seat. */
  const buy = async (stripePlanId: string, count?: number) => {
    const { customerId } = await ensureCustomer(server.ports, provider, server.acme.tenantId);
    const { id: paymentMethodId } = provider.addMethod(customerId);
    await synchronize(server.ports, provider, server.acme.tenantId);
    const body = { stripePlanId, paymentMethodId, ...(count !== undefined && { seats: count }) };
    const { value } = await ada.call(paymentProviders.createSubscription, { body });
    return { params: { subscriptionId: value.subscriptionId } };
  };
  const live = async () => (await ada.call(subscriptions.list)).value[0]!;
  const audits = async (action: 'Seats changed' | 'Seat change requested') =>
    server.store.audits.find({ where: { tenantId: server.acme.tenantId, action } });

  it('are taken by members and by invitations, and the last one is the last', async () => {
    expect(await seats()).toMatchObject({ included: 6, used: taken });
    await fill(6);
    const { status, value } = await invite();
    expect(status).toBe(200);
    expect(await seats()).toMatchObject({ included: 6, used: 6 });
    const refused = await invite();
    expect([refused.status, refused.errorCode]).toEqual([409, 'seatLimitReached']);
    await ada.call(invitations.revoke, { params: { userId: value.id } });
    expect((await invite()).status).toBe(200);
  });

  it('are not exceeded by invitations at one moment, from two nodes', async () => {
    await fill(6);
    const node = server.configured({});
    const other = Object.assign(node.browser(), { token: ada.token });
    const answers = await Promise.all([ada, other, ada, other].map((browser) => invite(browser)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await people()).toBe(6);
  });

  it('end an invitation in bulk for those who find none, and invite the others', async () => {
    await fill(6);
    const body = { users: [{ email: address() }, { email: address() }] };
    const { value } = await ada.call(members.inviteMany, { body });
    expect(value.invited.map(({ email }) => email)).toEqual([body.users[0]!.email]);
    expect(value.refused).toMatchObject([{ email: body.users[1]!.email, errorCode: 'seatLimitReached' }]);
  });

  it('keep a revoked invitation from coming back where another has its seat', async () => {
    await fill(6);
    const { value: first } = await invite();
    const { value: revoked } = await ada.call(invitations.revoke, { params: { userId: first.id } });
    await invite();
    const back = await ada.call(invitations.restore, { body: { undo: revoked.undo } });
    expect(back.errorCode).toBe('seatLimitReached');
    expect(await people()).toBe(6);
  });

  it('keep people out who join or sign up by the company’s link, and let an invited person in', async () => {
    await fill(6);
    const { token } = (await ada.call(invitations.createLink, { body: {} })).value;
    const email = address();
    await invite(ada, email);
    const mailed = await server.linkTo(email);
    const stranger = {
      email: address(),
      name: 'Sy Stranger',
      password: 'Never-before-15-Seats',
      invitationToken: token,
    };
    expect((await server.browser().call(users.signUp, { body: stranger })).errorCode).toBe('seatLimitReached');
    const elsewhere = {
      email: address(),
      name: 'Val Else',
      password: 'Never-before-15-Seats',
      companyName: 'Val GmbH',
    };
    await server.browser().call(users.signUp, { body: elsewhere });
    const confirmed = { ...(await server.linkTo(elsewhere.email)), password: elsewhere.password };
    await server.browser().call(users.activate, { body: confirmed });
    const val = await enter(server, elsewhere.email);
    expect((await val.call(invitations.join, { body: { token } })).errorCode).toBe('seatLimitReached');
    const accepting = { ...mailed, password: 'Never-before-15-Seats', name: 'In Vited' };
    expect((await server.browser().call(invitations.accept, { body: accepting })).status).toBe(200);
    expect(await people()).toBe(6);
  });

  it('are the most that the plans of the company have, and none where one has no limit', async () => {
    const { tenantId } = server.acme;
    const given = aTenantPlan({ tenantId, planKey: 'unlimited', expires: null });
    await server.store.transaction((rows) => rows.tenantPlans.insert(given));
    const unlimited = { ...PLANS.plans[1]!, key: 'unlimited', limits: [{ ...SIX, included: null }] };
    const here = server.configured({ plans: [...PLANS.plans, unlimited] });
    const browser = Object.assign(here.browser(), { token: ada.token });
    for (let at = taken; at < 8; at += 1) expect((await invite(browser)).status).toBe(200);
    // after the plan everyone stays, and only the next one is refused
    expect(await seats()).toMatchObject({ included: 6, used: 8 });
    expect((await invite()).errorCode).toBe('seatLimitReached');
  });

  describe('that are paid for', () => {
    it('count, whatever the plans say, and more of them are there at once', async () => {
      const subscription = await buy('team', taken);
      expect(await seats()).toMatchObject({ included: taken, used: taken });
      expect((await invite()).errorCode).toBe('seatLimitReached');
      const query = { planId: 'team', seats: String(taken + 2) };
      expect((await ada.call(subscriptions.preview, { query })).value).toMatchObject({
        effective: 'now',
        seats: taken + 2,
        dueNow: 900 * (taken + 2),
      });
      const before = (await server.mailsTo(ADA)).length;
      const changed = await ada.call(subscriptions.changeSeats, { ...subscription, body: { seats: taken + 2 } });
      expect(changed.status).toBe(200);
      expect(await live()).toMatchObject({ seats: taken + 2, price: { amount: 900 * (taken + 2) } });
      expect((await invite()).status).toBe(200);
      expect((await audits('Seat change requested')).at(-1)).toMatchObject({ email: ADA });
      expect((await audits('Seats changed')).at(-1)?.details).toMatchObject({ from: taken, to: taken + 2 });
      const mails = await server.mailsTo(ADA);
      expect(
        mails.slice(0, mails.length - before).filter(({ subject }) => /seats have changed/.test(subject)),
      ).toHaveLength(1);
    });

    it('are never fewer than are taken, and fewer from the end of the period on', async () => {
      const subscription = await buy('team', taken + 3);
      const change = (count: number) =>
        ada.call(subscriptions.changeSeats, { ...subscription, body: { seats: count } });
      expect((await change(taken - 1)).errorCode).toBe('seatsNeeded');
      await invite();
      expect((await change(taken)).errorCode).toBe('seatsNeeded');
      expect((await change(taken + 1)).status).toBe(200);
      expect(await live()).toMatchObject({
        seats: taken + 3,
        scheduledChange: { planId: 'team', seats: taken + 1 },
        nextPayment: { amount: 900 * (taken + 1) },
      });
    });

    it('belong to plans with a price per seat, and to the company’s own subscription', async () => {
      const subscription = await buy('growth');
      const body = { seats: 30 };
      expect((await ada.call(subscriptions.changeSeats, { ...subscription, body })).errorCode).toBe(
        'planChangeNotAllowed',
      );
      const other = {
        params: { subscriptionId: (await live()).id.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
      };
      expect((await ada.call(subscriptions.changeSeats, { ...other, body })).status).toBe(404);
      const wrong = await ada.call(subscriptions.changeSeats, { ...subscription, body: { seats: 0 } });
      expect([wrong.status, wrong.errorCode]).toEqual([400, 'invalidInput']);
    });
  });
});
