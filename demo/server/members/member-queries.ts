import * as v from 'valibot';
import type { GroupId, RoleId, TenantId, UserId, VendorId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { members } from '../../../core/contract/members.ts';
import { id } from '../checks/fields.ts';
import { userInListV2 } from '../checks/people.ts';
import { notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import type { PersonRecord } from '../store/records.ts';
import { holds } from '../authority/caller.ts';
import { findLastAdmin } from '../authority/guards.ts';
import { acrossAccounts } from '../tenants/branch.ts';
import * as ask from './query.ts';
import { SEES_BELOW } from './sub-tenants.ts';
import { groupRolesCount, memberViewContextV2, userViewV2 } from './views.ts';

const READ = 'fe.secure.read.users';
const WEEK_MS = 7 * 86_400_000;
/** Filter of people whose invitation is pending. */
const PENDING = { activated: false, locked: false };

const ofPerson = { vendorId: id<VendorId>(), tenantId: id<TenantId>(), userId: id<UserId>() };
const about = ({ tenantId, userId }: PersonRecord, vendorId: VendorId) => ({ vendorId, tenantId, userId });

/** Reads the direct roles of people. */
export const rolesOf = allowed<typeof members.rolesOf>(READ, {
  query: v.object({ ids: ask.idList }),
  answer: v.array(v.object({ ...ofPerson, roleIds: v.array(id<RoleId>()) })),
  handle: async ({ query: { ids }, store, ports: { config } }) => {
    const people = await store.people.find({ where: ask.among(ids) });
    return ok(people.map((person) => ({ ...about(person, config.vendorId), roleIds: person.roleIds })));
  },
});

/** Reads the groups of people. */
export const groupsOf = allowed<typeof members.groupsOf>(READ, {
  query: v.object({ ids: ask.idList }),
  answer: v.array(v.object({ ...ofPerson, groupIds: v.array(id<GroupId>()) })),
  handle: async ({ query: { ids }, store, ports: { config } }) => {
    const people = await store.people.find({ where: ask.among(ids) });
    return ok(people.map((person) => ({ ...about(person, config.vendorId), groupIds: person.groupIds })));
  },
});

/** Reads one of the company's people. */
export const read = allowed<typeof members.read>(READ, {
  params: v.object({ userId: id() }),
  answer: userInListV2,
  handle: async ({ params, store, ports }) => {
    const [person] = await store.people.find({ where: { userId: params.userId as UserId } }); // branded where data enters
    return person ? ok(userViewV2(person, await memberViewContextV2(store, [person]), ports)) : notFound('User');
  },
});

/** Statistics of the company's people: total, added this week, super users, pending, accounts below, and the last administrator. */
export const stats = allowed<typeof members.stats>(READ, {
  answer: v.object({
    totalItems: v.number(),
    addedThisWeek: v.number(),
    superAdmins: v.number(),
    pending: v.exactOptional(v.number()),
    accountsBelow: v.exactOptional(v.number()),
    lastAdministrator: v.exactOptional(v.object({ id: id<UserId>(), roleIds: v.array(id<RoleId>()) })),
  }),
  handle: async ({ caller, store, ports }) => {
    const below = () => acrossAccounts(ports).tenants.count({ parentId: caller.tenantId });
    const lastWeek = new Date(ports.clock.now().getTime() - WEEK_MS).toISOString();
    const [totalItems, addedThisWeek, superAdmins, pending, accountsBelow, last] = await Promise.all([
      store.people.count(),
      store.people.count({ createdAt: { after: lastWeek } }),
      store.people.count({ superUser: true }),
      store.people.count(PENDING),
      holds(caller, SEES_BELOW) ? below() : undefined,
      findLastAdmin(store, ports),
    ]);
    return ok({
      totalItems,
      addedThisWeek,
      superAdmins,
      pending,
      ...(accountsBelow !== undefined && { accountsBelow }),
      ...(last && { lastAdministrator: last }),
    });
  },
});

/** Number of people by role, assigned directly or through a group where these count. */
export const countByRole = allowed<typeof members.countByRole>(READ, {
  query: v.object({ ids: ask.idList }),
  answer: v.array(v.object({ roleId: id<RoleId>(), people: v.number() })),
  handle: async ({ query: { ids }, store }) => {
    const [known, groups, [config]] = await Promise.all([
      store.roles.find({ where: { id: { in: ask.idsOf<RoleId>(ids) } } }),
      store.groups.find(),
      store.groupConfigs.find(),
    ]);
    const counting = groupRolesCount(config) ? groups : [];
    const peopleWith = async (role: RoleId): Promise<number> => {
      const roleIds = { overlaps: [role] };
      const giving = counting.filter((group) => group.roleIds.includes(role)).map((group) => group.id);
      if (giving.length === 0) return store.people.count({ roleIds });
      const groupIds = { overlaps: giving };
      const [direct, through, both] = await Promise.all([
        store.people.count({ roleIds }),
        store.people.count({ groupIds }),
        store.people.count({ roleIds, groupIds }),
      ]);
      return direct + through - both;
    };
    return ok(await Promise.all(known.map(async (role) => ({ roleId: role.id, people: await peopleWith(role.id) }))));
  },
});

/** Roles that people can be given, for callers who can see people but not manage roles. */
export const roles = allowed<typeof members.roles>(READ, {
  answer: v.object({
    items: v.array(
      v.object({
        id: id<RoleId>(),
        key: v.string(),
        name: v.string(),
        description: v.string(),
        permissions: v.array(v.string()),
        permissionLevel: v.number(),
      }),
    ),
  }),
  handle: async ({ store }) => {
    const found = await store.roles.find({
      order: [
        ['level', 'asc'],
        ['name', 'asc'],
      ],
    });
    return ok({
      items: found.map(({ id: role, key, name, description, permissionIds, level }) => ({
        id: role,
        key,
        name,
        description: description ?? '',
        permissions: permissionIds,
        permissionLevel: level,
      })),
    });
  },
});
