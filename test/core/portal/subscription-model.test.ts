import { describe, expect, it } from 'vitest';
import type { BillingSummary, Plan, PlanUsage, Subscription } from '../../../core/contract/entities/billing.ts';
import {
  cardExpiry,
  currentSubscription,
  daysLeft,
  isCancelable,
  isRenewable,
  planDifference,
  planMove,
  statusOf,
} from '../../../elements/admin-portal/tabs/subscription/subscription-model.ts';

// only what the model reads; the rest of an entity does not matter here
const subscription = (some: Partial<Subscription> & { status?: string } = {}) =>
  ({ id: 's', status: 'active', cancellation: null, startDate: '2026-01-01T00:00:00.000Z', ...some }) as Subscription;
const summary = (some: Partial<BillingSummary> = {}) =>
  ({ subscriptionId: null, paymentMethodId: null, ...some }) as BillingSummary;
const plan = (id: string, rank: number, some: Partial<Plan> = {}): Plan => ({
  id,
  externalId: '',
  slug: id,
  name: id,
  description: '',
  price: { id, externalId: '', amount: rank * 100, currency: 'usd', interval: 'month', perSeat: false },
  rank,
  trialDays: 0,
  isDefault: rank === 0,
  features: [],
  limits: [],
  ...some,
});
const ENDING = { cancellation: { policy: 'atPeriodEnd' } } as const;

describe('a subscription', () => {
  it.each([
    ['active', 'active'],
    ['trialEnded', 'trialEnded'],
    ['paused', 'expired'],
    ['ACTIVE', 'expired'],
  ])('of status %s is shown as %s', (status, shown) => {
    expect(statusOf(subscription({ status: status as 'active' }))).toBe(shown);
  });

  it.each([
    ['active', {}, null, true],
    ['active', ENDING, 'm', false],
    ['trialing', {}, 'm', true],
    ['trialing', {}, null, false],
    ['incomplete', {}, 'm', false],
    ['canceled', {}, 'm', false],
  ] as const)('that is %s, with %o and the payment method %s, can be canceled: %s', (status, some, method, can) => {
    expect(isCancelable(subscription({ status, ...some }), summary({ paymentMethodId: method as never }))).toBe(can);
  });

  it.each([
    ['active', ENDING, true],
    ['active', {}, false],
    ['canceled', ENDING, false],
  ] as const)('that is %s, with %o, can be renewed: %s', (status, some, can) => {
    expect(isRenewable(subscription({ status, ...some }))).toBe(can);
  });

  it('is the live one of a tenant, else the last that began', () => {
    const old = subscription({ id: 'old' as never, startDate: '2025-01-01T00:00:00.000Z', status: 'canceled' });
    const last = subscription({ id: 'last' as never, status: 'expired' });
    expect(currentSubscription([old, last], summary({ subscriptionId: 'old' as never }))?.id).toBe('old');
    expect(currentSubscription([old, last], summary())?.id).toBe('last');
    expect(currentSubscription([], summary())).toBeUndefined();
  });
});

const seats = (included: number | null) => [{ key: 'seats', name: 'Seats', included }];

describe('a change of plan', () => {
  const monthly = plan('growth', 1, { group: 'growth' });
  const yearly = plan('growth-yearly', 2, { group: 'growth' });
  const scale = plan('scale', 3);
  const free = plan('free', 0);

  it.each([
    ['to a higher one', scale, monthly, subscription(), 'upgrade'],
    ['to a lower one', monthly, scale, subscription(), 'downgrade'],
    ['to the same by the year', yearly, monthly, subscription(), 'switch'],
    ['to the free one', free, scale, subscription(), 'cancel'],
    ['from one that is not on offer', scale, undefined, subscription(), 'switch'],
    ['without a subscription', scale, free, undefined, 'first'],
    ['after the subscription has ended', scale, free, subscription({ status: 'canceled' }), 'first'],
  ] as const)('%s is of the kind it should be', (_, to, from, current, move) => {
    expect(planMove(to, from, current)).toBe(move);
  });

  it('names features won and lost, and the limits that are exceeded then', () => {
    const reports = { key: 'reports', name: 'Reports' };
    const sso = { key: 'sso', name: 'SSO' };
    const used: PlanUsage[] = [{ key: 'seats', name: 'Seats', included: null, used: 12 }];
    const big = { ...scale, features: [reports, sso], limits: seats(null) };
    const small = { ...monthly, features: [reports], limits: seats(10) };
    expect(planDifference(big, small, used)).toEqual({ gained: [sso], lost: [], over: [] });
    expect(planDifference(small, big, used)).toEqual({
      gained: [],
      lost: [sso],
      over: [{ key: 'seats', name: 'Seats', used: 12, included: 10 }],
    });
  });
});

describe('a card', () => {
  it.each([
    ['2026-11-30T23:59:59Z', 'soon'],
    ['2026-12-01T00:00:00Z', 'expired'],
    ['2026-10-30T00:00:00Z', undefined],
  ])('of 11/2026 is on %s %s', (now, expiry) => {
    expect(cardExpiry({ expMonth: 11, expYear: 2026 }, Date.parse(now))).toBe(expiry);
  });
});

describe('a trial', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 3],
    ['2026-11-23T11:00:00Z', 1],
    ['2026-11-25T00:00:00Z', 0],
  ])('that ends on 23 November at noon has on %s %i days left', (now, days) => {
    expect(daysLeft('2026-11-23T12:00:00Z', Date.parse(now))).toBe(days);
  });
});
