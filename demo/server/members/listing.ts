import * as v from 'valibot';
import * as ask from './query.ts';
import type { GroupId, RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import type { PagedList } from '../../../core/contract/entities/member.ts';
import { ok } from '../../../core/contract/failure.ts';
import { PAGE_SIZE } from '../../../core/contract/limits.ts';
import { members } from '../../../core/contract/members.ts';
import { teamUser, userInList, userInListV2 } from '../checks/people.ts';
import { id, oneOf } from '../checks/fields.ts';
import { invalidField } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { countedPage, type PageQuery, searchedPage } from '../store/pages.ts';
import type { PersonRecord } from '../store/records.ts';
import type { Where } from '../store/store.ts';
import { lockoutsOf } from './lockouts.ts';
import { type PeopleReader, searchedTenants, type SearchedTenants } from './sub-tenants.ts';
import { memberViewContext, memberViewContextV2, teamUserView, userView, userViewV2 } from './views.ts';

const READ = 'fe.secure.read.users';
const optional = v.exactOptional;

type Companies = SearchedTenants['companies'];

/**
 * Reads a page of people, and what `read` asks about them, on one snapshot. Few matches of a search or filter are found
 * first and then sorted.
 */
const pageOf = async <Read>(
  { store, companies }: SearchedTenants,
  query: PageQuery<PersonRecord> & { where: Where<PersonRecord> },
  read: (rows: PeopleReader, people: readonly PersonRecord[], companies: Companies) => Promise<Read>,
) => {
  const where = companies.size === 0 ? query.where : { ...query.where, tenantId: { in: [...companies.keys()] } };
  const question = { ...query, where };
  const filtered = Object.keys(query.where).length > 0;
  return store.snapshot(async (rows) => {
    const { rows: people, total: totalItems } = await (filtered ? searchedPage : countedPage)(rows.people, question);
    return { people, totalItems, viewContext: await read(rows, people, companies) };
  });
};

const paged = <Item>(items: Item[], totalItems: number, limit: number): PagedList<Item> => ({
  items,
  _metadata: { totalItems, totalPages: Math.ceil(totalItems / limit) },
});
const page = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), _metadata: v.object({ totalItems: v.number(), totalPages: v.number() }) });

/** Lists the company's people, by name by default. A key that is no filter is a host's own, and ignored. */
export const list = allowed<typeof members.list>(READ, {
  query: v.object({
    pageOffset: optional(ask.offset),
    pageSize: optional(ask.size),
    sortBy: optional(ask.sort),
    sortDirection: optional(oneOf(['asc', 'desc'])),
    search: optional(ask.searchTerm),
    name: optional(ask.searchTerm),
    email: optional(ask.searchTerm),
    roleIds: optional(ask.idList),
    groups: optional(ask.idList),
    provider: optional(ask.provider),
    verified: optional(ask.flag),
    isLocked: optional(ask.flag),
    mfaEnabled: optional(ask.flag),
    activatedForTenant: optional(ask.flag),
    preset: optional(ask.preset),
    includeSubTenants: optional(ask.flag),
  }),
  answer: v.object({ items: v.array(teamUser), totalPages: v.number(), totalItems: v.number() }),
  handle: async ({ query, caller, store, ports }) => {
    const { includeSubTenants = false } = query;
    const wide = await searchedTenants({ store, ports, caller }, includeSubTenants);
    if (!wide.ok) return wide;
    if (query.search !== undefined && query.name !== undefined)
      return invalidField('name', 'notTogether', { other: 'search' });
    const { pageOffset = 0, pageSize = PAGE_SIZE, sortBy = 'name' } = query;
    // Source: protocol/people.md#members
    const { sortDirection = includeSubTenants && query.sortBy === undefined ? 'desc' : 'asc' } = query;
    const { roleIds, groups, provider, verified, isLocked, mfaEnabled, activatedForTenant } = query;
    const where: Where<PersonRecord> = {
      ...ask.ofPreset(query.preset, ports),
      ...ask.named(query.search ?? query.name),
      ...ask.addressed(query.email),
      ...(roleIds !== undefined && { roleIds: { overlaps: ask.idsOf<RoleId>(roleIds) } }),
      ...(groups !== undefined && { groupIds: { overlaps: ask.idsOf<GroupId>(groups) } }),
      ...(provider !== undefined && { provider }),
      ...(verified !== undefined && { verified }),
      ...(isLocked !== undefined && { locked: isLocked }),
      ...(mfaEnabled !== undefined && { mfaEnrolled: mfaEnabled }),
      ...(activatedForTenant !== undefined && { activated: activatedForTenant }),
    };
    const order = ask.orderBy(sortBy, sortDirection);
    const question = { where, order, limit: pageSize, offset: pageOffset * pageSize };
    const { people, totalItems, viewContext } = await pageOf(wide.value, question, async (rows, found, companies) => {
      const [read, lockouts] = await Promise.all([
        memberViewContext(rows, found, companies),
        lockoutsOf(ports, rows, found),
      ]);
      return { ...read, lockouts };
    });
    const items = people.map((person) => teamUserView(person, viewContext, ports));
    return ok({ items, totalItems, totalPages: Math.ceil(totalItems / pageSize) });
  },
});

const paging = {
  _limit: optional(ask.size),
  _offset: optional(ask.offset),
  ids: optional(ask.idList),
  _sortBy: optional(ask.sort),
  _order: optional(oneOf(['ASC', 'DESC'])),
  _includeSubTenants: optional(ask.flag),
};

interface Paging {
  _limit?: number;
  _offset?: number;
  _sortBy?: NonNullable<Parameters<typeof ask.orderBy>[0]>;
  _order?: 'ASC' | 'DESC';
}

/** Order and page of a query; by name descending by default. Source: protocol/people.md#members. */
const queryOfPaging = ({ _limit = PAGE_SIZE, _offset = 0, _sortBy = 'name', _order = 'DESC' }: Paging) => ({
  order: ask.orderBy(_sortBy, _order === 'ASC' ? 'asc' : 'desc'),
  limit: _limit,
  offset: _offset,
});

/** Lists all users, with their roles and permissions. */
export const listV2 = allowed<typeof members.listV2>(READ, {
  query: v.object({ ...paging, _filter: optional(ask.searchTerm) }),
  answer: page(userInListV2),
  handle: async ({ query, caller, store, ports }) => {
    const wide = await searchedTenants({ store, ports, caller }, query._includeSubTenants === true);
    if (!wide.ok) return wide;
    const where = { ...ask.named(query._filter), ...ask.among(query.ids) };
    const question = { ...queryOfPaging(query), where };
    const { people, totalItems, viewContext } = await pageOf(wide.value, question, memberViewContextV2);
    return ok(
      paged(
        people.map((person) => userViewV2(person, viewContext, ports)),
        totalItems,
        question.limit,
      ),
    );
  },
});

/** Lists all users, or those of a preset. */
export const listV3 = allowed<typeof members.listV3>(READ, {
  query: v.object({
    ...paging,
    _email: optional(ask.searchTerm),
    _tenantId: optional(id<TenantId>()),
    _preset: optional(ask.preset),
    _maxInactiveSeconds: optional(ask.seconds),
  }),
  answer: page(userInList),
  handle: async ({ query, caller, store, ports }) => {
    // a company that is not a sub-tenant is not found
    const wide = await searchedTenants({ store, ports, caller }, query._includeSubTenants === true, query._tenantId);
    if (!wide.ok) return wide;
    const where = {
      ...ask.ofPreset(query._preset, ports, query._maxInactiveSeconds),
      ...ask.addressed(query._email),
      ...ask.among(query.ids),
    };
    const question = { ...queryOfPaging(query), where };
    const { people, totalItems, viewContext } = await pageOf(wide.value, question, memberViewContext);
    return ok(
      paged(
        people.map((person) => userView(person, viewContext, ports)),
        totalItems,
        question.limit,
      ),
    );
  },
});
