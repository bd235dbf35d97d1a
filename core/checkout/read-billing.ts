import type { Client } from '../client/calls.ts';
import { billing, subscriptions } from '../contract/billing.ts';
import { ok, type Result } from '../contract/failure.ts';
import type { BillingTruth } from './payment-outcome.ts';

/** Reads billing from the provider by way of the server. Source: protocol/billing.md#setup-intent. */
export const readBilling = async (call: Client['call']): Promise<Result<BillingTruth>> => {
  const summary = await call(billing.refresh, {});
  if (!summary.ok) return summary;
  const { subscriptionId } = summary.value;
  const list = await call(subscriptions.list, {});
  if (!list.ok) return list;
  const subscription = list.value.find(({ id }) => id === subscriptionId) ?? list.value[0];
  const payment = subscription && (await call(subscriptions.payment, { params: { subscriptionId: subscription.id } }));
  if (payment && !payment.ok) return payment;
  return ok({ summary: summary.value, subscription, payment: payment?.value });
};
