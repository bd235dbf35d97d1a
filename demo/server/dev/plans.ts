import type { FlagRule } from '../../../core/contract/entities/entitlement.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import type { FeatureDefinition, PlanDefinition } from '../vendor/plans.ts';

const FROM_ACME: FlagRule = {
  conditionLogic: 'and',
  conditions: [{ attribute: 'frontegg.email', op: 'ends_with', negate: false, value: { list: ['@acme.test'] } }],
  treatment: 'true',
};

const FEATURES: readonly FeatureDefinition[] = [
  { key: 'recommendations', name: 'Recommendations', linkedPermissions: [], featureFlag: null },
  { key: 'experiments', name: 'Experiments', linkedPermissions: [], featureFlag: null },
  { key: 'audience-insights', name: 'Audience insights', linkedPermissions: [], featureFlag: null },
  {
    key: 'copy-suggestions',
    name: 'Copy suggestions',
    linkedPermissions: [],
    featureFlag: { on: true, offTreatment: 'false', defaultTreatment: 'false', rules: [FROM_ACME] },
  },
];

const PLANS: readonly PlanDefinition[] = [
  { key: 'growth', name: 'Growth', features: ['recommendations'], defaultTreatment: 'false', rules: [] },
  { key: 'scale', name: 'Scale', features: ['recommendations', 'experiments'], defaultTreatment: 'false', rules: [] },
  {
    key: 'insights-trial',
    name: 'Insights trial',
    features: ['audience-insights'],
    defaultTreatment: 'false',
    rules: [],
  },
];

/** Plans of Acme Robotics: one that never ends, and one that has ended. */
export const ACME_PLANS: readonly { planKey: string; expires: string | null }[] = [
  { planKey: 'growth', expires: null },
  { planKey: 'insights-trial', expires: '2026-01-01T00:00:00.000Z' },
];

/** Adds demo features, plans and flags to a configuration that has none. */
export const withDemoPlans = (config: OperatorConfig): OperatorConfig =>
  config.features.length > 0
    ? config
    : {
        ...config,
        features: FEATURES,
        plans: PLANS,
        flags: { admin_portal_entitlements: 'on', admin_portal_use_entitlements_v2_endpoint: 'on', ...config.flags },
      };
