import * as v from 'valibot';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../core/contract/limits.ts';
import { users } from '../../../core/contract/users.ts';
import { id, moment } from '../checks/fields.ts';
import { lacksFactor } from '../authority/mfa-requirement.ts';
import { mfaRequired, notFound, type Refusal, refuse } from '../refusal.ts';
import { authorityOf } from '../authority/authority.ts';
import { signAccessToken } from '../authority/claims.ts';
import { activeMembershipsOf } from '../authority/active-memberships.ts';
import { actingMembership } from '../authority/acting-membership.ts';
import type { Ports } from '../ports.ts';
import { type Caller, signedIn } from '../rules.ts';
import type { MembershipRecord } from '../store/records.ts';

/** Membership by which a caller can act in another tenant; one that they cannot enter is answered as one that there is not. */
const entrance = async (
  ports: Ports,
  { userId, proof }: Caller,
  tenantId: TenantId,
): Promise<Result<MembershipRecord, Refusal>> => {
  const rows = ports.store.scoped({ tenantId, userId });
  const place = await actingMembership(rows, { userId, tenantId });
  if (!place) return notFound('Tenant');
  const lacks = await lacksFactor(rows, ports.config, [...new Set([tenantId, place.tenantId])], proof.amr);
  return lacks ? mfaRequired(tenantId) : ok(place);
};

/**
 * Switches the session, and the person's main tenant, to another of their tenants; the next refresh issues a token for
 * it. An account below that they may enter becomes the session's alone. A tenant that requires a second factor is entered
 * once the session has verified one. A tenant that they do not belong to gets the same error as an unknown one.
 * Source: protocol/sign-in.md#switch-tenant, protocol/sub-accounts.md#entering.
 */
export const switchTenant = signedIn<typeof users.switchTenant>({
  beforeMfa: 'users.switchTenant',
  body: v.object({ tenantId: id<TenantId>() }),
  handle: async ({ body: { tenantId }, caller, ports, writeIn }) => {
    const { userId, sessionId } = caller;
    const place = await entrance(ports, caller, tenantId);
    if (!place.ok) return place;
    const isMember = place.value.tenantId === tenantId;
    await writeIn(tenantId, async (rows) => {
      await rows.sessions.update({ id: sessionId }, { tenantId });
      if (isMember) await rows.users.update({ id: userId }, { tenantId, updatedAt: ports.clock.now().toISOString() });
      const from = caller.tenantId;
      await rows.audit({ action: 'Tenant entered', details: { from } });
      // who goes below is in the log of where they may come from, too
      const above = { action: 'Tenant entered', details: { tenant: tenantId, from } } as const;
      if (!isMember) await rows.audit({ ...above, tenantId: place.value.tenantId });
    });
    return ok(undefined);
  },
});

/**
 * Issues an access token for another tenant that the caller can act in: one of their own, or an account below that they may
 * enter. The session stays where it is, and the token ends with it. Source: protocol/sub-accounts.md#entering.
 */
export const tokenFor = signedIn<typeof users.tokenFor>({
  limit: 'proof',
  body: v.object({ tenantId: id<TenantId>() }),
  answer: v.object({ accessToken: v.string(), expires: moment(), expiresIn: v.number() }),
  handle: async ({ body: { tenantId }, caller, ports, writeIn }) => {
    const { userId, sessionId } = caller;
    const place = await entrance(ports, caller, tenantId);
    if (!place.ok) return place;
    const rows = ports.store.scoped({ tenantId, userId });
    const [user, session, memberships, authority] = await Promise.all([
      rows.users.get(userId),
      rows.sessions.get(sessionId),
      rows.memberships.find({ where: activeMembershipsOf(caller) }),
      authorityOf(rows, place.value),
    ]);
    if (!user || !session) return refuse('sessionEnded');
    const tenantIds = [...new Set([...memberships.map((one) => one.tenantId), tenantId])];
    const accessToken = await signAccessToken(ports, { user, tenantId, tenantIds, session, authority });
    const home = place.value.tenantId;
    if (home !== tenantId)
      await writeIn(tenantId, async (all) => {
        const issued = { action: 'Sub-account token issued', details: { tenant: tenantId, from: home } } as const;
        await all.audit(issued);
        await all.audit({ ...issued, tenantId: home });
      });
    const expires = new Date(ports.clock.now().getTime() + ACCESS_TOKEN_SECONDS * 1000).toISOString();
    return ok({ accessToken, expires, expiresIn: ACCESS_TOKEN_SECONDS });
  },
});
