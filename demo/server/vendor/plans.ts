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

/** Plan that tenants buy: a set of features. Granted to a tenant, until a date or without end, and to the people that its rules match. */
export interface PlanDefinition {
  key: string;
  name: string;
  /** Keys of its features. */
  features: readonly string[];
  /** Result where no rule matches. */
  defaultTreatment: 'true' | 'false';
  rules: readonly FlagRule[];
}
