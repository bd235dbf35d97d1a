import * as v from 'valibot';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import type { ownAccount } from '../../../core/contract/own-account.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { id } from '../checks/fields.ts';
import { notFound, refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { leave as leaveCompany } from '../store/remove-person.ts';
import { membershipFacts } from './holds.ts';

/**
 * Leaves a company, soon after sign-in or step-up. The session continues in another of the caller's companies; their other
 * sessions in this one end. Its last administrator stays, and so does whom a directory manages. Ours.
 * Source: protocol/accounts.md#own-account.
 */
export const leave = signedIn<typeof ownAccount.leave>({
  limit: 'question',
  fresh: true,
  personsOnly: true,
  params: v.object({ tenantId: id() }),
  answer: v.object({ tenantId: id<TenantId>() }),
  handle: async ({ own, params, caller: { userId, sessionId }, ports, writeIn }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    const places = await own.memberships.find({ where: { ...ACTIVE, userId }, order: [['createdAt', 'asc']] });
    const place = places.find(({ tenantId }) => tenantId === params.tenantId);
    const next = places.find(({ tenantId }) => tenantId !== params.tenantId);
    if (!place) return notFound('Tenant');
    if (user.managedBy === 'scim2') return refuse('resourceReadOnly');
    if (!next) return refuse('onlyTenant');
    const { tenantId } = place;
    const done = await writeIn(tenantId, async (rows) => {
      const { isLastAdmin } = await membershipFacts(rows, ports, { tenantId, userId });
      if (isLastAdmin) return 'last' as const;
      const company = (await rows.tenants.get(tenantId))?.name ?? '';
      await rows.audit({ action: 'Company left', severity: 'Warning', details: { userId } });
      await rows.mail.companyLeft(user, company);
      await rows.sessions.update({ id: sessionId, tenantId }, { tenantId: next.tenantId });
      await endSessions(rows, ports.clock, { userId, tenantId });
      if (user.tenantId === tenantId) await rows.users.update({ id: userId }, { tenantId: next.tenantId });
      await leaveCompany(rows, place);
      return 'done' as const;
    });
    return done === 'last' ? refuse('lastAdministrator') : ok({ tenantId: next.tenantId });
  },
});
