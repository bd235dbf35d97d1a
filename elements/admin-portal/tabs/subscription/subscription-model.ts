import type {
  BillingSummary,
  CardPaymentMethod,
  PaymentMethod,
  Plan,
  PlanUsage,
  Subscription,
  SubscriptionStatus,
} from '../../../../core/contract/entities/billing.ts';
import { isDowngrade, isFree } from '../../../../core/contract/plan-order.ts';

const STATUSES: readonly string[] = [
  'active',
  'canceled',
  'incomplete',
  'expired',
  'trialing',
  'trialEnded',
] satisfies readonly SubscriptionStatus[];

/** Status as it is shown; one of a later server is `expired`. Source: protocol/billing.md#subscription. */
export const statusOf = ({ status }: Pick<Subscription, 'status'>): SubscriptionStatus =>
  STATUSES.includes(status) ? status : 'expired';

/** Whether a subscription gives its plan now, or is about to. */
export const isLive = (subscription: Subscription): boolean =>
  ['active', 'trialing', 'incomplete'].includes(statusOf(subscription));

/** Subscription that is shown: the live one, else the last that has ended. */
export const currentSubscription = (
  all: readonly Subscription[],
  { subscriptionId }: Pick<BillingSummary, 'subscriptionId'>,
): Subscription | undefined =>
  all.find(({ id }) => id === subscriptionId) ??
  all.toSorted((one, other) => other.startDate.localeCompare(one.startDate))[0];

/** Whether a subscription ends with its period. */
export const isEnding = ({ cancellation }: Subscription): boolean => cancellation !== null;

/**
 * Whether it can be canceled: only an active one that is not ending; a trial with a payment method counts as active.
 * Source: protocol/billing.md#subscription.
 */
export const isCancelable = (subscription: Subscription, { paymentMethodId }: BillingSummary): boolean => {
  const status = statusOf(subscription);
  return !isEnding(subscription) && (status === 'active' || (status === 'trialing' && paymentMethodId !== null));
};

/** Whether it can be renewed: only one that ends with its period. Source: protocol/billing.md#subscription. */
export const isRenewable = (subscription: Subscription): boolean => isLive(subscription) && isEnding(subscription);

/** Whether the number of seats can be changed: not while the subscription ends, or another change is to follow. */
export const hasChangeableSeats = (subscription: Subscription): boolean =>
  ['active', 'trialing'].includes(statusOf(subscription)) &&
  !isEnding(subscription) &&
  !subscription.paymentIssue &&
  !subscription.scheduledChange;

/** Kind of a change from one plan to another, by the operator's order of plans. */
export type PlanMove = 'first' | 'upgrade' | 'downgrade' | 'switch' | 'cancel';

/** Kind of the change to a plan; to the default plan, or to a free one, it is the end of the subscription. */
export const planMove = (to: Plan, from: Plan | undefined, subscription: Subscription | undefined): PlanMove => {
  if (!subscription || !isLive(subscription)) return 'first';
  if (to.isDefault || isFree(to)) return 'cancel';
  if (!from || (from.group !== undefined && from.group === to.group)) return 'switch';
  return isDowngrade(from, to) ? 'downgrade' : 'upgrade';
};

const missing = (plan: Plan | undefined, other: Plan | undefined) =>
  plan?.features.filter(({ key }) => !other?.features.some((feature) => feature.key === key)) ?? [];

/** Features gained and lost by a change of plan, and limits that are exceeded then. */
export const planDifference = (to: Plan | undefined, from: Plan | undefined, usage: readonly PlanUsage[]) => {
  const limits = to?.limits ?? [];
  return {
    gained: missing(to, from),
    lost: missing(from, to),
    over: limits.flatMap(({ key, name, included }) => {
      const used = usage.find((one) => one.key === key)?.used ?? 0;
      return included !== null && used > included ? [{ key, name, used, included }] : [];
    }),
  };
};

/** Days before the end of a card's last month from which it is marked. Ours. */
const EXPIRES_SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a card has expired, or does so soon. A card is valid to the end of its month. */
export const cardExpiry = (
  { expMonth, expYear }: Pick<CardPaymentMethod, 'expMonth' | 'expYear'>,
  now: number,
): 'expired' | 'soon' | undefined => {
  const end = Date.UTC(expYear, expMonth);
  if (now >= end) return 'expired';
  return end - now < EXPIRES_SOON_DAYS * DAY_MS ? 'soon' : undefined;
};

/** Default payment method, which is charged. */
export const defaultMethod = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find(({ isDefault }) => isDefault);

/** Whole days left, counting a day that has begun; 0 once it is over. */
export const daysLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now) / DAY_MS));
