import * as v from 'valibot';
import type { TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { HIERARCHY_MAX, LIST_BODY_BYTES } from '../../../../core/contract/limits.ts';
import type { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { canTarget } from '../../authority/guards.ts';
import { id, listOf } from '../../checks/fields.ts';
import { rule } from '../../checks/rule.ts';
import { removeMember } from '../../members/remove-member.ts';
import type { Ports } from '../../ports.ts';
import { invalidField, notFound, type Refusal } from '../../refusal.ts';
import { allowed, type AuditEntry, type Caller } from '../../rules.ts';
import type { Writer } from '../../store/store.ts';
import { keepingOwnAdmin, MANAGES_ACCESS, managedPlace, placesInBranch } from './places.ts';

const removeFrom = async (
  rows: Writer,
  { caller, ports }: { caller: Caller; ports: Ports },
  userId: UserId,
  tenantId: TenantId,
): Promise<Result<AuditEntry, Refusal>> => {
  const found = await managedPlace(rows, caller, { tenantId, userId }, 'fe.secure.delete.users');
  if (!found.ok) return found;
  const { place } = found.value;
  const may = await canTarget(rows, caller, place);
  if (!may.ok) return may;
  return keepingOwnAdmin(rows, { caller, ports }, tenantId, async () => {
    const removed = await removeMember(rows, ports, place);
    const details = { userId, tenant: tenantId, ...removed };
    return ok({ action: 'Person removed', severity: 'Warning', tenantId, details });
  });
};

/**
 * Removes a person from accounts of the caller's branch, or from all of them: from all or, where one refuses, from none.
 * Who belongs to no other account afterwards is deleted. Source: protocol/sub-accounts.md#people.
 */
export const removePerson = allowed<typeof subTenants.removePerson>(MANAGES_ACCESS, {
  bodyBytes: LIST_BODY_BYTES,
  body: v.object({
    userId: id<UserId>(),
    subTenants: v.exactOptional(listOf(v.object({ tenantId: id<TenantId>() }), HIERARCHY_MAX)),
    everywhere: v.exactOptional(v.literal(true, rule('notBoolean'))),
  }),
  handle: async ({ body: { userId, subTenants: named = [], everywhere }, caller, ports, attemptBelow }) => {
    if (named.length === 0 && !everywhere) return invalidField('subTenants', 'tooFew', { count: 1 });
    const done = await attemptBelow<AuditEntry[]>(
      (acts) => acts,
      async (rows) => {
        const ids = everywhere
          ? (await placesInBranch(rows, caller, [userId])).places.map((place) => place.tenantId)
          : [...new Set(named.map((one) => one.tenantId))];
        if (ids.length === 0) return notFound('User');
        const acts: AuditEntry[] = [];
        for (const tenantId of ids) {
          const removed = await removeFrom(rows, { caller, ports }, userId, tenantId);
          if (!removed.ok) return removed;
          acts.push(removed.value);
        }
        return ok(acts);
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});
