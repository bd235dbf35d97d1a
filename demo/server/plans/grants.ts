import type { SubscriptionRecord, TenantPlanRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Plan that a tenant has, until a time or without end. */
export type PlanGrant = Pick<TenantPlanRecord, 'planKey' | 'expires'>;

const DAY_MS = 86_400_000;

const later = (moment: string, days: number): string => new Date(Date.parse(moment) + days * DAY_MS).toISOString();
const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * End of what a live subscription grants. A renewing one ends a grace period after its period, so that a provider that is
 * never heard of again grants nothing for ever; a failed payment ends it a grace period after the failure.
 */
const endOf = (subscription: SubscriptionRecord, graceDays: number): string | null => {
  const { currentPeriodEnd, trialEnd, cancelAt, pastDueSince, status } = subscription;
  if (cancelAt !== null) return cancelAt;
  const due = status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
  const renews = later(due, graceDays);
  return pastDueSince === null ? renews : earlier(renews, later(pastDueSince, graceDays));
};

const isGranting = ({ status }: SubscriptionRecord, { trialEndAction }: OperatorConfig['billing']): boolean =>
  status === 'active' || status === 'trialing' || (status === 'trialEnded' && trialEndAction === 'retain_trial');

/** Time from which an unpaid subscription no longer grants its features. */
export const graceEndOf = (
  { billing }: Pick<OperatorConfig, 'billing'>,
  { pastDueSince, currentPeriodStart }: Pick<SubscriptionRecord, 'pastDueSince' | 'currentPeriodStart'>,
): string => later(pastDueSince ?? currentPeriodStart, billing.graceDays);

/** Plans that a tenant has: those that the operator gave it, that of its subscription, else the default plan. */
export const grantsOf = (
  { billing }: Pick<OperatorConfig, 'billing'>,
  given: readonly PlanGrant[],
  subscriptions: readonly SubscriptionRecord[],
  now: Date,
): PlanGrant[] => {
  const bought = subscriptions
    .filter((subscription) => isGranting(subscription, billing))
    .map((subscription): PlanGrant => {
      const retained = subscription.status === 'trialEnded';
      return { planKey: subscription.planKey, expires: retained ? null : endOf(subscription, billing.graceDays) };
    });
  const runs = bought.some(({ expires }) => expires === null || expires > now.toISOString());
  const fallback = runs || billing.defaultPlan === null ? [] : [{ planKey: billing.defaultPlan, expires: null }];
  return [...given, ...bought, ...fallback];
};

/** Reads the plans that a tenant has now. */
export const readGrants = async (
  rows: Pick<Reader, 'tenantPlans' | 'subscriptions'>,
  config: Pick<OperatorConfig, 'billing'>,
  now: Date,
): Promise<PlanGrant[]> => {
  const [given, subscriptions] = await Promise.all([rows.tenantPlans.find(), rows.subscriptions.find()]);
  return grantsOf(config, given, subscriptions, now);
};
