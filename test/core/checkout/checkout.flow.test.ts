import { describe, expect, it } from 'vitest';
import {
  type CheckoutContext,
  type CheckoutEvent,
  checkoutFlow,
  type CheckoutStep,
} from '../../../core/checkout/checkout.flow.ts';
import { next } from '../../../core/flow/flow.ts';

const context: CheckoutContext = { detailsComplete: true, awaitingOutcome: false };

const moves: readonly [from: CheckoutStep, on: CheckoutEvent, to: CheckoutStep, given?: Partial<CheckoutContext>][] = [
  ['loading', 'opened', 'payment'],
  ['loading', 'opened', 'billingDetails', { detailsComplete: false }],
  ['loading', 'opened', 'pending', { awaitingOutcome: true }],
  ['loading', 'opened', 'pending', { awaitingOutcome: true, detailsComplete: false }],
  ['loading', 'refused', 'unavailable'],
  ['billingDetails', 'detailsSaved', 'payment'],
  ['payment', 'detailsEdited', 'billingDetails'],
  ['payment', 'confirmationRequired', 'confirming'],
  ['payment', 'processing', 'pending'],
  ['payment', 'paid', 'success'],
  ['payment', 'declined', 'payment'],
  ['payment', 'refused', 'unavailable'],
  ['confirming', 'paid', 'success'],
  ['confirming', 'declined', 'payment'],
  ['confirming', 'notPaid', 'payment'],
  ['confirming', 'processing', 'pending'],
  ['pending', 'paid', 'success'],
  ['pending', 'declined', 'failed'],
  ['pending', 'notPaid', 'payment'],
  ['pending', 'confirmationRequired', 'confirming'],
  ['failed', 'retried', 'payment'],
  ['unavailable', 'retried', 'loading'],
  // an answer that comes after the end changes nothing
  ['success', 'declined', 'success'],
  ['success', 'notPaid', 'success'],
  ['loading', 'paid', 'loading'],
];

describe('the checkout flow', () => {
  for (const [from, on, to, given = {}] of moves)
    it(`goes from ${from} to ${to} on ${on}${Object.keys(given).length > 0 ? ` with ${JSON.stringify(given)}` : ''}`, () =>
      expect(next(checkoutFlow, from, on, { ...context, ...given })).toBe(to));
});
