import * as v from 'valibot';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { TENANT_TYPES } from '../../../core/contract/entities/tenant.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { HIERARCHY_DEPTH } from '../../../core/contract/limits.ts';
import { subTenants } from '../../../core/contract/sub-tenants.ts';
import { subTenantDetails } from '../checks/accounts.ts';
import { givenMoment, id, jsonText, name, oneOf, text } from '../checks/fields.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import type { TenantRecord } from '../store/records.ts';
import { peopleOnlyOf, removeCompanies } from '../store/remove-person.ts';
import { folded } from '../store/searchable.ts';
import type { Writer } from '../store/store.ts';
import { acrossAccounts, descendantsOf, isInBranch, tenantBelow, tenantInBranch } from '../tenants/branch.ts';
import { subTenantView } from '../tenants/views.ts';
import { STATUS_MAX } from './creating.ts';

const optional = v.exactOptional;
const params = v.object({ tenantId: id() });
/** Ids are branded where data enters. */
const named = ({ tenantId }: { tenantId: string }) => tenantId as TenantId;

/** Reads an account below the caller's, with what a deletion takes with it. Ours. */
export const read = allowed<typeof subTenants.read>('fe.account-hierarchy.read.subAccount', {
  params,
  answer: subTenantDetails,
  handle: async ({ params: names, caller, ports }) =>
    acrossAccounts(ports).snapshot(async (rows) => {
      const found = await tenantBelow(rows, caller, named(names));
      if (!found.ok) return found;
      const tenant = found.value;
      const all = await rows.tenants.find({ where: descendantsOf(tenant.id) });
      const children = await rows.tenants.tally({ parentId: tenant.id }, 'parentId');
      const { only } = await peopleOnlyOf(rows, [tenant.id, ...all.map((one) => one.id)]);
      return ok({
        ...subTenantView(tenant, children, await rows.tenants.find({ where: { id: tenant.parentId ?? tenant.id } })),
        tenantMetadata: tenant.metadata,
        below: all.length,
        people: only.length,
        ...(tenant.status && { status: tenant.status }),
      });
    }),
});

/**
 * Moves an account, with all below it, below another. Levels are counted and every row below learns its new way up, parent
 * by parent.
 */
const move = async (rows: Writer, tenant: TenantRecord, parent: TenantRecord): Promise<Result<void, Refusal>> => {
  if (isInBranch(parent, tenant.id)) return refuse('hierarchyCycle');
  let level = await rows.tenants.update(
    { id: tenant.id },
    {
      parentId: parent.id,
      ancestorIds: [...parent.ancestorIds, parent.id],
    },
  );
  while (level.length > 0) {
    if (level.some(({ ancestorIds }) => ancestorIds.length > HIERARCHY_DEPTH)) return refuse('hierarchyTooDeep');
    const children = await rows.tenants.tally({ parentId: { in: level.map((one) => one.id) } }, 'parentId');
    const next: TenantRecord[] = [];
    for (const one of level)
      if (children.has(one.id))
        next.push(...(await rows.tenants.update({ parentId: one.id }, { ancestorIds: [...one.ancestorIds, one.id] })));
    level = next;
  }
  return ok(undefined);
};

/**
 * Renames an account below the caller's, moves it, and changes its type, status and metadata. What is as it was is no
 * change, and a call without one is refused. Source: protocol/sub-accounts.md#changing.
 */
export const update = allowed<typeof subTenants.update>('fe.account-hierarchy.write.subAccount', {
  params,
  body: v.object({
    name: optional(name()),
    parentTenantId: optional(id<TenantId>()),
    tenantType: optional(oneOf(TENANT_TYPES)),
    tenantMetadata: optional(jsonText()),
    status: optional(text(STATUS_MAX)),
    updatedAt: optional(givenMoment()),
  }),
  handle: async ({ params: names, body, caller, ports, attemptBelow }) => {
    const tenantId = named(names);
    const done = await attemptBelow<{ changes: object; moved: TenantId | undefined }>(
      ({ changes, moved }) => [
        ...(Object.keys(changes).length > 0
          ? [{ action: 'Sub-account changed', tenantId, details: { tenant: tenantId, ...changes } } as const]
          : []),
        ...(moved
          ? [{ action: 'Sub-account moved', tenantId, details: { tenant: tenantId, parent: moved } } as const]
          : []),
      ],
      async (rows) => {
        const found = await tenantBelow(rows, caller, tenantId);
        if (!found.ok) return found;
        const tenant = found.value;
        if (body.updatedAt !== undefined && body.updatedAt !== tenant.updatedAt) return refuse('staleVersion');
        const { name: given, tenantType, tenantMetadata, status, parentTenantId } = body;
        const changes = {
          ...(given !== undefined && given !== tenant.name && { name: given }),
          ...(tenantType !== undefined && tenantType !== tenant.type && { type: tenantType }),
          ...(tenantMetadata !== undefined && tenantMetadata !== tenant.metadata && { metadata: tenantMetadata }),
          ...(status !== undefined && (status || null) !== tenant.status && { status: status || null }),
        };
        const moved = parentTenantId !== undefined && parentTenantId !== tenant.parentId ? parentTenantId : undefined;
        if (Object.keys(changes).length === 0 && !moved) return refuse('nothingToUpdate');
        await rows.tenants.update(
          { id: tenantId },
          {
            ...changes,
            ...(changes.name !== undefined && { searchable: folded(changes.name) }),
            ...(changes.type !== undefined && { isReseller: changes.type === 'reseller' }),
            updatedAt: ports.clock.now().toISOString(),
          },
        );
        if (moved) {
          const parent = await tenantInBranch(rows, caller, moved);
          if (!parent.ok) return parent;
          const done = await move(rows, tenant, parent.value);
          if (!done.ok) return done;
        }
        return ok({ changes, moved });
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});

/**
 * Deletes an account below the caller's with all accounts below it and everything in them, and the people who belong to no
 * other. Refused while one of them pays for a subscription. Source: protocol/sub-accounts.md#deleting.
 */
export const remove = allowed<typeof subTenants.remove>('fe.account-hierarchy.delete.subAccount', {
  fresh: true,
  params,
  handle: async ({ params: names, caller, attemptBelow }) => {
    const tenantId = named(names);
    const done = await attemptBelow<{ name: string; below: number }>(
      (removed) => [
        { action: 'Sub-account deleted', severity: 'Warning', tenantId, details: { tenant: tenantId, ...removed } },
      ],
      async (rows) => {
        const found = await tenantBelow(rows, caller, tenantId);
        if (!found.ok) return found;
        const ids = (await rows.tenants.find({ where: descendantsOf(tenantId) })).map((one) => one.id);
        const all = [tenantId, ...ids];
        // that of a subscription that is not over is its tenant's id
        if ((await rows.subscriptions.count({ liveKey: { in: all } })) > 0) return refuse('accountSubscribed');
        await removeCompanies(rows, all);
        return ok({ name: found.value.name, below: ids.length });
      },
    );
    return done.ok ? ok(undefined) : done;
  },
});
