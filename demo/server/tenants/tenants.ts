import * as v from 'valibot';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { ACCOUNTS_PAGE, LIST_BODY_BYTES, PAGE_SIZE_MAX } from '../../../core/contract/limits.ts';
import { TENANT_SORTS, type TenantSort, tenants } from '../../../core/contract/tenants.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { subTenantPage, tenantInHierarchy, tenantTree } from '../checks/accounts.ts';
import { id, listOf, oneOf } from '../checks/fields.ts';
import * as ask from '../checks/query.ts';
import { notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { TenantRecord } from '../store/records.ts';
import { folded } from '../store/searchable.ts';
import type { Where } from '../store/store.ts';
import { acrossAccounts, descendantsOf, branchOf, isInBranch, tenantInBranch, tenantsInBranch } from './branch.ts';
import { hierarchyView, subTenantView, treeView } from './views.ts';

const READ = 'fe.account-hierarchy.read.subAccount';

/** Columns of each sort; ties are ordered by id. */
const COLUMNS: Readonly<Record<TenantSort, keyof TenantRecord & string>> = {
  createdAt: 'createdAt',
  name: 'searchable',
  tenantId: 'id',
};

const optional = v.exactOptional;

/** Address of another page of the same list. */
const linkTo = (query: object, offset: number): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...query, _offset: offset })) params.set(key, String(value));
  return `${tenants.search.path}?${params}`;
};

/** Accounts below the caller's. Source: protocol/sub-accounts.md#hierarchy. */
export const tenantRoutes = serve(tenants, {
  list: allowed(READ, {
    answer: v.array(tenantInHierarchy),
    handle: async ({ caller, ports }) =>
      acrossAccounts(ports).snapshot(async (rows) => {
        const top = await rows.tenants.get(caller.tenantId);
        if (!top) return notFound('Tenant');
        const depth = top.ancestorIds.length;
        const found = await branchOf(rows, top);
        return ok(found.map((one) => hierarchyView(one, one.ancestorIds.length - depth)));
      }),
  }),

  tree: allowed(READ, {
    answer: tenantTree,
    handle: async ({ caller, ports }) =>
      acrossAccounts(ports).snapshot(async (rows) => {
        const top = await rows.tenants.get(caller.tenantId);
        return top ? ok(treeView(top, await branchOf(rows, top))) : notFound('Tenant');
      }),
  }),

  // ours: only those that the caller belongs to, as their names are not for everyone below
  parents: allowed(READ, {
    answer: v.array(tenantInHierarchy),
    handle: async ({ caller: { tenantId, userId }, ports }) => {
      const rows = acrossAccounts(ports);
      const top = await rows.tenants.get(tenantId);
      if (!top || top.ancestorIds.length === 0) return ok([]);
      const where = { ...ACTIVE, userId, tenantId: { in: top.ancestorIds } };
      const theirs = (await rows.memberships.find({ where })).map((place) => place.tenantId);
      const found = await rows.tenants.find({ where: { id: { in: theirs } } });
      const depth = top.ancestorIds.length;
      const views = found.map((one) => hierarchyView(one, depth - one.ancestorIds.length));
      return ok(views.toSorted((one, other) => one.level - other.level));
    },
  }),

  parentsOf: allowed(READ, {
    params: v.object({ tenantId: id() }),
    answer: v.array(tenantInHierarchy),
    handle: async ({ params, caller, ports }) => {
      const rows = acrossAccounts(ports);
      const found = await tenantInBranch(rows, caller, params.tenantId as TenantId); // branded where data enters
      if (!found.ok) return found;
      const { ancestorIds } = found.value;
      const depth = ancestorIds.length;
      const parents = await rows.tenants.find({ where: { id: { in: ancestorIds } } });
      const views = parents
        .filter((one) => isInBranch(one, caller.tenantId))
        .map((one) => hierarchyView(one, depth - one.ancestorIds.length));
      return ok(views.toSorted((one, other) => one.level - other.level));
    },
  }),

  search: allowed(READ, {
    query: v.object({
      _limit: optional(ask.size),
      _offset: optional(ask.offset),
      _filter: optional(ask.searchTerm),
      _subTenantId: optional(id<TenantId>()),
      _sortBy: optional(oneOf(TENANT_SORTS)),
      _order: optional(oneOf(['ASC', 'DESC'])),
      _allLevels: optional(ask.flag),
    }),
    answer: subTenantPage,
    handle: async ({ query, caller, ports }) => {
      const { _limit: limit = ACCOUNTS_PAGE, _offset: offset = 0, _subTenantId: top = caller.tenantId } = query;
      const { _sortBy = 'name', _order = 'ASC', _allLevels = false } = query;
      const wanted = folded(query._filter ?? '').trim();
      return acrossAccounts(ports).snapshot(async (rows) => {
        const inside = await tenantInBranch(rows, caller, top);
        if (!inside.ok) return inside;
        const where: Where<TenantRecord> = {
          ...(wanted === '' && !_allLevels ? { parentId: top } : descendantsOf(top)),
          ...(wanted !== '' && { searchable: { contains: wanted } }),
        };
        const direction = _order === 'ASC' ? 'asc' : 'desc';
        const order = [...new Set([COLUMNS[_sortBy], 'id'] as const)].map((field) => [field, direction] as const);
        const found = await rows.tenants.find({ where, order, limit, offset });
        const totalItems = await rows.tenants.count(where);
        const children = await rows.tenants.tally({ parentId: { in: found.map((one) => one.id) } }, 'parentId');
        const parentIds = new Set(found.flatMap(({ parentId }) => parentId ?? []));
        const parents = await rows.tenants.find({ where: { id: { in: [...parentIds] } } });
        const last = Math.max(0, Math.ceil(totalItems / limit) - 1) * limit;
        return ok({
          items: found.map((one) => subTenantView(one, children, parents)),
          _metadata: { totalItems, totalPages: Math.ceil(totalItems / limit) },
          _links: {
            next: offset + limit < totalItems ? linkTo(query, offset + limit) : '',
            prev: offset > 0 ? linkTo(query, Math.max(0, offset - limit)) : '',
            first: linkTo(query, 0),
            last: linkTo(query, last),
          },
        });
      });
    },
  }),

  metadata: allowed(READ, {
    query: v.object({ _tenantIds: ask.idList }),
    answer: v.array(v.object({ tenantId: id<TenantId>(), totalSubTenants: v.number(), isParent: v.boolean() })),
    handle: async ({ query, caller, ports }) =>
      acrossAccounts(ports).snapshot(async (rows) => {
        const found = await tenantsInBranch(rows, caller, ask.idsOf<TenantId>(query._tenantIds));
        const children = await rows.tenants.tally({ parentId: { in: found.map((one) => one.id) } }, 'parentId');
        return ok(
          found.map(({ id: tenantId }) => {
            const totalSubTenants = children.get(tenantId) ?? 0;
            return { tenantId, totalSubTenants, isParent: totalSubTenants > 0 };
          }),
        );
      }),
  }),

  count: allowed(READ, {
    bodyBytes: LIST_BODY_BYTES,
    // a question, though it is posted
    impersonators: true,
    body: v.object({ tenantIds: listOf(id<TenantId>(), PAGE_SIZE_MAX) }),
    answer: v.array(
      v.object({ tenantId: id<TenantId>(), totalUsers: v.number(), totalAccessAllowedUsers: v.number() }),
    ),
    handle: async ({ body, caller, ports }) =>
      acrossAccounts(ports).snapshot(async (rows) => {
        const found = await tenantsInBranch(rows, caller, body.tenantIds);
        const where = { tenantId: { in: found.map((one) => one.id) } };
        const people = await rows.memberships.tally(where, 'tenantId');
        const entering = await rows.memberships.tally({ ...where, subAccountAccess: true }, 'tenantId');
        return ok(
          found.map(({ id: tenantId }) => ({
            tenantId,
            totalUsers: people.get(tenantId) ?? 0,
            totalAccessAllowedUsers: entering.get(tenantId) ?? 0,
          })),
        );
      }),
  }),
});
