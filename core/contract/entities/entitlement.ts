/** Reasons for a denied entitlement. Source: product.md#entitlements. */
export type NotEntitledJustification = 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED';

/** Evaluated entitlement, with the justification where it is denied. Source: product.md#entitlements. */
export interface Entitlement {
  isEntitled: boolean;
  justification?: NotEntitledJustification;
}

/** A case in which a flag or a plan gives another treatment: all of its conditions hold. */
export interface FlagRule {
  conditionLogic?: 'and';
  conditions: FlagCondition[];
  /** `true` or `false`, as text. */
  treatment: string;
}

/** One condition on what is known of a person. Source: protocol/entitlements.md#rules. */
export interface FlagCondition {
  attribute: string;
  negate: boolean;
  op: string;
  value: Readonly<Record<string, unknown>>;
}

/** A feature flag with its rules. Source: protocol/entitlements.md#flag. */
export interface Flag {
  on: boolean;
  offTreatment: string;
  defaultTreatment: string;
  rules?: FlagRule[];
}

/** A plan that is given by rules. Source: protocol/entitlements.md#rules. */
export interface PlanRules {
  defaultTreatment: string;
  rules?: FlagRule[];
}

/** Entitlement of a tenant to a feature, from its plans. Source: protocol/entitlements.md#feature-entitlement. */
export interface FeatureEntitlement {
  planIds?: string[];
  /**
   * Milliseconds since 1970; -1 never ends, null was never given.
   * Source: protocol/entitlements.md#feature-entitlement.
   */
  expireTime: number | null;
  /** The keys of the permissions that need this feature, or another one that they are linked to. */
  linkedPermissions?: string[];
  featureFlag?: Flag;
}

/** Rules that a person's entitlements are evaluated from. Source: protocol/entitlements.md#rules. */
export interface EntitlementRules {
  features: Record<string, FeatureEntitlement>;
  /** Permission keys, `*` for any text. */
  permissions: Record<string, true>;
  plans?: Record<string, PlanRules>;
}

/** A person's entitlements as the server found them. Source: protocol/entitlements.md#rules. */
export interface EntitlementAnswers {
  features: Record<string, Entitlement>;
  permissions: Record<string, Entitlement>;
}

/** A person's entitlements in either form. */
export type Entitlements = EntitlementRules | EntitlementAnswers;
