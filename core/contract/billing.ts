import { under } from './endpoint.ts';
import type {
  BillingAddress,
  BillingDetails,
  BillingSummary,
  CreatedSubscription,
  Invoice,
  PaymentMethod,
  PaymentProvider,
  PaymentProviderConfiguration,
  PaymentProviderType,
  Plan,
  PlanChangePreview,
  PlanUsage,
  SetupIntent,
  Subscription,
  SubscriptionChange,
  SubscriptionPayment,
  TenantBillingConfiguration,
  VendorBillingConfiguration,
} from './entities/billing.ts';

const { get, post, put, patch, del } = under('/subscriptions/resources');

/** Page of a list, the newest first; without a limit the newest 100. Ours. */
type PageQuery = { _limit?: string; _offset?: string };

// biome-ignore format: one line a call
/** Plans, payment provider and billing configurations. Source: protocol/billing.md. */
export const billing = {
  plans:                     get('/billing/plans/v1').returns<Plan[]>(),
  // a list of one
  plan:                      get('/billing/plans/v1/{planId}').returns<Plan[]>(),
  vendorConfigurations:      get('/billing/configurations/vendor-public-configurations/v1').returns<VendorBillingConfiguration[]>(),
  summary:                   get('/billing/summaries/v1/{tenantId}').returns<BillingSummary>(),
  createTenantConfiguration: post('/billing/tenant-configurations/v1').body<{ tenantId: string; externallyManaged?: boolean | 'true' | 'false'; providerType: PaymentProviderType }>().returns<{ id: string }>(),
  tenantConfiguration:       get('/billing/tenant-configurations/v1/{tenantId}').returns<TenantBillingConfiguration>(),
  // Ours: use of the plan's limits, seats first
  usage:                     get('/billing/usage/v1').returns<PlanUsage[]>(),
  // Ours
  details:                   get('/billing/details/v1').returns<BillingDetails>(),
  // Ours
  saveDetails:               put('/billing/details/v1').body<BillingDetails>().returns<BillingDetails>(),
  // Ours: reads the provider's state now instead of with its next event, as after a payment in its fields
  refresh:                   post('/billing/refreshes/v1').returns<BillingSummary>(),
};

// biome-ignore format: one line a call
/** Subscription of the caller's tenant. Source: protocol/billing.md#subscription. */
export const subscriptions = {
  list:    get('/billing/subscriptions/v1').returns<Subscription[]>(),
  read:    get('/billing/subscriptions/v1/{subscriptionId}').returns<Subscription>(),
  update:  put('/billing/subscriptions/v1/{subscriptionId}').body<SubscriptionChange>(),
  cancel:  put('/billing/subscriptions/v1/{subscriptionId}/cancellations/'),
  renew:   put('/billing/subscriptions/v1/{subscriptionId}/renewals/'),
  // Ours: more seats at once, fewer at the end of the period
  changeSeats: put('/billing/subscriptions/v1/{subscriptionId}/seats').body<{ seats: number; prorationDate?: number; attemptId?: string }>(),
  // Ours: preview of a change, or of a first subscription where the tenant has none
  preview: get('/billing/plan-changes/v1/preview').query<{ planId: string; seats?: string }>().returns<PlanChangePreview>(),
  // Ours: latest payment, with the secret of one to confirm
  payment: get('/billing/subscriptions/v1/{subscriptionId}/payment').returns<SubscriptionPayment>(),
  // Ours: pays what is outstanding, by this payment method or the default one
  pay:     post('/billing/subscriptions/v1/{subscriptionId}/payment').body<{ paymentMethodId?: string; attemptId?: string }>().returns<SubscriptionPayment>(),
};

// biome-ignore format: one line a call
/** The same calls at their other addresses. Source: protocol/billing.md#managed-subscriptions. */
export const managedSubscriptions = {
  list:    get('/subscriptions/v1').returns<Subscription[]>(),
  read:    get('/subscriptions/v1/{subscriptionId}').returns<Subscription>(),
  update:  put('/subscriptions/v1/{subscriptionId}').body<SubscriptionChange>(),
  cancel:  put('/subscriptions/v1/{subscriptionId}/cancellations/'),
  renew:   put('/subscriptions/v1/{subscriptionId}/renewals/'),
};

// biome-ignore format: one line a call
/** Invoices of the caller's tenant. Source: protocol/billing.md#invoice. */
export const invoices = {
  list: get('/billing/invoices/v1').query<PageQuery>().returns<Invoice[]>(),
  read: get('/billing/invoices/v1/{invoiceId}').returns<Invoice>(),
  pdf:  get('/billing/invoices/v1/{invoiceId}/pdf').query<{ outputFileName?: string }>().returnsFile(),
};

// biome-ignore format: one line a call
/** Payment methods of the caller's tenant. Source: protocol/billing.md#payment-method. */
export const paymentMethods = {
  list:                 get('/billing/payment-methods/v1').returns<PaymentMethod[]>(),
  read:                 get('/billing/payment-methods/v1/{paymentMethodId}').returns<PaymentMethod>(),
  updateBillingDetails: patch('/billing/payment-methods/v1/{paymentMethodId}/billing-details').body<{ email?: string; address?: BillingAddress }>(),
  // Ours: of the tenant and of its subscription
  setDefault:           put('/billing/payment-methods/v1/{paymentMethodId}/default'),
  // Ours
  remove:               del('/billing/payment-methods/v1/{paymentMethodId}'),
};

// biome-ignore format: one line a call
/** Payment providers and their own calls. Source: protocol/billing.md#provider. */
export const paymentProviders = {
  list:                 get('/payment-providers/v1').returns<PaymentProvider[]>(),
  publicConfiguration:  get('/billing/payment-providers/stripe/public-configurations/v1').returns<PaymentProviderConfiguration>(),
  createCustomer:       post('/billing/payment-providers/stripe/customers/v1').body<{ name: string; email: string; tenantName?: string }>().returns<{ stripeCustomerId: string }>(),
  customer:             get('/billing/payment-providers/stripe/customers/v1/{tenantId}').returns<{ stripeCustomerId: string }>(),
  createSetupIntent:    post('/billing/payment-providers/stripe/setup-intents/v1').body<{ paymentMethodId?: string }>().returns<SetupIntent>(),
  // the optional fields are ours
  createSubscription:   post('/billing/payment-providers/stripe/subscriptions/v1').body<{ stripePlanId: string; paymentMethodId?: string; seats?: number; attemptId?: string }>().returns<CreatedSubscription>(),
};
