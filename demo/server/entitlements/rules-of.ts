import type { EntitlementRules, FeatureEntitlement } from '../../../core/contract/entities/entitlement.ts';
import type { PlanGrant } from '../plans/grants.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Latest end of these plans; -1 for no end, null for no plan. Source: protocol/entitlements.md#feature-entitlement. */
const endOf = (given: readonly PlanGrant[]): number | null => {
  if (given.length === 0) return null;
  if (given.some(({ expires }) => expires === null)) return -1;
  return Math.max(...given.map(({ expires }) => Date.parse(expires ?? '')));
};

/**
 * Entitlement rules of a person: from the operator's features and plans, the tenant's plans and the person's permission
 * keys.
 */
export const rulesOf = (
  { features, plans }: Pick<OperatorConfig, 'features' | 'plans'>,
  given: readonly PlanGrant[],
  keys: readonly string[],
): EntitlementRules => {
  const entries = features.map(({ key, linkedPermissions, featureFlag }): [string, FeatureEntitlement] => {
    const planIds = plans.filter((plan) => plan.features.includes(key)).map((plan) => plan.key);
    const expireTime = endOf(given.filter(({ planKey }) => planIds.includes(planKey)));
    const linked = [...linkedPermissions];
    return [key, { planIds, expireTime, linkedPermissions: linked, ...(featureFlag && { featureFlag }) }];
  });
  return {
    features: Object.fromEntries(entries),
    plans: Object.fromEntries(
      plans.map(({ key, defaultTreatment, rules }) => [key, { defaultTreatment, rules: [...rules] }]),
    ),
    permissions: Object.fromEntries(keys.map((key) => [key, true as const])),
  };
};
