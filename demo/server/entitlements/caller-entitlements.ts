import { attributesOf, permissionEntitlement } from '../../../core/contract/entitlement.ts';
import type { EntitlementRules } from '../../../core/contract/entities/entitlement.ts';
import type { FlagAttributes } from '../../../core/contract/flag.ts';
import { activeMembershipsOf } from '../authority/active-memberships.ts';
import { authorityOf } from '../authority/authority.ts';
import { actingMembership } from '../authority/acting-membership.ts';
import { claimsOf } from '../authority/claims.ts';
import { readGrants } from '../plans/grants.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import type { Caller } from '../rules.ts';
import { rulesOf } from './rules-of.ts';

type Reading = Pick<Ports, 'store' | 'config' | 'clock'>;

/** Permission keys of a caller. Ours: a super user holds every key. Source: product.md#access-control. */
const keysOf = ({ superUser, permissions }: Caller) => (superUser ? ['*', ...permissions] : permissions);

/** Entitlement rules of a caller, from the plans that their tenant has now. */
export const rulesFor = async ({ store, config, clock }: Reading, caller: Caller): Promise<EntitlementRules> => {
  const { tenantId } = caller;
  return rulesOf(config, await readGrants(store.scoped({ tenantId }), config, clock.now()), keysOf(caller));
};

/** Session in the place of one, for the claims of a program. */
const tokenSession = (id: Caller['sessionId'], { atMs }: Caller['proof']) => {
  const authenticatedAt = new Date(atMs).toISOString();
  return { id, amr: [], authenticatedAt, steppedUpAt: null, actor: null };
};

/** Attributes of a caller for feature flags: equal to those that a client reads from the token. */
export const attributesFor = async (
  { store, config }: Reading,
  caller: Caller,
): Promise<FlagAttributes | undefined> => {
  const { userId, tenantId, sessionId, apiToken, proof } = caller;
  const found = await store.scoped({ tenantId, userId }).snapshot(async (rows) => {
    const [user, session, places, place] = await Promise.all([
      rows.users.get(userId),
      apiToken ? tokenSession(sessionId, proof) : rows.sessions.get(sessionId),
      rows.memberships.find({ where: activeMembershipsOf(caller) }),
      actingMembership(rows, caller),
    ]);
    return user && session && place && { user, session, places, authority: await authorityOf(rows, place) };
  });
  if (!found) return undefined;
  const { user, session, places, authority } = found;
  const tenantIds = [...new Set([...places.map((membership) => membership.tenantId), tenantId])];
  const claims = claimsOf(config, { user, tenantId, tenantIds, session, authority });
  return attributesOf({ id: userId, email: user.email, emailVerified: user.verified, tenantId }, claims);
};

/**
 * Whether the plans of a caller's tenant let them use a permission that they hold: one that features are linked to needs one
 * of these. Read at every call, so that what was bought or has ended counts at once. Source: product.md#entitlements.
 */
export const isEntitledTo = async (reading: Reading, caller: Caller, permission: PermissionKey): Promise<boolean> => {
  const isLinked = reading.config.features.some(({ linkedPermissions }) => linkedPermissions.includes(permission));
  if (!isLinked || caller.superUser) return true;
  const [rules, attributes] = await Promise.all([rulesFor(reading, caller), attributesFor(reading, caller)]);
  const now = reading.clock.now().getTime();
  return attributes !== undefined && permissionEntitlement(rules, permission, attributes, now).isEntitled;
};
