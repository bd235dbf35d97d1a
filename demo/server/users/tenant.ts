import * as v from 'valibot';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { users } from '../../../core/contract/users.ts';
import { id } from '../checks/fields.ts';
import { lacksFactor } from '../authority/mfa-requirement.ts';
import { mfaRequired, notFound } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { ACTIVE } from '../authority/active-memberships.ts';

/**
 * Switches the session, and the person's main tenant, to another of their tenants; the next refresh issues a token for
 * it. A tenant that requires a second factor is entered once the session has verified one. A tenant that they do not
 * belong to gets the same error as an unknown one. Source: protocol/sign-in.md#switch-tenant.
 */
export const switchTenant = signedIn<typeof users.switchTenant>({
  beforeMfa: 'users.switchTenant',
  body: v.object({ tenantId: id<TenantId>() }),
  handle: async ({ body: { tenantId }, caller, own, ports, write }) => {
    const { userId, sessionId } = caller;
    if ((await own.memberships.count({ ...ACTIVE, userId, tenantId })) === 0) return notFound('Tenant');
    if (await lacksFactor(own, ports.config, tenantId, caller.proof.amr)) return mfaRequired(tenantId);
    await write(async (rows) => {
      await rows.sessions.update({ id: sessionId }, { tenantId });
      await rows.users.update({ id: userId }, { tenantId, updatedAt: ports.clock.now().toISOString() });
      await rows.audit({ tenantId, action: 'Tenant entered', details: { from: caller.tenantId } });
    });
    return ok(undefined);
  },
});
