import type {
  Invoice,
  PaymentIssue,
  PaymentMethod,
  PaymentPurpose,
  Subscription,
  TenantBillingConfiguration,
} from '../../../core/contract/entities/billing.ts';
import type { SubscriptionId } from '../../../core/contract/entities/ids.ts';
import type {
  BillingAccountRecord,
  InvoiceRecord,
  PaymentMethodRecord,
  SubscriptionRecord,
  TenantPlanRecord,
} from '../store/records.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { isLive } from './account.ts';
import { currencyOf, findPlan, type SoldPlan } from './billing-plans.ts';
import { graceEndOf } from '../plans/grants.ts';

type Catalog = Pick<OperatorConfig, 'plans' | 'features' | 'billing' | 'vendorId'>;

/** The open invoice that a subscription waits for. */
export const openInvoiceOf = (
  subscription: Pick<SubscriptionRecord, 'externalId'>,
  invoices: readonly InvoiceRecord[],
): InvoiceRecord | undefined =>
  invoices
    .filter(({ subscriptionExternalId }) => subscriptionExternalId === subscription.externalId)
    .filter(({ status, due }) => status === 'open' && due > 0)
    .toSorted((one, other) => (one.issuedAt < other.issuedAt ? 1 : -1))[0];

/**
 * Hours in which a first payment, or that of a change, can be made; then the provider gives the subscription or the change
 * up. Source: Stripe "Subscription statuses", "Pending updates".
 */
const WAITING_HOURS = 23;
const givenUpAt = (begun: string): string => new Date(Date.parse(begun) + WAITING_HOURS * 3_600_000).toISOString();

/** Purpose of an open payment: the provider calls a subscription past due where a renewal is not paid. */
const purposeOf = ({ status, pastDueSince }: SubscriptionRecord): PaymentPurpose => {
  if (status === 'incomplete') return 'start';
  return pastDueSince === null ? 'change' : 'renewal';
};

const END_OF: Readonly<
  Record<PaymentPurpose, (config: Catalog, subscription: SubscriptionRecord, issuedAt: string) => string>
> = {
  start: (_, { createdAt }) => givenUpAt(createdAt),
  change: (_config, _subscription, issuedAt) => givenUpAt(issuedAt),
  renewal: graceEndOf,
};

const issueOf = (
  config: Catalog,
  subscription: SubscriptionRecord,
  invoices: readonly InvoiceRecord[],
): PaymentIssue | undefined => {
  const open = isLive(subscription) ? openInvoiceOf(subscription, invoices) : undefined;
  if (!open) return undefined;
  const { due: amount, currency, issue, declineCode, id: invoiceId, issuedAt } = open;
  const since = subscription.pastDueSince ?? issuedAt;
  const purpose = purposeOf(subscription);
  return {
    amount,
    currency,
    reason: issue ?? 'paymentMethodMissing',
    purpose,
    ...(declineCode !== null && { declineCode }),
    invoiceId,
    since,
    graceEnds: END_OF[purpose](config, subscription, issuedAt),
  };
};

/** Price of a period of a plan with these seats. */
export const periodPrice = (plan: SoldPlan, seats: number): number =>
  plan.price.amount * (plan.price.perSeat ? seats : 1);

const nextPaymentOf = (config: Catalog, subscription: SubscriptionRecord): Subscription['nextPayment'] => {
  const { status, cancelAt, trialEnd, currentPeriodEnd, scheduledPlanKey, scheduledSeats } = subscription;
  const { seats, amount, currency } = subscription;
  if (!isLive(subscription) || cancelAt !== null || !(status === 'active' || status === 'trialing')) return undefined;
  const at = status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
  const scheduled = scheduledPlanKey === null ? undefined : findPlan(config, scheduledPlanKey);
  const { automaticTax, taxRates } = config.billing;
  const rest = { at, ...((automaticTax || taxRates.length > 0) && { beforeTax: true }) };
  if (!scheduled) return { amount, currency, ...rest };
  return { amount: periodPrice(scheduled, scheduledSeats ?? seats), currency: currencyOf(config, scheduled), ...rest };
};

/** Subscription as the wire has it. */
export const subscriptionView = (
  config: Catalog,
  subscription: SubscriptionRecord,
  invoices: readonly InvoiceRecord[],
): Subscription => {
  const { id, externalId, status, startDate, currentPeriodStart, currentPeriodEnd, trialEnd, cancelAt } = subscription;
  const { planKey, seats, amount, currency, interval, scheduledPlanKey, scheduledAt, scheduledSeats, endedAt } =
    subscription;
  const paymentIssue = issueOf(config, subscription, invoices);
  const nextPayment = nextPaymentOf(config, subscription);
  return {
    id,
    externalId,
    externallyManaged: false,
    status,
    startDate,
    currentPeriodStart,
    currentPeriodEnd: cancelAt ?? currentPeriodEnd,
    ...(trialEnd !== null && { trialEnd }),
    cancellation: cancelAt !== null && endedAt === null ? { policy: 'atPeriodEnd' } : null,
    plan: { slug: planKey },
    seats,
    price: { amount, currency, interval },
    ...(nextPayment && { nextPayment }),
    ...(scheduledPlanKey !== null && scheduledAt !== null
      ? { scheduledChange: { planId: scheduledPlanKey, seats: scheduledSeats ?? 1, at: scheduledAt } }
      : {}),
    ...(paymentIssue && { paymentIssue }),
  };
};

/** Subscription of a tenant whose billing is managed elsewhere: a plan that the operator gave it. */
export const managedView = (config: Catalog, grant: TenantPlanRecord, now: string): Subscription => {
  const { id, planKey, createdAt, expires } = grant;
  const plan = findPlan(config, planKey);
  const ended = expires !== null && expires <= now;
  return {
    id: id as SubscriptionId, // a row's id is a uuid as well
    externalId: '',
    externallyManaged: true,
    status: ended ? 'expired' : 'active',
    startDate: createdAt,
    currentPeriodStart: createdAt,
    currentPeriodEnd: expires ?? createdAt,
    cancellation: null,
    plan: { slug: planKey },
    seats: 1,
    price: {
      amount: plan?.price.amount ?? 0,
      currency: plan ? currencyOf(config, plan) : config.billing.currency,
      interval: plan?.price.interval ?? 'month',
    },
  };
};

/** Invoice as the wire has it. */
export const invoiceView = (invoice: InvoiceRecord, subscriptions: readonly SubscriptionRecord[]): Invoice => {
  const { id, externalId, subscriptionExternalId, number, status, currency, issuedAt, paidAt } = invoice;
  const subscription = subscriptions.find((one) => one.externalId === subscriptionExternalId);
  return {
    id,
    externalId,
    subscriptionId: subscription?.id ?? ('' as SubscriptionId), // empty: an invoice without a subscription
    paymentDate: paidAt ?? issuedAt,
    totalAmount: invoice.total,
    currency,
    paid: status === 'paid',
    receiptNumber: number,
    status,
    createdAt: issuedAt,
    subtotalAmount: invoice.subtotal,
    taxAmount: invoice.tax,
    dueAmount: invoice.due,
    refundedAmount: invoice.refunded,
    ...(invoice.dispute !== null && { dispute: invoice.dispute }),
  };
};

/** Id of the payment method that the next charge is made by, at the provider. */
export const chargedMethodOf = (
  account: BillingAccountRecord | undefined,
  live: SubscriptionRecord | undefined,
): string | null => live?.methodId ?? account?.defaultMethodId ?? null;

/** Whether a charge comes that needs a payment method. */
const isCharged = (live: SubscriptionRecord | undefined): boolean =>
  live !== undefined && live.cancelAt === null && live.amount > 0;

/** Payment method as the wire has it. */
export const methodView = (
  method: PaymentMethodRecord,
  account: BillingAccountRecord | undefined,
  live: SubscriptionRecord | undefined,
): PaymentMethod => {
  const { id, externalId, kind, last4, expMonth, expYear, brand, name, email, address } = method;
  const isDefault = externalId === chargedMethodOf(account, live);
  const common = { id, externalId, isDefault, removable: !(isDefault && isCharged(live)) };
  if (kind !== 'card') return { ...common, type: 'unknown' };
  const billingDetails = { name, ...(email !== '' && { email }), address };
  return { ...common, type: 'card', last4, expMonth, expYear, brand, billingDetails };
};

/** Billing configuration of a tenant as the wire has it. */
export const configurationView = (
  { vendorId }: Pick<OperatorConfig, 'vendorId'>,
  { id, tenantId, externallyManaged, provider, customerId }: BillingAccountRecord,
): TenantBillingConfiguration => ({
  id,
  vendorId,
  tenantId,
  externallyManaged,
  paymentProviderType: provider,
  mappingId: customerId ?? '',
});
