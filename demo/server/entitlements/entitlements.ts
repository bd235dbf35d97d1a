import { featureEntitlement, permissionEntitlement } from '../../../core/contract/entitlement.ts';
import { entitlements } from '../../../core/contract/entitlements.ts';
import { ok } from '../../../core/contract/failure.ts';
import { entitlementAnswers, entitlementRules } from '../checks/entitlements.ts';
import { refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { attributesFor, rulesFor } from './caller-entitlements.ts';

/**
 * Routes of entitlements: evaluated here, or as rules for a client to evaluate, which then reveal whom the operator's
 * rules name. For display only; authorization is each call's own. Source: product.md#entitlements,
 * protocol/entitlements.md#rules.
 */
export const entitlementRoutes = serve(entitlements, {
  answers: signedIn({
    answer: entitlementAnswers,
    handle: async (context) => {
      const [given, attributes] = await Promise.all([
        rulesFor(context.ports, context.caller),
        attributesFor(context.ports, context.caller),
      ]);
      if (!attributes) return refuse('sessionEnded');
      const { features, permissions } = context.ports.config;
      const now = context.ports.clock.now().getTime();
      const keys = new Set([
        ...permissions.map(({ key }) => key),
        ...features.flatMap(({ linkedPermissions }) => linkedPermissions),
        ...context.caller.permissions,
      ]);
      return ok({
        features: Object.fromEntries(features.map(({ key }) => [key, featureEntitlement(given, key, attributes, now)])),
        permissions: Object.fromEntries(
          [...keys].map((key) => [key, permissionEntitlement(given, key, attributes, now)]),
        ),
      });
    },
  }),
  rules: signedIn({ answer: entitlementRules, handle: async ({ ports, caller }) => ok(await rulesFor(ports, caller)) }),
});
