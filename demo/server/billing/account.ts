import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { Payments } from '../payments.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { BillingAccountRecord, SubscriptionRecord } from '../store/records.ts';
import { newBillingAccount } from '../store/new-billing-account.ts';
import { type Reader, type ScopedRows, UniqueViolation, type Writer } from '../store/store.ts';

/** Subscriptions that are over; every other one is live, and a tenant has one of those. */
const OVER: ReadonlySet<SubscriptionRecord['status']> = new Set(['canceled', 'expired']);

/** Whether a subscription is live: one that is over can be followed by another. */
export const isLive = ({ liveKey, tenantId }: Pick<SubscriptionRecord, 'liveKey' | 'tenantId'>): boolean =>
  liveKey === tenantId;

/** Whether a status is that of a live subscription; the provider's `unpaid` is one that can be paid again. */
export const isLiveStatus = (status: SubscriptionRecord['status'], providerStatus: string): boolean =>
  !OVER.has(status) || providerStatus === 'unpaid';

/** Mark of a subscription that is being made at the provider. */
const PLACEHOLDER = 'pending:';

/** Whether a row only keeps the place of a subscription that is being made. */
export const isPlaceholder = ({ externalId }: Pick<SubscriptionRecord, 'externalId'>): boolean =>
  externalId.startsWith(PLACEHOLDER);

/** Placeholder that lets no second subscription of the tenant be made. */
export const placeholder = (tenantId: TenantId, planKey: string, now: string): SubscriptionRecord => {
  const id = crypto.randomUUID() as string as SubscriptionRecord['id']; // branded where it is made
  return {
    id,
    tenantId,
    externalId: `${PLACEHOLDER}${id}`,
    itemId: '',
    liveKey: tenantId,
    planKey,
    status: 'incomplete',
    providerStatus: 'incomplete',
    seats: 1,
    amount: 0,
    currency: 'usd',
    interval: 'month',
    startDate: now,
    currentPeriodStart: now,
    currentPeriodEnd: now,
    trialEnd: null,
    cancelAt: null,
    endedAt: null,
    scheduleId: null,
    scheduledPlanKey: null,
    scheduledAt: null,
    scheduledSeats: null,
    methodId: null,
    pastDueSince: null,
    trialNoticeAt: null,
    createdAt: now,
    updatedAt: now,
  };
};

/** Unique key of a customer of an account of the provider. */
export const customerKeyOf = ({ account }: Pick<Payments, 'account'>, customerId: string): string =>
  `${account} ${customerId}`;

/** Billing account of a tenant. */
export const findAccount = async (rows: Pick<Reader, 'billingAccounts'>): Promise<BillingAccountRecord | undefined> =>
  (await rows.billingAccounts.find({ limit: 1 }))[0];

/** Live subscription of a tenant. */
export const findLive = async (
  rows: Pick<Reader, 'subscriptions'>,
  tenantId: TenantId,
): Promise<SubscriptionRecord | undefined> =>
  (await rows.subscriptions.find({ where: { liveKey: tenantId }, limit: 1 }))[0];

/** Payment provider of the operator; refused where there is none. */
export const providerOf = ({ payments }: Pick<Ports, 'payments'>): Result<Payments, Refusal> =>
  payments ? ok(payments) : refuse('paymentProviderMissing');

/** Refuses a tenant whose billing is managed elsewhere. */
export const ownBilling = (account: BillingAccountRecord | undefined): Result<void, Refusal> =>
  account?.externallyManaged ? refuse('externallyManaged') : ok(undefined);

/** Refuses a tenant id that is not the caller's. Source: protocol/billing.md#failures. */
export const notAuthorized = (): Result<never, Refusal> =>
  failed({ status: 403, body: { errors: ['Not authorized'] } });

/** Account of a tenant, made where it lacks one. */
const ensureAccount = async (own: ScopedRows, tenantId: TenantId, now: string): Promise<BillingAccountRecord> => {
  const kept = await findAccount(own);
  if (kept) return kept;
  const tenant = await own.tenants.get(tenantId);
  try {
    return await own.transaction((rows) =>
      rows.billingAccounts.insert(newBillingAccount(tenantId, tenant?.name ?? '', now)),
    );
  } catch (cause) {
    const made = cause instanceof UniqueViolation ? await findAccount(own) : undefined;
    if (made) return made;
    throw cause;
  }
};

/** Account with a customer at the provider. */
export type Customer = BillingAccountRecord & { customerId: string };

/**
 * Customer of a tenant at the provider, made where it lacks one. A customer of another account or mode of the provider, as
 * of its tests, is given up.
 */
export const ensureCustomer = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  payments: Payments,
  tenantId: TenantId,
  details?: { name: string; email: string },
): Promise<Customer> => {
  const own = store.scoped({ tenantId });
  const now = clock.now().toISOString();
  const account = await ensureAccount(own, tenantId, now);
  const { customerId, providerAccount } = account;
  if (customerId !== null && providerAccount === payments.account) return { ...account, customerId };
  const { name, email, address, taxId } = { ...account, ...details };
  const key = `customer ${payments.account} ${tenantId}`;
  const made = await payments.createCustomer({ name, email, address, taxId, tenantId }, key);
  await own.transaction(async (rows: Writer) => {
    const changes = { customerId: made, providerAccount: payments.account, customerKey: customerKeyOf(payments, made) };
    await rows.billingAccounts.update({ id: account.id }, { ...changes, name, email, updatedAt: now });
  });
  return { ...account, name, email, customerId: made, providerAccount: payments.account };
};
