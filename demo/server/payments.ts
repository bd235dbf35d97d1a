import type { BillingAddress, PaymentStatus } from '../../core/contract/entities/billing.ts';
import type { IsoDateTime } from '../../core/contract/entities/ids.ts';
import type { InvoiceRecord, PaymentMethodRecord, SubscriptionRecord } from './store/records.ts';

/** Payment provider. Every method asks it over the network and throws `PaymentsFailed` where it refuses or does not answer. */
export interface Payments {
  /** Account and mode, as `acct_1:test`: customers of another one are not used. */
  readonly account: string;
  readonly publishableKey: string;
  /** Address of the script with the card fields. */
  readonly scriptUrl: string;
  /** State of a customer: all that the server keeps of it. Undefined where there is none, or no more. */
  read(customerId: string): Promise<CustomerState | undefined>;
  /** Creates a customer; a repeated key answers the same one. */
  createCustomer(details: CustomerDetails & { tenantId: string }, key: string): Promise<string>;
  saveCustomer(customerId: string, details: CustomerDetails): Promise<void>;
  createSetupIntent(customerId: string, methodId: string | undefined): Promise<{ id: string; secret: string }>;
  /** Subscribes. Its first payment is made by the method, or waits for one. */
  subscribe(order: NewSubscription, key: string): Promise<{ id: string; secret: string }>;
  /** Changes price, seats or method now; where a payment fails, nothing changes. */
  change(subscriptionId: string, change: SubscriptionOrder, key: string): Promise<void>;
  /** Changes price and seats at the end of the period. */
  schedule(subscriptionId: string, change: SubscriptionOrder, key: string): Promise<void>;
  /** Calls a scheduled change off. */
  unschedule(scheduleId: string): Promise<void>;
  preview(order: PreviewOrder): Promise<ProviderPreview>;
  /** Sets or takes back the cancellation at the end of the period. */
  setCancellation(subscriptionId: string, atPeriodEnd: boolean): Promise<void>;
  /** Cancels a subscription at once, without a refund. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Pays an open invoice. */
  pay(invoiceId: string, methodId: string | undefined, key: string): Promise<void>;
  /** Latest payment of an invoice, with the secret of one to confirm. */
  payment(invoiceId: string): Promise<ProviderPayment>;
  /** Sets the default payment method of the customer and of its subscription. */
  setDefaultMethod(customerId: string, subscriptionId: string | undefined, methodId: string): Promise<void>;
  /** Gives a customer a payment method that belongs to none; one of another customer is `refused`. */
  attachMethod(customerId: string, methodId: string): Promise<void>;
  removeMethod(methodId: string): Promise<void>;
  saveMethod(methodId: string, details: { email?: string; address?: BillingAddress }): Promise<void>;
  /** Event of a signed request; undefined where the signature is wrong or too old. One about a payment can ask whose it is. */
  readEvent(body: string, signature: string): Promise<ProviderEvent | undefined>;
}

export interface CustomerDetails {
  name: string;
  email: string;
  address: BillingAddress;
  taxId: string;
}

/** Price and seats that a subscription gets. */
export interface SubscriptionOrder {
  priceId: string;
  seats: number;
  methodId?: string | undefined;
  /** Seconds since 1970 of the preview. */
  prorationDate?: number | undefined;
  /** Ends a running trial. */
  endsTrial?: boolean;
}

export interface NewSubscription extends SubscriptionOrder {
  customerId: string;
  tenantId: string;
  planKey: string;
  trialDays: number;
}

export interface PreviewOrder extends Pick<SubscriptionOrder, 'priceId' | 'seats'> {
  customerId: string | undefined;
  /** Live subscription that changes; a first one where it is absent. */
  subscriptionId: string | undefined;
}

export interface ProviderPreview {
  lines: { description: string; amount: number; proration: boolean }[];
  currency: string;
  subtotal: number;
  tax: number;
  due: number;
  /** Total of each later period, with tax. */
  regular: number;
  /** Time from which it is prorated, by the provider's own clock, in seconds since 1970; undefined where nothing is. */
  prorationDate: number | undefined;
}

export interface ProviderPayment {
  status: PaymentStatus;
  amount: number;
  currency: string;
  secret?: string;
  declineCode?: string;
}

/** Event of the provider: only a reason to read its customer. */
export interface ProviderEvent {
  id: string;
  kind: string;
  /** Undefined for one that is about no customer. */
  customerId: string | undefined;
}

/** State of a customer. */
export interface CustomerState {
  customer: CustomerDetails & { defaultMethodId: string | null };
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
  methods: ProviderMethod[];
}

/** Subscription at the provider: what is kept of it as it is, and what is translated. */
export interface ProviderSubscription
  extends Pick<
    SubscriptionRecord,
    | 'itemId'
    | 'seats'
    | 'amount'
    | 'currency'
    | 'interval'
    | 'startDate'
    | 'currentPeriodStart'
    | 'currentPeriodEnd'
    | 'trialEnd'
    | 'cancelAt'
    | 'endedAt'
    | 'methodId'
    | 'createdAt'
  > {
  id: string;
  priceId: string;
  /** Status as the provider says it. */
  status: string;
  scheduled: { id: string; priceId: string | null; seats: number | null; at: IsoDateTime | null } | null;
}

/** Invoice at the provider. */
export interface ProviderInvoice
  extends Omit<InvoiceRecord, 'id' | 'tenantId' | 'externalId' | 'subscriptionExternalId' | 'createdAt' | 'updatedAt'> {
  id: string;
  subscriptionId: string;
  /** Whether it renews a subscription: no person waits for its payment. */
  isRenewal: boolean;
}

/** Payment method at the provider. */
export interface ProviderMethod extends Omit<PaymentMethodRecord, 'id' | 'tenantId' | 'externalId' | 'updatedAt'> {
  id: string;
}

/** Kinds of failures: no answer in time; a decline; an object that there is not; a request that it refuses. */
export type PaymentsFailure = 'unavailable' | 'declined' | 'missing' | 'refused';

/** Error: the payment provider has refused, or not answered. */
export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
  constructor(
    readonly kind: PaymentsFailure,
    message: string,
    /** The bank's reason, where `declined`; the provider's code, where `refused`. */
    readonly code?: string,
    /** Field of the billing details that it refuses, such as `address.country`. */
    readonly field?: string,
  ) {
    super(message);
  }
}
