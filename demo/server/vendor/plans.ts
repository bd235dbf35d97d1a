import type { Flag, FlagRule } from '../../../core/contract/entities/entitlement.ts';

/** Something of the operator's product that not everybody has. */
export interface FeatureDefinition {
  key: string;
  name: string;
  /** Keys of the permissions that need this feature, or another one that they are linked to. */
  linkedPermissions: readonly string[];
  /** Gives the feature to whom it says, whatever their plans. */
  featureFlag: Flag | null;
}

/** What tenants buy: a set of features. A tenant has it while it is given, and whoever the rules say has it besides. */
export interface PlanDefinition {
  key: string;
  name: string;
  /** Keys. */
  features: readonly string[];
  /** Whether whoever no rule speaks of has the plan. */
  defaultTreatment: 'true' | 'false';
  rules: readonly FlagRule[];
}
