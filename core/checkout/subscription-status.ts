import type { SubscriptionStatus } from '../contract/entities/billing.ts';

/** Status of a subscription in the client's state. Source: product.md#checkout. */
export type ClientSubscriptionStatus = 'ACTIVE' | 'CANCELED' | 'INCOMPLETE' | 'EXPIRED' | 'TRIALING' | 'TRIAL_ENDED';

const STATUSES: Readonly<Record<SubscriptionStatus, ClientSubscriptionStatus>> = {
  active: 'ACTIVE',
  canceled: 'CANCELED',
  incomplete: 'INCOMPLETE',
  expired: 'EXPIRED',
  trialing: 'TRIALING',
  trialEnded: 'TRIAL_ENDED',
};

/** Client status of a wire status; `EXPIRED` for one that this version does not know. */
export const clientStatusOf = (status: string): ClientSubscriptionStatus =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status as SubscriptionStatus] : 'EXPIRED'; // a key of the table
