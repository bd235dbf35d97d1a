import { under } from './endpoint.ts';
import type { EntitlementAnswers, EntitlementRules } from './entities/entitlement.ts';

const { get } = under('/entitlements/api');

/** Entitlements of the caller, from the plans of their tenant. Source: protocol/entitlements.md#rules. */
export const entitlements = {
  answers: get('/v1/user-entitlements').returns<EntitlementAnswers>(),
  rules: get('/v2/user-entitlements').returns<EntitlementRules>(),
};
