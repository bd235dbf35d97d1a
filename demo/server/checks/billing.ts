import * as v from 'valibot';
import type {
  InvoiceId,
  PaymentMethodId,
  SubscriptionId,
  TenantId,
  VendorId,
} from '../../../core/contract/entities/ids.ts';
import { id, moment } from './fields.ts';

/** Response schemas of billing. Source: core/contract/entities/billing.ts. */

const amount = v.pipe(v.number(), v.integer());
const money = { amount, currency: v.string() };
const interval = v.picklist(['month', 'year']);
const limit = { key: v.string(), name: v.string(), included: v.nullable(v.number()) };

export const billingPlan = v.object({
  id: v.string(),
  externalId: v.string(),
  name: v.string(),
  description: v.string(),
  slug: v.string(),
  price: v.object({ id: v.string(), externalId: v.string(), ...money, interval, perSeat: v.boolean() }),
  rank: v.number(),
  group: v.exactOptional(v.string()),
  trialDays: v.number(),
  isDefault: v.boolean(),
  features: v.array(v.object({ key: v.string(), name: v.string() })),
  limits: v.array(v.object(limit)),
});

export const subscription = v.object({
  id: id<SubscriptionId>(),
  externalId: v.string(),
  externallyManaged: v.boolean(),
  status: v.picklist(['active', 'canceled', 'incomplete', 'expired', 'trialing', 'trialEnded']),
  startDate: moment(),
  currentPeriodStart: moment(),
  currentPeriodEnd: moment(),
  trialEnd: v.exactOptional(moment()),
  cancellation: v.nullable(v.object({ policy: v.literal('atPeriodEnd') })),
  plan: v.object({ slug: v.string() }),
  seats: v.number(),
  price: v.object({ ...money, interval }),
  nextPayment: v.exactOptional(v.object({ ...money, at: moment(), beforeTax: v.exactOptional(v.boolean()) })),
  scheduledChange: v.exactOptional(v.object({ planId: v.string(), seats: v.number(), at: moment() })),
  paymentIssue: v.exactOptional(
    v.object({
      ...money,
      reason: v.picklist(['declined', 'confirmation', 'paymentMethodMissing', 'processing']),
      purpose: v.picklist(['start', 'change', 'renewal']),
      declineCode: v.exactOptional(v.string()),
      invoiceId: id<InvoiceId>(),
      since: moment(),
      graceEnds: moment(),
    }),
  ),
});

export const invoice = v.object({
  id: id<InvoiceId>(),
  externalId: v.string(),
  subscriptionId: v.string() as unknown as v.GenericSchema<string, SubscriptionId>, // empty where there is none
  paymentDate: moment(),
  totalAmount: amount,
  currency: v.string(),
  paid: v.boolean(),
  receiptNumber: v.string(),
  status: v.picklist(['draft', 'open', 'paid', 'void', 'uncollectible']),
  createdAt: moment(),
  subtotalAmount: amount,
  taxAmount: amount,
  dueAmount: amount,
  refundedAmount: amount,
  dispute: v.exactOptional(v.picklist(['open', 'won', 'lost'])),
});

const line = v.exactOptional(v.string());

export const billingAddress = v.object({
  addressLine1: line,
  addressLine2: line,
  city: line,
  state: line,
  postalCode: line,
  country: line,
});

const method = {
  id: id<PaymentMethodId>(),
  externalId: v.string(),
  isDefault: v.boolean(),
  removable: v.boolean(),
};

export const cardPaymentMethod = v.object({
  ...method,
  type: v.literal('card'),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
  brand: v.string(),
  billingDetails: v.object({
    name: v.string(),
    email: v.exactOptional(v.string()),
    address: v.exactOptional(billingAddress),
  }),
});

export const otherPaymentMethod = v.object({ ...method, type: v.literal('unknown') });

export const paymentMethod = v.union([cardPaymentMethod, otherPaymentMethod]);

export const billingDetails = v.object({
  name: v.string(),
  email: v.string(),
  address: billingAddress,
  taxId: v.string(),
});

export const billingSummary = v.object({
  tenantConfigurationId: v.string(),
  providerType: v.literal('Stripe'),
  subscriptionId: v.nullable(id<SubscriptionId>()),
  externallyManaged: v.boolean(),
  currentPlanId: v.nullable(v.string()),
  paymentMethodId: v.nullable(id<PaymentMethodId>()),
  defaultPlanId: v.nullable(v.string()),
  trialAvailable: v.boolean(),
  syncedAt: v.nullable(moment()),
  unavailableSince: v.exactOptional(moment()),
});

export const tenantBillingConfiguration = v.object({
  id: v.string(),
  vendorId: id<VendorId>(),
  tenantId: id<TenantId>(),
  externallyManaged: v.boolean(),
  paymentProviderType: v.literal('Stripe'),
  mappingId: v.string(),
});

export const vendorBillingConfiguration = v.object({
  allowPlanDowngrade: v.boolean(),
  allowPlanCancellation: v.boolean(),
  trialEndAction: v.picklist(['change_to_default', 'retain_trial']),
});

export const paymentProvider = v.object({
  providerType: v.literal('Stripe'),
  name: v.string(),
  status: v.picklist(['0', '1']),
});

export const paymentProviderConfiguration = v.object({
  id: v.string(),
  name: v.string(),
  active: v.boolean(),
  publishableKey: v.string(),
  scriptUrl: v.string(),
});

export const setupIntent = v.object({ id: v.string(), paymentMethodId: v.string(), setupIntentSecret: v.string() });

export const createdSubscription = v.object({ subscriptionId: id<SubscriptionId>(), subscriptionSecret: v.string() });

export const subscriptionPayment = v.object({
  status: v.picklist(['succeeded', 'confirmationRequired', 'processing', 'failed', 'nothingDue']),
  ...money,
  clientSecret: v.exactOptional(v.string()),
  declineCode: v.exactOptional(v.string()),
  invoiceId: v.exactOptional(id<InvoiceId>()),
});

export const planChangePreview = v.object({
  planId: v.string(),
  effective: v.picklist(['now', 'periodEnd']),
  effectiveAt: moment(),
  prorationDate: v.number(),
  lines: v.array(v.object({ ...money, description: v.string(), proration: v.boolean() })),
  subtotal: amount,
  tax: amount,
  dueNow: amount,
  currency: v.string(),
  nextAmount: v.nullable(amount),
  nextPaymentAt: v.nullable(moment()),
  trialEnd: v.exactOptional(moment()),
  endsTrial: v.boolean(),
  seats: v.number(),
});

export const planUsage = v.object({ ...limit, used: v.number() });
