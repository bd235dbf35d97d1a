import type { BillingSummary, Subscription, SubscriptionPayment } from '../contract/entities/billing.ts';
import type { CheckoutOrder, CheckoutTransition } from './checkout.slice.ts';
import { declineReasonOf } from './decline-reason.ts';
import { clientStatusOf } from './subscription-status.ts';

/** Billing of a tenant as the server has just read it from the provider. */
export interface BillingTruth {
  summary: BillingSummary;
  /** The live subscription. */
  subscription: Subscription | undefined;
  /** Its latest payment. */
  payment: SubscriptionPayment | undefined;
}

/** Transition by the result of a payment. */
export const transitionOf = (
  { status, declineCode }: SubscriptionPayment,
  subscription: Pick<Subscription, 'status'> | undefined,
): CheckoutTransition => {
  switch (status) {
    case 'succeeded':
    case 'nothingDue':
      return { event: 'paid', status: clientStatusOf(subscription?.status ?? 'active') };
    case 'confirmationRequired':
      return { event: 'confirmationRequired' };
    case 'processing':
      return { event: 'processing' };
    case 'failed':
      return { event: 'declined', decline: declineReasonOf(declineCode) };
  }
};

const hasWhatWasOrdered = (order: CheckoutOrder, { summary, subscription }: BillingTruth): boolean => {
  if (order.mode === 'pay') return subscription !== undefined && subscription.paymentIssue === undefined;
  if (order.mode === 'card') return true;
  return summary.currentPlanId === order.planId || subscription?.scheduledChange?.planId === order.planId;
};

/**
 * Outcome of an attempt whose answer never came, by the server's present state: the latest payment alone proves nothing,
 * since it can be the one before.
 */
export const outcomeOf = (order: CheckoutOrder, truth: BillingTruth): CheckoutTransition => {
  const { payment, subscription } = truth;
  const isSettled = !payment || payment.status === 'succeeded' || payment.status === 'nothingDue';
  if (!isSettled) return transitionOf(payment, subscription);
  return hasWhatWasOrdered(order, truth)
    ? { event: 'paid', status: clientStatusOf(subscription?.status ?? 'active') }
    : { event: 'notPaid' };
};
