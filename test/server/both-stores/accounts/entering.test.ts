import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSettings } from '../../../../core/contract/account-settings.ts';
import { personalTokens } from '../../../../core/contract/api-tokens.ts';
import { auth } from '../../../../core/contract/auth.ts';
import type { TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { impersonation } from '../../../../core/contract/impersonation.ts';
import { members } from '../../../../core/contract/members.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import { users } from '../../../../core/contract/users.ts';
import { newTenant } from '../../../../demo/server/store/new-tenant.ts';
import type { Browser } from '../../../kit/browser.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aMembership, anId, anMfaPolicy, aPerson } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

describe('a person who may enter the accounts below', () => {
  let server: TestServer;
  let ada: Browser;
  let adaId: UserId;
  let branch: TenantId;
  let leaf: TenantId;
  let globex: TenantId;

  const setAccess = (allowAccess: boolean) =>
    server.store.transaction((rows) =>
      rows.memberships.update({ userId: adaId, tenantId: server.acme.tenantId }, { subAccountAccess: allowAccess }),
    );

  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    globex = (await openCompany(server.store, server.acme.roleIds, 'globex.test')).tenantId;
    const [found] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    adaId = found?.id as UserId;
    [branch, leaf] = [anId<TenantId>(), anId<TenantId>()];
    const createdAt = '2026-01-01T00:00:00.000Z';
    await server.store.transaction(async (rows) => {
      const top = await rows.tenants.get(server.acme.tenantId);
      const made = await rows.tenants.insert(newTenant({ id: branch, name: 'Branch', createdAt }, top));
      await rows.tenants.insert(newTenant({ id: leaf, name: 'Leaf', createdAt }, made));
      const person = aPerson({ tenantId: leaf, email: 'leaf@leaf.test' });
      await rows.users.insert(person);
      await rows.memberships.insert(aMembership({ tenantId: leaf, userId: person.id, roleIds: [] }));
    });
  });
  beforeEach(async () => {
    await setAccess(true);
    ada = await enter(server, 'ada@acme.test');
  });
  afterAll(() => server.close());

  const enterAccount = async (tenantId: TenantId, by = ada) => {
    const { status } = await by.call(users.switchTenant, { body: { tenantId } });
    if (status === 200) await by.refresh();
    return status;
  };

  it('acts there with what they may do above it, and comes back', async () => {
    expect(await enterAccount(leaf)).toBe(200);
    const me = (await ada.call(users.me)).value;
    expect(me).toMatchObject({
      tenantId: leaf,
      enteredFrom: { tenantId: server.acme.tenantId, name: 'Company at acme.test' },
    });
    expect(me.roles.map(({ key }) => key)).toEqual(['Admin']);
    const { activeTenant } = (await ada.call(users.tenants)).value;
    expect(activeTenant).toMatchObject({ tenantId: leaf, name: 'Leaf' });
    expect((await ada.call(users.authorization)).value.permissions.length).toBeGreaterThan(10);
    const listed = (await ada.call(members.list, {})).value.items;
    expect(listed.map(({ email }) => email)).toEqual(['leaf@leaf.test']);
    expect((await ada.call(accountSettings.save, { body: { currency: 'EUR' } })).status).toBe(200);
    const [changed] = await server.store.audits.find({ where: { tenantId: leaf, action: 'Account settings changed' } });
    expect(changed).toMatchObject({ email: 'ada@acme.test', details: { enteredFrom: server.acme.tenantId } });

    // after a reload as well: the session is there
    await ada.refresh();
    expect((await ada.call(users.me)).value.tenantId).toBe(leaf);
    expect(await enterAccount(server.acme.tenantId)).toBe(200);
    const back = (await ada.call(users.me)).value;
    expect(back).toMatchObject({ tenantId: server.acme.tenantId, subAccountAccessAllowed: true });
    expect(back).not.toHaveProperty('enteredFrom');
    const told = (tenantId: TenantId) => server.store.audits.find({ where: { action: 'Tenant entered', tenantId } });
    expect((await told(leaf)).map(({ details }) => details['from'])).toEqual([server.acme.tenantId]);
    expect((await told(server.acme.tenantId)).map(({ details }) => details['tenant'])).toContain(leaf);
    // their main company stays theirs
    expect((await server.store.users.get(adaId))?.tenantId).toBe(server.acme.tenantId);
  });

  it('gets a token for one of them, whose calls are about it', async () => {
    const { value } = await ada.call(users.tokenFor, { body: { tenantId: branch } });
    expect([Object.keys(value).toSorted(), value.expiresIn]).toEqual([['accessToken', 'expires', 'expiresIn'], 300]);
    const there = server.browser();
    there.token = value.accessToken;
    expect((await there.call(users.me)).value.tenantId).toBe(branch);
    expect((await there.call(tenants.search, { query: {} })).value.items.map(({ name }) => name)).toEqual(['Leaf']);
    expect((await there.call(subTenants.people, { query: {} })).value.items).toEqual([]);
    expect((await ada.call(users.me)).value.tenantId).toBe(server.acme.tenantId);
    expect((await ada.call(users.tokenFor, { body: { tenantId: server.acme.tenantId } })).status).toBe(200);
  });

  it('enters no account beside, above or unknown, and none without access or permission', async () => {
    for (const tenantId of [globex, anId<TenantId>()]) {
      expect(await enterAccount(tenantId)).toBe(404);
      expect((await ada.call(users.tokenFor, { body: { tenantId } })).status).toBe(404);
      expect((await ada.call(auth.refresh, { body: { tenantId } })).status).toBe(404);
    }
    const bo = await enter(server, 'bo@acme.test');
    await server.store.transaction((rows) =>
      rows.memberships.update({ tenantId: server.acme.tenantId }, { subAccountAccess: true }),
    );
    // a member may enter, and has no permission to see what is below
    expect(await enterAccount(leaf, bo)).toBe(404);
    await setAccess(false);
    expect(await enterAccount(leaf)).toBe(404);
    expect((await ada.call(users.tokenFor, { body: { tenantId: leaf } })).status).toBe(404);
    expect((await ada.call(users.me)).value.subAccountAccessAllowed).toBe(false);
  });

  it('is out within five seconds once their access ends, and back in their own company', async () => {
    await enterAccount(leaf);
    expect((await ada.call(members.list, {})).status).toBe(200);
    await setAccess(false);
    expect((await ada.call(members.list, {})).status).toBe(401);
    expect((await ada.refresh()).value.tenantId).toBe(server.acme.tenantId);
    expect((await ada.call(users.me)).value.tenantId).toBe(server.acme.tenantId);
  });

  it('is out once the account has moved away from below their company', async () => {
    await enterAccount(leaf);
    const before = await server.store.tenants.get(leaf);
    await server.store.transaction((rows) =>
      rows.tenants.update({ id: leaf }, { parentId: globex, ancestorIds: [globex] }),
    );
    server.clock.pass(5000);
    expect((await ada.call(members.list, {})).status).toBe(401);
    await server.store.transaction((rows) => rows.tenants.update({ id: leaf }, { ...before }));
  });

  it('needs the second factor that either of the two companies requires', async () => {
    const policy = anMfaPolicy({ tenantId: leaf, enforceMfaType: 'Force' });
    await server.store.transaction((rows) => rows.mfaPolicies.insert(policy));
    const refused = await ada.call(users.switchTenant, { body: { tenantId: leaf } });
    expect(refused.errorCode).toBe('stepUpRequired');
    expect((await ada.call(users.tokenFor, { body: { tenantId: leaf } })).errorCode).toBe('stepUpRequired');
    await server.store.transaction((rows) => rows.mfaPolicies.remove({ id: policy.id }));
  });

  it('impersonates no one there, and makes no token that would outlive the visit', async () => {
    await enterAccount(leaf);
    const [person] = await server.store.users.find({ where: { email: 'leaf@leaf.test' } });
    const begun = await ada.call(impersonation.begin, { body: { impersonatedUserId: person?.id as UserId } });
    expect(begun.status).toBe(403);
    const made = await ada.call(personalTokens.createClient, {
      body: { description: 'Stays', expiresInMinutes: null },
    });
    expect([made.status, made.errorCode]).toEqual([403, 'membersOnly']);
  });

  it('lets others in as far as they could give their roles, and takes it back', async () => {
    const [bo] = await server.store.users.find({ where: { email: 'bo@acme.test' } });
    const params = { userId: bo?.id as UserId };
    await server.store.transaction((rows) => rows.memberships.update(params, { subAccountAccess: false }));
    const set = (allowAccess: boolean, by = ada) => by.call(subTenants.setAccess, { params, body: { allowAccess } });
    expect((await set(true)).status).toBe(200);
    expect((await set(true)).errorCode).toBe('nothingToUpdate');
    const [place] = await server.store.memberships.find({ where: params });
    expect(place?.subAccountAccess).toBe(true);
    expect((await set(false)).status).toBe(200);
    // a managing role takes a fresh proof
    server.clock.pass(11 * 60_000);
    await ada.refresh();
    await setAccess(false);
    const own = await ada.call(subTenants.setAccess, { params: { userId: adaId }, body: { allowAccess: true } });
    expect(own.errorCode).toBe('stepUpRequired');
  });
});
