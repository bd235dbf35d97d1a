import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../core/contract/users.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { aMembership, aPerson, aTenant } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('a person about themselves', () => {
  let server: TestServer;
  let bo: Browser;
  let root: Browser;
  beforeAll(async () => {
    server = await openTestServer();
    bo = server.browser();
    await bo.signIn('bo@acme.test');
    root = server.browser();
    await root.signIn('root@acme.test');
  });
  afterAll(() => server.close());

  const memberPermissions = DEFAULT_CONFIG.roles.find(({ key }) => key === 'Member')?.permissions.toSorted();

  it('sees who they are, with their roles and permissions', async () => {
    const { value } = await bo.call(users.me);
    expect(value).toMatchObject({
      email: 'bo@acme.test',
      name: 'Bo Member',
      tenantId: server.acme.tenantId,
      tenantIds: [server.acme.tenantId],
      activatedForTenant: true,
      metadata: '{}',
      roleIds: [server.acme.roleIds['Member']],
    });
    expect(value.sub).toBe(value.id);
    expect(value.permissions.map(({ key }) => key).toSorted()).toEqual(memberPermissions);
    expect(value.tenants).toEqual([{ tenantId: server.acme.tenantId, roles: value.roles }]);
    expect('superUser' in value).toBe(false);
  });

  it('never sees the hash of their password', async () => {
    expect(JSON.stringify((await bo.call(users.me)).value)).not.toMatch(/argon2|password/i);
  });

  it('sees that they are a super user', async () => {
    expect((await root.call(users.me)).value.superUser).toBe(true);
  });

  it('sees their permissions', async () => {
    const { value } = await bo.call(users.authorization);
    expect(value.roles).toMatchObject([{ key: 'Member', vendorId: DEFAULT_CONFIG.vendorId, level: 2 }]);
    expect(value.permissions.map(({ key }) => key).toSorted()).toEqual(memberPermissions);
  });

  it('sees the hierarchy of their companies, and nothing of other companies', async () => {
    const [top, between, below] = [aTenant({ name: 'A' }), aTenant({ name: 'B' }), aTenant({ name: 'C' })];
    const both = aPerson({ tenantId: top.id });
    const low = aPerson({ tenantId: below.id });
    await server.store.transaction(async (rows) => {
      await rows.tenants.insert(top);
      await rows.tenants.insert({ ...between, parentId: top.id });
      await rows.tenants.insert({ ...below, parentId: between.id });
      for (const person of [both, low]) await rows.users.insert(person);
      for (const tenantId of [top.id, between.id])
        await rows.memberships.insert(aMembership({ userId: both.id, tenantId }));
      await rows.memberships.insert(aMembership({ userId: low.id, tenantId: below.id }));
    });
    const seen = async (email: string) => {
      const { tenants, activeTenant } = (await (await enter(server, email)).call(users.tenants)).value;
      return [...tenants, activeTenant].map(({ tenantId, parentTenantId }) => [tenantId, parentTenantId]);
    };
    const [first, second] = [
      [top.id, undefined],
      [between.id, top.id],
    ];
    expect(await seen(both.email)).toEqual([first, second, first]);
    expect(await seen(low.email)).toEqual([
      [below.id, undefined],
      [below.id, undefined],
    ]);
  });

  it('sees the tenants they belong to, at each of the three addresses', async () => {
    const tenant = { tenantId: server.acme.tenantId, name: 'Company at acme.test', deletedAt: null };
    for (const call of [users.tenants, users.tenantsV1])
      expect((await bo.call(call)).value).toMatchObject({ tenants: [tenant], activeTenant: tenant });
    expect((await bo.call(users.tenantsV2)).value).toMatchObject([tenant]);
  });

  it('loses a permission as soon as it is revoked, whatever their token says', async () => {
    const browser = server.browser();
    const { userId } = (await browser.signIn('ada@acme.test')).value;
    await server.store.transaction((rows) => rows.memberships.update({ userId }, { roleIds: [] }));
    expect((await browser.call(users.authorization)).value).toEqual({ roles: [], permissions: [] });
    await server.store.transaction((rows) => rows.memberships.remove({ userId }));
    expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
  });
});
