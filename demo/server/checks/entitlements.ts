import * as v from 'valibot';

/** Response schemas of entitlements and feature flags. Source: core/contract/entities/entitlement.ts. */

const flagCondition = v.object({
  attribute: v.string(),
  negate: v.boolean(),
  op: v.string(),
  value: v.record(v.string(), v.unknown()),
});

const flagRule = v.object({
  conditionLogic: v.exactOptional(v.literal('and')),
  conditions: v.array(flagCondition),
  treatment: v.string(),
});

const rules = v.exactOptional(v.array(flagRule));

export const flag = v.object({ on: v.boolean(), offTreatment: v.string(), defaultTreatment: v.string(), rules });

export const plan = v.object({ defaultTreatment: v.string(), rules });

export const featureEntitlement = v.object({
  planIds: v.exactOptional(v.array(v.string())),
  expireTime: v.nullable(v.number()),
  linkedPermissions: v.exactOptional(v.array(v.string())),
  featureFlag: v.exactOptional(flag),
});

export const entitlement = v.object({
  isEntitled: v.boolean(),
  justification: v.exactOptional(v.picklist(['MISSING_FEATURE', 'MISSING_PERMISSION', 'BUNDLE_EXPIRED'])),
});

export const entitlementRules = v.object({
  features: v.record(v.string(), featureEntitlement),
  permissions: v.record(v.string(), v.literal(true)),
  plans: v.exactOptional(v.record(v.string(), plan)),
});

export const entitlementAnswers = v.object({
  features: v.record(v.string(), entitlement),
  permissions: v.record(v.string(), entitlement),
});
