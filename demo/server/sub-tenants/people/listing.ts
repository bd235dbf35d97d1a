import * as v from 'valibot';
import type { RoleId, TenantId } from '../../../../core/contract/entities/ids.ts';
import type { SubTenantUser, SubTenantUserTenant } from '../../../../core/contract/entities/sub-tenant-user.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { ACCOUNT_PEOPLE_TENANTS, ACCOUNT_USERS_PAGE } from '../../../../core/contract/limits.ts';
import type { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { id, oneOf } from '../../checks/fields.ts';
import { subTenantUser } from '../../checks/sub-tenant-people.ts';
import * as ask from '../../members/query.ts';
import { permissionView, roleView } from '../../roles/views.ts';
import { allowed, type Caller } from '../../rules.ts';
import type { MembershipRecord, PersonRecord, RoleRecord, TenantRecord } from '../../store/records.ts';
import type { Reader, Where } from '../../store/store.ts';
import { acrossAccounts, tenantInBranch } from '../../tenants/branch.ts';
import { placesInBranch } from './places.ts';

const optional = v.exactOptional;

/** Rows that a page of an account's people is made of. */
const readPage = async (rows: Reader, caller: Caller, people: readonly PersonRecord[], tenantId: TenantId) => {
  // of a pending invitation, there is nothing but the account's own data
  const belonging = people.filter(({ pending }) => !pending).map(({ userId }) => userId);
  const [{ places, tenants }, users, here] = await Promise.all([
    placesInBranch(rows, caller, belonging),
    rows.users.find({ where: { id: { in: belonging } } }),
    rows.memberships.find({ where: { id: { in: people.map((person) => person.id) } } }),
  ]);
  const held = [...new Set([...places, ...here].flatMap(({ roleIds }) => roleIds))];
  const roles = await rows.roles.find({ where: { id: { in: held } }, order: [['level', 'asc']] });
  const asked = here.flatMap(({ roleIds }) => roleIds);
  const given = roles.filter((role) => asked.includes(role.id)).flatMap(({ permissionIds }) => permissionIds);
  const permissions = await rows.permissions.find({
    where: { id: { in: [...new Set(given)] } },
    order: [['key', 'asc']],
  });
  return { places, tenants, users: new Map(users.map((user) => [user.id, user])), here, roles, permissions, tenantId };
};

type Page = Awaited<ReturnType<typeof readPage>>;

const rolesIn = ({ roles }: Page, { tenantId, roleIds }: MembershipRecord): RoleRecord[] =>
  roles.filter((role) => roleIds.includes(role.id) && (role.tenantId === null || role.tenantId === tenantId));

const tenantOf = (
  page: Page,
  place: MembershipRecord,
  account: TenantRecord | undefined,
  vendorId: Parameters<typeof roleView>[1],
): SubTenantUserTenant => {
  const held = rolesIn(page, place);
  const given = new Set(place.tenantId === page.tenantId ? held.flatMap((role) => role.permissionIds) : []);
  const lastLogin = place.invitation ? undefined : page.users.get(place.userId)?.lastLogin;
  return {
    tenantId: place.tenantId,
    tenantName: account?.name ?? '',
    roles: held.map((role) => roleView(role, vendorId)),
    permissions: page.permissions.filter((one) => given.has(one.id)).map((one) => permissionView(one, held)),
    activated: place.activated,
    subAccountAccessAllowed: place.subAccountAccess,
    version: place.version,
    ...(lastLogin && { lastLogin }),
  };
};

const viewOf = (
  page: Page,
  person: PersonRecord,
  account: TenantRecord,
  vendorId: Parameters<typeof roleView>[1],
): SubTenantUser | undefined => {
  const here = page.here.find((place) => place.id === person.id);
  if (!here) return undefined;
  const user = page.users.get(person.userId);
  const nameOf = (place: MembershipRecord) => page.tenants.get(place.tenantId)?.searchable ?? '';
  const others = page.places
    .filter((place) => place.userId === person.userId && place.id !== here.id && place.invitation === null)
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const listed = [here, ...others.slice(0, ACCOUNT_PEOPLE_TENANTS - 1)];
  const tenants = listed.map((place) =>
    tenantOf(page, place, place === here ? account : page.tenants.get(place.tenantId), vendorId),
  );
  return {
    id: person.userId,
    sub: person.userId,
    email: person.email,
    name: person.name,
    verified: person.verified,
    mfaEnrolled: person.mfaEnrolled,
    provider: person.provider,
    tenantId: account.id,
    tenantIds: [...new Set([here, ...others].map((place) => place.tenantId))],
    isLocked: person.locked,
    tenants,
    metadata: (person.activated && user?.metadata) || '{}',
    createdAt: person.createdAt,
    roles: tenants[0]?.roles ?? [],
    roleIds: here.roleIds.filter((one: RoleId) => tenants[0]?.roles.some((role) => role.id === one)),
    subAccountAccessAllowed: here.subAccountAccess,
    ...(user?.profilePictureUrl && { profilePictureUrl: user.profilePictureUrl }),
    ...(person.superUser && { superUser: true }),
  };
};

/**
 * Lists the people of an account of the caller's branch, each with their accounts there; by default of the account that the
 * token is for. Source: protocol/sub-accounts.md#people.
 */
export const people = allowed<typeof subTenants.people>('fe.account-hierarchy.read.subAccount', {
  query: v.object({
    _limit: optional(ask.size),
    _offset: optional(ask.offset),
    _filter: optional(ask.searchTerm),
    _sortBy: optional(ask.sort),
    _order: optional(oneOf(['ASC', 'DESC'])),
    _tenantId: optional(id<TenantId>()),
  }),
  answer: v.object({
    items: v.array(subTenantUser),
    _metadata: v.object({ totalItems: v.number(), totalPages: v.number() }),
  }),
  handle: async ({ query, caller, ports }) => {
    const { _limit: limit = ACCOUNT_USERS_PAGE, _offset: offset = 0, _tenantId: wanted = caller.tenantId } = query;
    const order = ask.orderBy(query._sortBy ?? 'name', query._order === 'DESC' ? 'desc' : 'asc');
    return acrossAccounts(ports).snapshot(async (rows) => {
      const account = await tenantInBranch(rows, caller, wanted);
      if (!account.ok) return account;
      const where: Where<PersonRecord> = { ...ask.named(query._filter), tenantId: wanted };
      const found = await rows.people.find({ where, order, limit, offset });
      const totalItems = await rows.people.count(where);
      const page = await readPage(rows, caller, found, wanted);
      const items = found.flatMap((person) => viewOf(page, person, account.value, ports.config.vendorId) ?? []);
      return ok({ items, _metadata: { totalItems, totalPages: Math.ceil(totalItems / limit) } });
    });
  },
});
