import { describe, expect, it } from 'vitest';
import { clientStatusOf } from '../../../core/checkout/subscription-status.ts';
import { declineReasonOf } from '../../../core/checkout/decline-reason.ts';
import { type BillingTruth, outcomeOf, transitionOf } from '../../../core/checkout/payment-outcome.ts';

/** Billing of a tenant by the fields that decide. */
const truth = (given: {
  currentPlanId?: string;
  subscription?: object;
  payment?: { status: string; declineCode?: string };
}): BillingTruth =>
  ({
    summary: { currentPlanId: given.currentPlanId ?? 'free' },
    subscription: given.subscription,
    payment: given.payment && { amount: 4900, currency: 'usd', ...given.payment },
  }) as BillingTruth; // the other fields decide nothing

const growth = { mode: 'buy', planId: 'growth' } as const;

describe('the outcome of a payment whose answer was lost', () => {
  it('is a payment once the plan is the wanted one', () =>
    expect(
      outcomeOf(
        growth,
        truth({ currentPlanId: 'growth', subscription: { status: 'active' }, payment: { status: 'succeeded' } }),
      ),
    ).toEqual({ event: 'paid', status: 'ACTIVE' }));

  it('is no payment while the plan is the one before, though its own last payment succeeded', () =>
    expect(
      outcomeOf(
        growth,
        truth({ currentPlanId: 'starter', subscription: { status: 'active' }, payment: { status: 'succeeded' } }),
      ),
    ).toEqual({ event: 'notPaid' }));

  it('is settled where the change is scheduled for the end of the period', () =>
    expect(
      outcomeOf(
        growth,
        truth({ currentPlanId: 'scale', subscription: { status: 'active', scheduledChange: { planId: 'growth' } } }),
      ).event,
    ).toBe('paid'));

  it('is unknown while the payment is processed, and a question while the bank asks', () => {
    expect(outcomeOf(growth, truth({ subscription: {}, payment: { status: 'processing' } })).event).toBe('processing');
    expect(outcomeOf(growth, truth({ subscription: {}, payment: { status: 'confirmationRequired' } })).event).toBe(
      'confirmationRequired',
    );
  });

  it('is a payment of what was open once nothing is open', () => {
    const paid = truth({ subscription: { status: 'active' }, payment: { status: 'succeeded' } });
    const open = truth({ subscription: { status: 'active', paymentIssue: {} }, payment: { status: 'succeeded' } });
    expect(outcomeOf({ mode: 'pay' }, paid).event).toBe('paid');
    expect(outcomeOf({ mode: 'pay' }, open).event).toBe('notPaid');
  });
});

describe('the outcome of a payment', () => {
  it('names the reason of a decline', () =>
    expect(
      transitionOf({ status: 'failed', declineCode: 'insufficient_funds', amount: 1, currency: 'usd' }, undefined),
    ).toEqual({ event: 'declined', decline: 'insufficientFunds' }));
});

describe('the reason of a decline', () => {
  const reasons = [
    ['insufficient_funds', 'insufficientFunds'],
    ['expired_card', 'expiredCard'],
    ['incorrect_cvc', 'wrongCvc'],
    ['incorrect_number', 'wrongNumber'],
    ['incorrect_zip', 'wrongAddress'],
    ['card_velocity_exceeded', 'limitExceeded'],
    ['currency_not_supported', 'cardNotSupported'],
    ['authentication_required', 'confirmationFailed'],
    ['processing_error', 'bankUnreachable'],
    ['duplicate_transaction', 'duplicatePayment'],
    ['testmode_decline', 'testCard'],
    // never told more precisely
    ['lost_card', 'cardDeclined'],
    ['stolen_card', 'cardDeclined'],
    ['fraudulent', 'cardDeclined'],
    ['a_code_of_tomorrow', 'cardDeclined'],
  ] as const;
  for (const [code, reason] of reasons) it(`of ${code} is ${reason}`, () => expect(declineReasonOf(code)).toBe(reason));

  it('is taken from the more precise code', () =>
    expect(declineReasonOf('insufficient_funds', 'card_declined')).toBe('insufficientFunds'));

  it('is an ordinary decline without a code', () => expect(declineReasonOf(undefined)).toBe('cardDeclined'));
});

describe('the status of a subscription in the client', () => {
  it('is in upper case, and EXPIRED where it is unknown', () =>
    expect(['active', 'trialEnded', 'paused', 'toString', ''].map(clientStatusOf)).toEqual([
      'ACTIVE',
      'TRIAL_ENDED',
      'EXPIRED',
      'EXPIRED',
      'EXPIRED',
    ]));
});
