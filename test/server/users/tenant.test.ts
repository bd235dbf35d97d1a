import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { users } from '../../../core/contract/users.ts';
import { openCompany } from '../../kit/company.ts';
import { aMembership, anId } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('switching tenants', () => {
  let server: TestServer;
  let other: TenantId;
  beforeAll(async () => {
    server = await openTestServer();
    other = (await openCompany(server.store, server.acme.roleIds, 'other.test')).tenantId;
    const [bo] = await server.store.users.find({ where: { email: 'bo@acme.test' } });
    const roleIds = [server.acme.roleIds['Admin'] ?? anId()];
    if (bo)
      await server.store.transaction((rows) =>
        rows.memberships.insert(aMembership({ userId: bo.id, tenantId: other, roleIds })),
      );
  });
  afterAll(() => server.close());

  const signedIn = async (email: string) => {
    const browser = server.browser();
    await browser.signIn(email);
    return browser;
  };

  it('moves the session: the next refresh is for that tenant, with its roles', async () => {
    const browser = await signedIn('bo@acme.test');
    expect((await browser.call(users.me)).value.tenantId).toBe(server.acme.tenantId);
    expect((await browser.call(users.switchTenant, { body: { tenantId: other } })).status).toBe(200);
    expect((await browser.refresh()).value.tenantId).toBe(other);
    const { tenantId, roles } = (await browser.call(users.me)).value;
    expect([tenantId, roles.map(({ key }) => key)]).toEqual([other, ['Admin']]);
  });

  it('decides the tenant of the next sign-in', async () => {
    const browser = await signedIn('bo@acme.test');
    await browser.call(users.switchTenant, { body: { tenantId: other } });
    expect((await server.browser().signIn('bo@acme.test')).value.tenantId).toBe(other);
    await browser.call(users.switchTenant, { body: { tenantId: server.acme.tenantId } });
    expect((await server.browser().signIn('bo@acme.test')).value.tenantId).toBe(server.acme.tenantId);
  });

  it('leaves the person’s other sessions in their tenant', async () => {
    const [here, there] = [await signedIn('bo@acme.test'), await signedIn('bo@acme.test')];
    await here.call(users.switchTenant, { body: { tenantId: other } });
    expect((await there.refresh()).value.tenantId).toBe(server.acme.tenantId);
    await here.call(users.switchTenant, { body: { tenantId: server.acme.tenantId } });
  });

  it('is audited in that tenant', async () => {
    const browser = await signedIn('bo@acme.test');
    await browser.call(users.switchTenant, { body: { tenantId: other } });
    const rows = await server.store.audits.find({ where: { tenantId: other, action: 'Tenant entered' } });
    const row = { email: 'bo@acme.test', details: { from: server.acme.tenantId } };
    expect(rows).toContainEqual(expect.objectContaining(row));
    await browser.call(users.switchTenant, { body: { tenantId: server.acme.tenantId } });
  });

  it('is refused alike for another’s tenant and an unknown one', async () => {
    const browser = await signedIn('ada@acme.test');
    for (const tenantId of [other, anId<TenantId>()]) {
      const { status, errors } = await browser.call(users.switchTenant, { body: { tenantId } });
      expect([status, errors]).toEqual([404, ['Tenant not found']]);
    }
    expect((await browser.refresh()).value.tenantId).toBe(server.acme.tenantId);
  });

  it('is refused to a caller without a session, and for an invalid id', async () => {
    expect((await server.browser().call(users.switchTenant, { body: { tenantId: other } })).status).toBe(401);
    const browser = await signedIn('bo@acme.test');
    const body = { tenantId: 'x' as TenantId };
    expect((await browser.call(users.switchTenant, { body })).errorCode).toBe('invalidInput');
  });
});
