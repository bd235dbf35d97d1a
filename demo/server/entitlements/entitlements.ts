import { attributesOf, featureEntitlement, permissionEntitlement } from '../../../core/contract/entitlement.ts';
import { entitlements } from '../../../core/contract/entitlements.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { ok } from '../../../core/contract/failure.ts';
import { authorityOf } from '../authority/authority.ts';
import { claimsOf } from '../authority/claims.ts';
import { entitlementAnswers, entitlementRules } from '../checks/entitlements.ts';
import { refuse } from '../refusal.ts';
import { type PersonContext, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import { rulesOf } from './rules-of.ts';
import { activeMembershipsOf } from '../authority/active-memberships.ts';

type Person = PersonContext<AnyEndpoint>;

/** Ours: a super user holds every key. Source: product.md#access-control. */
const keysOf = ({ superUser, permissions }: Person['caller']) => (superUser ? ['*', ...permissions] : permissions);

const rulesFor = async ({ store, ports, caller }: Person) =>
  rulesOf(ports.config, await store.tenantPlans.find(), keysOf(caller));

/** Attributes of the caller for feature flags: equal to those that a client reads from the token. */
const attributesFor = async ({ own, ports, caller }: Person) => {
  const { userId, tenantId, sessionId } = caller;
  const found = await own.snapshot(async (rows) => {
    const [user, session, places] = await Promise.all([
      rows.users.get(userId),
      rows.sessions.get(sessionId),
      rows.memberships.find({ where: activeMembershipsOf(caller) }),
    ]);
    const place = places.find((membership) => membership.tenantId === tenantId);
    return user && session && place && { user, session, places, authority: await authorityOf(rows, place) };
  });
  if (!found) return undefined;
  const { user, session, places, authority } = found;
  const tenantIds = places.map((membership) => membership.tenantId);
  const claims = claimsOf(ports.config, { user, tenantId, tenantIds, session, authority });
  return attributesOf({ id: userId, email: user.email, emailVerified: user.verified, tenantId }, claims);
};

/**
 * Routes of entitlements: evaluated here, or as rules for a client to evaluate, which then reveal whom the operator's
 * rules name. For display only; authorization is each call's own. Source: product.md#entitlements,
 * protocol/entitlements.md#rules.
 */
export const entitlementRoutes = serve(entitlements, {
  answers: signedIn({
    answer: entitlementAnswers,
    handle: async (context) => {
      const [given, attributes] = await Promise.all([rulesFor(context), attributesFor(context)]);
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
  rules: signedIn({ answer: entitlementRules, handle: async (context) => ok(await rulesFor(context)) }),
});
