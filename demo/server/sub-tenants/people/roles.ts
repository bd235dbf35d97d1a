import * as v from 'valibot';
import type { RoleId, TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { INVITEES_MAX, LIST_BODY_BYTES } from '../../../../core/contract/limits.ts';
import type { subTenants, SubTenantRoles } from '../../../../core/contract/sub-tenants.ts';
import { rolesToAssign } from '../../authority/assigning.ts';
import { canRevoke } from '../../authority/grantable.ts';
import { canTarget } from '../../authority/guards.ts';
import { id, listOf, rawText } from '../../checks/fields.ts';
import { rule } from '../../checks/rule.ts';
import { chosenRoleIds, rolesAmong } from '../../members/chosen-role-ids.ts';
import type { Ports } from '../../ports.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { allowed, type AuditEntry, type Caller } from '../../rules.ts';
import type { Writer } from '../../store/store.ts';
import { keepingOwnAdmin, MANAGES_ACCESS, managedPlace } from './places.ts';

/** Roles that a person has after a change, from those before it and those that are named. */
type Combine = (before: readonly RoleId[], named: readonly RoleId[]) => RoleId[];

/** Longest text of an origin that is taken along, in characters. Ours. */
const ORIGIN_MAX = 512;
const optional = v.exactOptional;

const body = v.object({
  subTenantsRoles: listOf(
    v.object({
      tenantId: id<TenantId>(),
      roleIds: chosenRoleIds(),
      version: optional(v.pipe(v.number(rule('notNumber')), v.integer(rule('notInteger')))),
    }),
    INVITEES_MAX,
    1,
  ),
  ipAddress: optional(rawText(ORIGIN_MAX)),
  userAgent: optional(rawText(ORIGIN_MAX)),
});

/** Sets a person's roles in one account, as far as the caller may give the new ones and take the old ones. */
const setIn = async (
  rows: Writer,
  { caller, ports }: { caller: Caller; ports: Ports },
  userId: UserId,
  { tenantId, roleIds, version }: SubTenantRoles['subTenantsRoles'][number],
  combine: Combine,
): Promise<Result<AuditEntry, Refusal>> => {
  const found = await managedPlace(rows, caller, { tenantId, userId });
  if (!found.ok) return found;
  const { place } = found.value;
  const may = await canTarget(rows, caller, place);
  if (!may.ok) return may;
  if (version !== undefined && version !== place.version) return refuse('staleVersion');
  const wanted = [...new Set(combine(place.roleIds, rolesAmong(roleIds)))];
  const given = await rolesToAssign(rows, { caller: { ...caller, tenantId }, ports }, wanted, place.roleIds);
  if (!given.ok) return given;
  const lost = place.roleIds.filter((one) => !wanted.includes(one));
  const mayGo = canRevoke(caller, await rows.roles.find({ where: { id: { in: lost } } }));
  if (!mayGo.ok) return mayGo;
  return keepingOwnAdmin(rows, { caller, ports }, tenantId, async () => {
    await rows.memberships.update({ id: place.id }, { roleIds: wanted, version: place.version + 1 });
    const details = { userId, tenant: tenantId, roles: wanted };
    return ok({ action: 'Roles of a person changed', severity: 'Warning', tenantId, details });
  });
};

const changing = (combine: Combine) =>
  allowed<typeof subTenants.setRoles>(MANAGES_ACCESS, {
    bodyBytes: LIST_BODY_BYTES,
    params: v.object({ userId: id() }),
    body,
    handle: async ({ params, body: { subTenantsRoles }, caller, ports, attemptBelow }) => {
      const userId = params.userId as UserId; // branded where data enters
      const done = await attemptBelow<AuditEntry[]>(
        (acts) => acts,
        async (rows) => {
          const acts: AuditEntry[] = [];
          for (const one of subTenantsRoles) {
            const changed = await setIn(rows, { caller, ports }, userId, one, combine);
            if (!changed.ok) return changed;
            acts.push(changed.value);
          }
          return ok(acts);
        },
      );
      return done.ok ? ok(undefined) : done;
    },
  });

/** Gives a person more roles in accounts below; all are changed, or none. Source: protocol/sub-accounts.md#people. */
export const addRoles = changing((before, named) => [...before, ...named]);

/** Sets a person's roles in accounts below. */
export const setRoles = changing((_, named) => [...named]);

/** Takes roles from a person in accounts below. */
export const removeRoles = changing((before, named) => before.filter((one) => !named.includes(one)));
