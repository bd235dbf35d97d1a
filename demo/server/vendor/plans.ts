import type { Flag, FlagRule } from '../../../core/contract/entities/entitlement.ts';

/** Feature of the operator's product that not all tenants and users have. */
export interface FeatureDefinition {
  key: string;
  name: string;
  /** Keys of the permissions that need this feature, or another one that they are linked to. */
  linkedPermissions: readonly string[];
  /** Grants the feature by its own rules, independent of plans. */
  featureFlag: Flag | null;
}

/** Price of a plan. */
export interface PriceDefinition {
  /** Whole number of minor units of `currency`. */
  amount: number;
  /** ISO 4217 in lower case; `billing.currency` by default. */
  currency?: string;
  /** `month` by default. */
  interval?: 'month' | 'year';
  /** Whether the amount is charged for each seat; `false` by default. */
  perSeat?: boolean;
  /** Id of the price at the payment provider; required for an amount above 0. */
  externalId?: string;
}

/** Limit of a plan. */
export interface PlanLimitDefinition {
  key: string;
  name: string;
  /** Null for no limit. */
  included: number | null;
}

/** Rules of billing. Source: protocol/billing.md#vendor-configuration. */
export interface BillingDefinition {
  /** Currency of prices that name none. */
  currency: string;
  /** Key of the plan of tenants without a subscription; null for none. */
  defaultPlan: string | null;
  allowPlanDowngrade: boolean;
  allowPlanCancellation: boolean;
  trialEndAction: 'change_to_default' | 'retain_trial';
  /** Creates the tenant's customer at the payment provider with the tenant; null: with its first payment method. */
  tenantCreatedAction: 'create_customer' | null;
  /** Path of the page with the subscription tab, below `basename`, which mails lead to; null for `authenticatedUrl`. */
  path: string | null;
  /** Days after a failed payment in which the plan's features are still granted. */
  graceDays: number;
  /** Name of the payment provider for people. */
  providerName: string;
  /** Address of the logo on invoices, a PNG or JPEG; null for the one of the vendor. */
  invoiceLogo: string | null;
  /** Lines below the vendor's name on invoices: address and tax id. */
  sellerLines: readonly string[];
  /** Ids of the tax rates at the payment provider that every subscription has. */
  taxRates: readonly string[];
  /** Whether the payment provider computes taxes by the address. */
  automaticTax: boolean;
}

/** Plan that tenants buy: a set of features. Granted to a tenant, until a date or without end, and to the people that its rules match. */
export interface PlanDefinition {
  key: string;
  name: string;
  /** Keys of its features. */
  features: readonly string[];
  description?: string;
  /** Id of the product at the payment provider. */
  externalId?: string;
  /** Price; a plan without one is not sold. */
  price?: PriceDefinition;
  /** Order of the plans, from the smallest; by default the one they are listed in. */
  rank?: number;
  /** The same of plans that differ by their interval alone. */
  group?: string;
  /** Days of the trial that a tenant gets once; none by default. */
  trialDays?: number;
  /** Limits that the plan includes; `seats` is one of people. */
  limits?: readonly PlanLimitDefinition[];
  /** Result where no rule matches. */
  defaultTreatment: 'true' | 'false';
  rules: readonly FlagRule[];
}
