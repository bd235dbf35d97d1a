import type { Money } from '../money.ts';
import type { InvoiceId, IsoDateTime, PaymentMethodId, SubscriptionId, TenantId, VendorId } from './ids.ts';

/** Payment providers. Source: protocol/billing.md#provider. */
export type PaymentProviderType = 'Stripe';

/** Billing interval of a price. */
export type BillingInterval = 'month' | 'year';

/** Price of a plan. Source: protocol/billing.md#plan. */
export interface PlanPrice extends Money {
  id: string;
  /** Id of the price at the payment provider; empty for a plan without one. */
  externalId: string;
  /** Ours: `month` where the operator sets none. */
  interval: BillingInterval;
  /** Ours: whether the amount is charged for each seat. */
  perSeat: boolean;
}

/** Feature of a plan, with its name for people. */
export interface PlanFeature {
  key: string;
  name: string;
}

/** Limit of a plan: seats, or something that the product counts. */
export interface PlanLimit {
  /** `seats`, or a key of the operator's. */
  key: string;
  name: string;
  /** Null for no limit. */
  included: number | null;
}

/** Plan that a tenant can subscribe to. Source: protocol/billing.md#plan. */
export interface Plan {
  /** Key of the plan in the operator's configuration. */
  id: string;
  /** Id of the product at the payment provider; empty for a plan without one. */
  externalId: string;
  name: string;
  description: string;
  slug: string;
  price: PlanPrice;
  /** Ours: order of the plans; a change to a lower one is a downgrade. */
  rank: number;
  /** Ours: the same of plans that differ by their interval alone. */
  group?: string;
  /** Ours: days of the trial that a tenant gets once; 0 for none. */
  trialDays: number;
  /** Ours: the plan that tenants without a subscription have. */
  isDefault: boolean;
  /** Ours: its features and limits, for comparison. */
  features: PlanFeature[];
  limits: PlanLimit[];
}

/** Status of a subscription; unknown ones map to `expired`. Source: protocol/billing.md#subscription. */
export type SubscriptionStatus = 'active' | 'canceled' | 'incomplete' | 'expired' | 'trialing' | 'trialEnded';

/** How a subscription ends. Source: protocol/billing.md#subscription. */
export type CancellationPolicy = 'atPeriodEnd';

/** Reason of an outstanding payment. `confirmation`: the bank asks for the cardholder's confirmation (3-D Secure). */
export type PaymentIssueReason = 'declined' | 'confirmation' | 'paymentMethodMissing' | 'processing';

/**
 * Purpose of an outstanding payment. `start`: the first one of a subscription. `change`: one of more seats or of another
 * plan, and until it is made everything stays as it was. `renewal`: the plan is kept for a time of grace.
 */
export type PaymentPurpose = 'start' | 'change' | 'renewal';

/** Outstanding payment of a subscription. Ours. */
export interface PaymentIssue extends Money {
  reason: PaymentIssueReason;
  purpose: PaymentPurpose;
  /** Reason of a decline: `insufficient_funds`; absent where the provider gives none. */
  declineCode?: string;
  invoiceId: InvoiceId;
  since: IsoDateTime;
  /**
   * Time from which the features of the plan are no longer granted; of a `start` or a `change`, the time at which it is
   * given up.
   */
  graceEnds: IsoDateTime;
}

/** Plan change that the tenant has chosen for the end of the period. Ours. */
export interface ScheduledPlanChange {
  planId: string;
  seats: number;
  at: IsoDateTime;
}

/** Subscription of a tenant. Source: protocol/billing.md#subscription. */
export interface Subscription {
  id: SubscriptionId;
  externalId: string;
  externallyManaged: boolean;
  status: SubscriptionStatus;
  startDate: IsoDateTime;
  currentPeriodStart: IsoDateTime;
  currentPeriodEnd: IsoDateTime;
  trialEnd?: IsoDateTime;
  /** Null where the subscription renews. */
  cancellation: { policy: CancellationPolicy } | null;
  plan: { slug: string };
  /** Ours: paid seats. */
  seats: number;
  /** Ours: price of a period with all seats, before tax. */
  price: Money & { interval: BillingInterval };
  /** Ours: the next regular charge; absent where the subscription ends. `beforeTax` where the provider may add taxes. */
  nextPayment?: Money & { at: IsoDateTime; beforeTax?: boolean };
  /** Ours. */
  scheduledChange?: ScheduledPlanChange;
  /** Ours. */
  paymentIssue?: PaymentIssue;
}

/** Status of an invoice. Ours. */
export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';

/** Dispute over the payment of an invoice: the cardholder has asked the bank for the money. Ours. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** Invoice. Source: protocol/billing.md#invoice. */
export interface Invoice {
  id: InvoiceId;
  externalId: string;
  subscriptionId: SubscriptionId;
  /** Time of the payment; of one that is not paid, the date of the invoice. */
  paymentDate: IsoDateTime;
  /** Total with tax, in minor units. */
  totalAmount: number;
  currency: string;
  paid: boolean;
  /** Number of the invoice; empty for a draft. */
  receiptNumber: string;
  /** Ours. */
  status: InvoiceStatus;
  createdAt: IsoDateTime;
  /** Ours: in minor units, as the provider has computed them. */
  subtotalAmount: number;
  taxAmount: number;
  dueAmount: number;
  refundedAmount: number;
  /** Ours: absent where there is none. */
  dispute?: DisputeStatus;
}

/** Postal address for billing. Source: protocol/billing.md#payment-method. */
export interface BillingAddress {
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  /** ISO 3166: `DE`. */
  country?: string;
}

/** Name and address of a cardholder. Source: protocol/billing.md#payment-method. */
export interface PaymentMethodBillingDetails {
  name: string;
  email?: string;
  address?: BillingAddress;
}

/** Payment method of another kind than a card. */
export interface OtherPaymentMethod {
  id: PaymentMethodId;
  externalId: string;
  type: 'unknown';
  isDefault: boolean;
  /** Ours: whether `remove` is possible; not for the one that the next charge needs. */
  removable: boolean;
}

/** Card. Its number never reaches the server. */
export interface CardPaymentMethod {
  id: PaymentMethodId;
  externalId: string;
  type: 'card';
  isDefault: boolean;
  /** Ours: whether `remove` is possible; not for the one that the next charge needs. */
  removable: boolean;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
  brand: string;
  billingDetails: PaymentMethodBillingDetails;
}

/** Payment method. Source: protocol/billing.md#payment-method. */
export type PaymentMethod = OtherPaymentMethod | CardPaymentMethod;

/** Billing details of the tenant, printed on its invoices. Ours. */
export interface BillingDetails {
  name: string;
  /** Recipient of receipts; empty for the administrators. */
  email: string;
  address: BillingAddress;
  /** VAT number or other tax id, as typed. */
  taxId: string;
}

/** Summary of a tenant's billing. Source: protocol/billing.md#summary. */
export interface BillingSummary {
  tenantConfigurationId: string;
  providerType: PaymentProviderType;
  /** Null without a live subscription. */
  subscriptionId: SubscriptionId | null;
  externallyManaged: boolean;
  currentPlanId: string | null;
  paymentMethodId: PaymentMethodId | null;
  defaultPlanId: string | null;
  /** Ours: whether the tenant can still have a trial; there is one per tenant, ever. */
  trialAvailable: boolean;
  /** Ours: time of the last answer of the provider; null before the first. */
  syncedAt: IsoDateTime | null;
  /** Ours: time since which the provider has not answered: all that is shown is as of `syncedAt`. */
  unavailableSince?: IsoDateTime;
}

/** Billing configuration of a tenant. Source: protocol/billing.md#tenant-configuration. */
export interface TenantBillingConfiguration {
  id: string;
  vendorId: VendorId;
  tenantId: TenantId;
  externallyManaged: boolean;
  paymentProviderType: PaymentProviderType;
  mappingId: string;
}

/** At the end of a trial without a payment method: the default plan, or the plan of the trial goes on. Source: protocol/billing.md#vendor-configuration. */
export type TrialEndAction = 'change_to_default' | 'retain_trial';

/** Rules of the operator for changes by tenants. Source: protocol/billing.md#vendor-configuration. */
export interface VendorBillingConfiguration {
  allowPlanDowngrade: boolean;
  allowPlanCancellation: boolean;
  /** Ours: at the end of a trial without a payment method. Source: protocol/billing.md#vendor-configuration. */
  trialEndAction: TrialEndAction;
}

/** Payment provider of the operator. Source: protocol/billing.md#provider. */
export interface PaymentProvider {
  providerType: PaymentProviderType;
  name: string;
  /** `1` where it is active. */
  status: '0' | '1';
}

/** Public configuration of the card provider. Source: protocol/billing.md#provider. */
export interface PaymentProviderConfiguration {
  id: string;
  name: string;
  active: boolean;
  publishableKey: string;
  /** Ours: address of the provider's script; its card fields run in a frame of that origin. */
  scriptUrl: string;
}

/** Intent to save a payment method, confirmed by the provider's fields. Source: protocol/billing.md#setup-intent. */
export interface SetupIntent {
  id: string;
  /** Empty where a new payment method is entered. */
  paymentMethodId: string;
  setupIntentSecret: string;
}

/** Subscription that was created at the provider. Source: protocol/billing.md#subscription. */
export interface CreatedSubscription {
  subscriptionId: SubscriptionId;
  /** Secret of the payment that the provider's fields confirm; empty where nothing is due. */
  subscriptionSecret: string;
}

/** Result of the latest payment of a subscription. Ours. */
export type PaymentStatus = 'succeeded' | 'confirmationRequired' | 'processing' | 'failed' | 'nothingDue';

/** Latest payment of a subscription, for a checkout that waits for it. Ours. */
export interface SubscriptionPayment {
  status: PaymentStatus;
  /** Sum that is or was due. */
  amount: number;
  currency: string;
  /** Secret of the payment, where `confirmationRequired`. */
  clientSecret?: string;
  /** Reason, where `failed`: `insufficient_funds`. */
  declineCode?: string;
  /** Invoice of the payment; absent where `nothingDue`. */
  invoiceId?: InvoiceId;
}

/** Line of a preview: a credit for unused time is negative. */
export interface PlanChangeLine extends Money {
  description: string;
  proration: boolean;
}

/** Preview of a plan change or first subscription: exactly what the change then charges. Ours. */
export interface PlanChangePreview {
  planId: string;
  /** Upgrades are `now`, downgrades `periodEnd`. */
  effective: 'now' | 'periodEnd';
  effectiveAt: IsoDateTime;
  /** Seconds since 1970: sent with the change, so that it charges what was shown. */
  prorationDate: number;
  lines: PlanChangeLine[];
  /** Sums in minor units of `currency`. */
  subtotal: number;
  tax: number;
  dueNow: number;
  currency: string;
  /** Next regular charge; null where there is none. */
  nextAmount: number | null;
  nextPaymentAt: IsoDateTime | null;
  /** End of the trial that begins, or goes on. */
  trialEnd?: IsoDateTime;
  /** The running trial ends with the change. */
  endsTrial: boolean;
  seats: number;
}

/** Use of a limit of the plan. Ours. */
export interface PlanUsage extends PlanLimit {
  used: number;
}

/** Change of the subscription. Source: protocol/billing.md#subscription; the optional fields are ours. */
export interface SubscriptionChange {
  planId: string;
  /** The tenant's default where it is absent. */
  paymentMethodId?: string;
  /** Seats, for a plan whose price is per seat; as many as there are where it is absent, at least one a member. */
  seats?: number;
  /** From the preview; required where something is due now. */
  prorationDate?: number;
  /** Plan that the person saw as the current one: `staleVersion` where it is another by now. */
  currentPlanId?: string;
  /** One per attempt, made by the client: an attempt that is sent again is made once. */
  attemptId?: string;
}
