import * as v from 'valibot';
import type { TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { ok } from '../../../../core/contract/failure.ts';
import type { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { mayAssign } from '../../authority/assigning.ts';
import { canTarget } from '../../authority/guards.ts';
import { id } from '../../checks/fields.ts';
import { rule } from '../../checks/rule.ts';
import { notFound, refuse } from '../../refusal.ts';
import { allowed } from '../../rules.ts';
import { tenantInBranch } from '../../tenants/branch.ts';
import { MANAGES_ACCESS } from './places.ts';

/**
 * Lets a person of an account into the accounts below it, or no longer. They act there with the roles that they have here:
 * who lets them in must be able to give these, and freshly so where they are managing ones. Their own switch is a caller's,
 * too, as it gives them nothing that they could not give to another. Source: protocol/sub-accounts.md#access.
 */
export const setAccess = allowed<typeof subTenants.setAccess>(MANAGES_ACCESS, {
  params: v.object({ userId: id() }),
  body: v.object({ allowAccess: v.boolean(rule('notBoolean')), tenantId: v.exactOptional(id<TenantId>()) }),
  handle: async ({ params, body: { allowAccess, tenantId: given }, caller, ports, attemptBelow }) => {
    const userId = params.userId as UserId; // branded where data enters
    const tenantId = given ?? caller.tenantId;
    const done = await attemptBelow<undefined>(
      () => [
        {
          action: 'Sub-account access changed',
          severity: 'Warning',
          tenantId,
          details: { userId, tenant: tenantId, allowed: allowAccess },
        },
      ],
      async (rows) => {
        const account = await tenantInBranch(rows, caller, tenantId);
        if (!account.ok) return account;
        const [place] = await rows.memberships.find({ where: { tenantId, userId } });
        if (!place) return notFound('User');
        const may = await canTarget(rows, caller, place);
        const isOwn = !may.ok && place.userId === caller.userId;
        if (!may.ok && !isOwn) return may;
        if (place.subAccountAccess === allowAccess) return refuse('nothingToUpdate');
        if (allowAccess) {
          const groups = await rows.groups.find({ where: { tenantId, id: { in: place.groupIds } } });
          const ids = [...place.roleIds, ...groups.flatMap(({ roleIds }) => roleIds)];
          const roles = await rows.roles.find({ where: { id: { in: ids } } });
          const assignable = await mayAssign(rows, { caller, ports }, roles);
          if (!assignable.ok) return assignable;
        }
        await rows.memberships.update({ id: place.id }, { subAccountAccess: allowAccess, version: place.version + 1 });
        return ok(undefined);
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});
