import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId, TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { members } from '../../../../core/contract/members.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import { newTenant } from '../../../../demo/server/store/new-tenant.ts';
import type { Browser } from '../../../kit/browser.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aMembership, anEmailDomainConfig, anId, aPerson, aRole } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

describe('the people of an account below', () => {
  let server: TestServer;
  let ada: Browser;
  let stranger: Browser;
  let role: Readonly<Record<'Admin' | 'Member' | 'ReadOnly', RoleId>>;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    role = server.acme.roleIds as typeof role;
    await openCompany(server.store, server.acme.roleIds, 'globex.test');
    [ada, stranger] = [await enter(server, 'ada@acme.test'), await enter(server, 'ada@globex.test')];
  });
  afterAll(() => server.close());

  /** Account below Acme or another account, without people. */
  const account = async (name: string, above: TenantId = server.acme.tenantId): Promise<TenantId> => {
    const id = anId<TenantId>();
    const parent = await server.store.tenants.get(above);
    const tenant = newTenant({ id, name, createdAt: server.clock.now().toISOString() }, parent);
    await server.store.transaction((rows) => rows.tenants.insert(tenant));
    return id;
  };

  const personIn = async (places: readonly TenantId[], roleIds: RoleId[] = []): Promise<UserId> => {
    const person = aPerson({ tenantId: places[0] as TenantId });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      for (const tenantId of places)
        await rows.memberships.insert(aMembership({ tenantId, userId: person.id, roleIds }));
    });
    return person.id;
  };

  const listed = async (tenantId: TenantId, query: object = {}) =>
    (await ada.call(subTenants.people, { query: { _tenantId: tenantId, ...query } })).value;
  const placesOf = (userId: UserId) => server.store.memberships.find({ where: { userId } });

  it('are listed with their accounts of the branch, ten on a page, and found by a part of the name', async () => {
    const [lab, plant] = [await account('Lab'), await account('Plant')];
    const elsewhere = anId<TenantId>();
    await server.store.transaction((rows) =>
      rows.tenants.insert(newTenant({ id: elsewhere, name: 'Elsewhere', createdAt: '2026-01-01T00:00:00.000Z' })),
    );
    const both = await personIn([lab, plant, elsewhere], [role.Member]);
    for (let at = 0; at < 11; at += 1) await personIn([lab]);
    const page = await listed(lab);
    expect([page.items.length, page._metadata]).toEqual([10, { totalItems: 12, totalPages: 2 }]);
    const one = (await listed(lab, { _limit: 20 })).items.find(({ id }) => id === both);
    expect(one).toMatchObject({ tenantId: lab, roleIds: [role.Member], subAccountAccessAllowed: false });
    expect(one?.tenantIds.toSorted()).toEqual([lab, plant].toSorted());
    expect(one?.tenants.map(({ tenantName, permissions }) => [tenantName, permissions.length > 0])).toEqual([
      ['Lab', true],
      ['Plant', false],
    ]);
    expect((await listed(lab, { _filter: one?.email })).items).toHaveLength(1);
    expect((await listed(lab, { _filter: 'no one of this name' })).items).toEqual([]);
    expect((await stranger.call(subTenants.people, { query: { _tenantId: lab } })).status).toBe(404);
  });

  it('are added at once where they belong to the branch, and invited where they do not', async () => {
    const [lab, plant] = [await account('Lab two'), await account('Plant two')];
    const known = await server.store.users.get(await personIn([plant]));
    const added = await ada.call(subTenants.addPeople, {
      body: {
        users: [{ email: known?.email ?? '' }, { email: 'new@lab.test', name: 'New Person' }, { email: 'no address' }],
        tenantId: lab,
        roleIds: [role.Member],
      },
    });
    expect(added.value.allowed).toEqual([
      { email: known?.email, pending: false },
      { email: 'new@lab.test', pending: true },
    ]);
    expect(added.value.unallowed.map(({ email, errorCode }) => [email, errorCode])).toEqual([
      ['no address', 'invalidInput'],
    ]);
    expect(await server.mailsTo('new@lab.test')).toHaveLength(1);
    const again = { users: [{ email: known?.email ?? '' }], tenantId: lab };
    const twice = (await ada.call(subTenants.addPeople, { body: again })).value;
    expect(twice.unallowed[0]?.errorCode).toBe('alreadyMember');
    // of another company, as of no company: nothing says that there is an account
    const foreign = (await ada.call(subTenants.addPeople, { body: { ...again, users: [{ email: 'bo@globex.test' }] } }))
      .value;
    expect(foreign.allowed).toEqual([{ email: 'bo@globex.test', pending: true }]);
  });

  it('are not added with an address whose domain the account does not let in', async () => {
    const lab = await account('Guarded lab');
    const config = anEmailDomainConfig({ tenantId: lab, active: true, listType: 'ALLOW', blockPublicDomains: false });
    await server.store.transaction((rows) => rows.emailDomainConfigs.insert(config));
    const body = { users: [{ email: 'out@elsewhere.test' }], tenantId: lab };
    const { value } = await ada.call(subTenants.addPeople, { body });
    expect(value.unallowed.map(({ email, errorCode }) => [email, errorCode])).toEqual([
      ['out@elsewhere.test', 'emailDomainNotAllowed'],
    ]);
    expect((await listed(lab)).items).toEqual([]);
  });

  it('are added to several accounts at once, or to none', async () => {
    const [one, two] = [await account('First'), await account('Second')];
    const user = { email: 'several@lab.test' };
    const wrong = { user, subTenants: [{ tenantId: one }, { tenantId: anId<TenantId>() }] };
    expect((await ada.call(subTenants.addPerson, { body: wrong })).status).toBe(404);
    expect((await listed(one)).items).toEqual([]);
    const body = { user, subTenants: [{ tenantId: one, roleIds: [role.ReadOnly] }, { tenantId: two }] };
    expect((await ada.call(subTenants.addPerson, { body })).value.allowed).toHaveLength(1);
    expect((await listed(one)).items[0]?.roleIds).toEqual([role.ReadOnly]);
    expect((await listed(two)).items).toHaveLength(1);
    // the protocol has the other shape at this address, too
    const many = { users: [{ email: 'other-shape@lab.test' }], tenantId: one, allowSubAccountAccess: true };
    expect((await ada.call(subTenants.addPerson, { body: many })).value.allowed).toHaveLength(1);
    const found = (await listed(one, { _filter: 'other-shape' })).items[0];
    expect(found?.subAccountAccessAllowed).toBe(true);
    const counted = (await ada.call(tenants.count, { body: { tenantIds: [one] } })).value;
    expect(counted).toEqual([{ tenantId: one, totalUsers: 2, totalAccessAllowedUsers: 1 }]);
  });

  it('have roles in each account, of which the caller gives none beyond their own', async () => {
    const [lab, plant] = [await account('Roles one'), await account('Roles two')];
    const userId = await personIn([lab, plant]);
    const params = { userId };
    const rolesIn = async (tenantId: TenantId) =>
      (await placesOf(userId)).find((at) => at.tenantId === tenantId)?.roleIds;
    const give = (tenantId: TenantId, roleIds: (RoleId | '')[]) => ({
      params,
      body: { subTenantsRoles: [{ tenantId, roleIds }] },
    });
    await ada.call(subTenants.setRoles, give(lab, [role.Member]));
    await ada.call(subTenants.addRoles, give(lab, [role.ReadOnly]));
    expect(await rolesIn(lab)).toEqual([role.Member, role.ReadOnly]);
    await ada.call(subTenants.removeRoles, give(lab, [role.Member]));
    expect([await rolesIn(lab), await rolesIn(plant)]).toEqual([[role.ReadOnly], []]);
    await ada.call(subTenants.setRoles, give(lab, ['']));
    expect(await rolesIn(lab)).toEqual([]);

    // a role of the one account is none of the other
    const own = aRole({ tenantId: lab, key: 'lab-only', permissionIds: [] });
    await server.store.transaction((rows) => rows.roles.insert(own));
    expect((await ada.call(subTenants.setRoles, give(plant, [own.id]))).errorCode).toBe('invalidInput');
    const stale = { subTenantsRoles: [{ tenantId: lab, roleIds: [role.Member], version: 0 }] };
    expect((await ada.call(subTenants.setRoles, { params, body: stale })).errorCode).toBe('staleVersion');
    const beyond = aRole({ tenantId: lab, key: 'beyond', level: 0, permissionIds: [] });
    await server.store.transaction((rows) => rows.roles.insert(beyond));
    expect((await ada.call(subTenants.setRoles, give(lab, [beyond.id]))).status).toBe(200);
    expect((await stranger.call(subTenants.setRoles, give(lab, [role.Member]))).status).toBe(404);
  });

  it('are removed from some accounts or from all, and deleted with the last one', async () => {
    const [lab, plant] = [await account('Leaving one'), await account('Leaving two')];
    const userId = await personIn([lab, plant]);
    const from = (subTenantsOf: { tenantId: TenantId }[]) =>
      ada.call(subTenants.removePerson, { body: { userId, subTenants: subTenantsOf } });
    expect((await from([{ tenantId: lab }])).status).toBe(200);
    expect((await placesOf(userId)).map(({ tenantId }) => tenantId)).toEqual([plant]);
    expect((await ada.call(subTenants.removePerson, { body: { userId } })).errorCode).toBe('invalidInput');
    expect((await ada.call(subTenants.removePerson, { body: { userId, everywhere: true } })).status).toBe(200);
    expect(await server.store.users.get(userId)).toBeUndefined();
    expect((await ada.call(subTenants.removePerson, { body: { userId, everywhere: true } })).status).toBe(404);
    // a person of another company is not in the branch at all
    const [other] = await server.store.users.find({ where: { email: 'ada@globex.test' } });
    const body = { userId: other?.id as UserId, everywhere: true } as const;
    expect((await ada.call(subTenants.removePerson, { body })).status).toBe(404);
    const told = { action: 'Person removed', tenantId: { in: [lab, plant, server.acme.tenantId] } } as const;
    expect(await server.store.audits.count(told)).toBe(4);
  });

  it('of the own account are changed with its own permission, and one administrator stays', async () => {
    const [own] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const subTenantsOf = [{ tenantId: server.acme.tenantId }];
    const self = { userId: own?.id as UserId, subTenants: subTenantsOf };
    expect((await ada.call(subTenants.removePerson, { body: self })).errorCode).toBe('cannotTargetSelf');
    const keys = ['fe.account-hierarchy.read.subAccount', 'fe.account-hierarchy.write.subAccountAccess'];
    const permissionIds = (await server.store.permissions.find({ where: { key: { in: keys } } })).map(({ id }) => id);
    const helper = aRole({ tenantId: server.acme.tenantId, key: 'helper', level: 0, permissionIds });
    const [bo] = await server.store.users.find({ where: { email: 'bo@acme.test' } });
    await server.store.transaction(async (rows) => {
      await rows.roles.insert(helper);
      await rows.memberships.update({ userId: bo?.id as UserId }, { roleIds: [helper.id] });
    });
    const there = await enter(server, 'bo@acme.test');
    expect((await there.call(subTenants.removePerson, { body: self })).status).toBe(403);
    const roles = { subTenantsRoles: [{ tenantId: server.acme.tenantId, roleIds: [] }] };
    expect((await there.call(subTenants.setRoles, { params: { userId: self.userId }, body: roles })).status).toBe(403);
    expect((await ada.call(members.list, {})).value.items.some(({ id }) => id === own?.id)).toBe(true);
  });
});
