import type { Flow } from '../flow/flow.ts';

/** Screens of the checkout. Ours: the protocol has the calls, and leaves the screens open. */
export type CheckoutStep =
  | 'loading'
  | 'billingDetails'
  | 'payment'
  | 'confirming'
  | 'pending'
  | 'success'
  | 'failed'
  | 'unavailable';

/**
 * `confirmationRequired`: the bank asks for the cardholder's confirmation (3-D Secure). `processing`: the outcome is not
 * known yet. `notPaid`: an outcome that was unknown turned out to be no payment. `refused`: nothing can be paid here.
 */
export type CheckoutEvent =
  | 'opened'
  | 'detailsSaved'
  | 'detailsEdited'
  | 'confirmationRequired'
  | 'declined'
  | 'processing'
  | 'paid'
  | 'notPaid'
  | 'refused'
  | 'retried';

/** Context of the flow's conditions. */
export interface CheckoutContext {
  /** The company's billing details are complete. */
  detailsComplete: boolean;
  /** A payment of an earlier attempt has no known outcome yet. */
  awaitingOutcome: boolean;
}

const complete = ({ detailsComplete }: CheckoutContext) => detailsComplete;
const awaiting = ({ awaitingOutcome }: CheckoutContext) => awaitingOutcome;

/** Events of a screen while a payment is being made. */
const paying = {
  confirmationRequired: 'confirming',
  processing: 'pending',
  paid: 'success',
  refused: 'unavailable',
} as const;

const start = [[awaiting, 'pending'], [complete, 'payment'], 'billingDetails'] as const;

/** From a chosen plan to a payment. Source: product.md#checkout. */
export const checkoutFlow: Flow<CheckoutStep, CheckoutEvent, CheckoutContext> = {
  loading: { opened: start, refused: 'unavailable' },
  billingDetails: { detailsSaved: 'payment', refused: 'unavailable' },
  payment: { ...paying, declined: 'payment', detailsEdited: 'billingDetails' },
  confirming: { ...paying, declined: 'payment', notPaid: 'payment' },
  pending: { ...paying, declined: 'failed', notPaid: 'payment' },
  success: {},
  failed: { retried: 'payment', refused: 'unavailable' },
  unavailable: { retried: 'loading' },
};
