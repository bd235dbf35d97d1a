import type { SubscriptionStatus } from '../../../core/contract/entities/billing.ts';
import type { SubscriptionId } from '../../../core/contract/entities/ids.ts';
import type { ProviderSubscription } from '../payments.ts';
import type { SubscriptionRecord } from '../store/records.ts';
import { isLive, isLiveStatus, isPlaceholder } from './account.ts';
import { planKeyOf } from './billing-plans.ts';
import { fact, type Sync } from './sync-facts.ts';

const DAY_MS = 86_400_000;
/** Time before the end of a trial at which it is mailed, in milliseconds: the provider's own three days. */
export const TRIAL_NOTICE_MS = 3 * DAY_MS;
/** Age from which the placeholder of a subscription is of an attempt that broke off. Ours. */
const PLACEHOLDER_MS = 2 * 60_000;

/** Status of each of the provider's; any other is `expired`. Source: protocol/billing.md#subscription. */
const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  // within the grace period the features stay; `paymentIssue` says what is to be done
  past_due: 'active',
  trialing: 'trialing',
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  unpaid: 'expired',
  canceled: 'canceled',
  paused: 'trialEnded',
};

/** Status of a subscription by the provider's. Source: protocol/billing.md#subscription. */
export const statusOf = (status: string): SubscriptionStatus =>
  Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? 'expired') : 'expired';

/** The best of several live subscriptions, which the tenant is then said to have; the provider should have one. */
const WORTH = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
const best = (all: readonly ProviderSubscription[]): ProviderSubscription | undefined =>
  all
    .filter(({ status }) => isLiveStatus(statusOf(status), status))
    .toSorted(
      (one, other) =>
        WORTH.indexOf(one.status) - WORTH.indexOf(other.status) || (one.createdAt < other.createdAt ? 1 : -1),
    )[0];

const subscriptionColumns = ({ ports, account, now }: Sync, theirs: ProviderSubscription, live: boolean) => {
  const { tenantId } = account;
  const { id: externalId, status: providerStatus, priceId, scheduled, createdAt: _, ...same } = theirs;
  const { config } = ports;
  const scheduledPlanKey = scheduled?.priceId ? planKeyOf(config, scheduled.priceId) : null;
  return {
    ...same,
    tenantId,
    externalId,
    providerStatus,
    status: statusOf(providerStatus),
    planKey: planKeyOf(config, priceId),
    scheduleId: scheduled?.id ?? null,
    scheduledPlanKey,
    scheduledAt: scheduledPlanKey === null ? null : (scheduled?.at ?? null),
    scheduledSeats: scheduledPlanKey === null ? null : (scheduled?.seats ?? 1),
    ...(live && { liveKey: tenantId }),
    updatedAt: now.toISOString(),
  };
};

/** Time since which a subscription is not paid. */
const pastDue = (kept: SubscriptionRecord | undefined, { status }: ProviderSubscription, now: Date): string | null =>
  status === 'past_due' || status === 'unpaid' ? (kept?.pastDueSince ?? now.toISOString()) : null;

const tellSubscription = (sync: Sync, kept: SubscriptionRecord | undefined, now: SubscriptionRecord): void => {
  const details = { subscription: now.externalId, plan: now.planKey, status: now.status };
  const ran = kept !== undefined && kept.status !== 'incomplete';
  const runs = now.status === 'active' || now.status === 'trialing';
  if (runs && !ran) fact(sync, 'Subscription started', 'Success', details);
  else if (now.endedAt !== null && kept?.endedAt === null && ran) {
    const reason = sync.ended.get(now.externalId);
    fact(sync, 'Subscription ended', 'Warning', { ...details, ...(reason && { reason }) });
    sync.mails.push({ kind: 'subscriptionEnded', plan: now.planKey });
  } else if (kept && kept.status !== now.status) fact(sync, 'Subscription status changed', 'Info', details);
  else if (kept && kept.planKey !== now.planKey) fact(sync, 'Plan changed', 'Info', { ...details, from: kept.planKey });
  // the seats of another plan are told with it
  else if (kept && kept.seats !== now.seats) {
    fact(sync, 'Seats changed', 'Info', { ...details, from: kept.seats, to: now.seats });
    sync.mails.push({ kind: 'seatsChanged', plan: now.planKey, seats: now.seats });
  }
  if (kept?.cancelAt === null && now.cancelAt !== null && now.endedAt === null)
    sync.mails.push({ kind: 'subscriptionCanceled', plan: now.planKey, at: now.cancelAt });
};

const isTrialEnding = ({ status, trialEnd, trialNoticeAt, cancelAt }: SubscriptionRecord, now: Date): boolean =>
  status === 'trialing' &&
  trialEnd !== null &&
  trialNoticeAt === null &&
  cancelAt === null &&
  Date.parse(trialEnd) - now.getTime() <= TRIAL_NOTICE_MS;

/** Writes the subscriptions of a customer; one of them is the live one. */
export const writeSubscriptions = async (sync: Sync, theirs: readonly ProviderSubscription[]): Promise<void> => {
  const { rows, account, now } = sync;
  const kept = await rows.subscriptions.find();
  const live = best(theirs);
  const stale = kept.filter((one) => isPlaceholder(one) && now.getTime() - Date.parse(one.createdAt) >= PLACEHOLDER_MS);
  const placeholders = live ? kept.filter(isPlaceholder) : stale;
  for (const { id } of placeholders) await rows.subscriptions.remove({ id });
  // the key is free before another takes it
  for (const one of kept)
    if (isLive(one) && !isPlaceholder(one) && one.externalId !== live?.id)
      await rows.subscriptions.update({ id: one.id }, { liveKey: one.id });
  for (const one of theirs) {
    const before = kept.find(({ externalId }) => externalId === one.id);
    const columns = { ...subscriptionColumns(sync, one, one.id === live?.id), pastDueSince: pastDue(before, one, now) };
    let written: SubscriptionRecord | undefined;
    if (before) [written] = await rows.subscriptions.update({ id: before.id }, columns);
    else {
      const id = crypto.randomUUID() as string as SubscriptionId; // branded where it is made
      written = await rows.subscriptions.insert({
        liveKey: id,
        ...columns,
        id,
        trialNoticeAt: null,
        createdAt: one.createdAt,
      });
    }
    if (!written) continue;
    tellSubscription(sync, before, written);
    if (isTrialEnding(written, now)) {
      await rows.subscriptions.update({ id: written.id }, { trialNoticeAt: now.toISOString() });
      const hasMethod = (written.methodId ?? account.defaultMethodId) !== null;
      sync.mails.push({ kind: 'trialEnding', plan: written.planKey, at: written.trialEnd ?? '', hasMethod });
    }
  }
};
