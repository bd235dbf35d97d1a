import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { inviteAdmin } from '../../../demo/server/members/invite-admin.ts';
import { PASSWORD } from '../../kit/company.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('the operator’s invitation of an administrator', () => {
  let server: TestServer;
  beforeAll(async () => {
    // no one else may open a company
    server = (await openTestServer()).configured({ allowSignups: false });
  });
  afterAll(() => server.close());
  const invite = (email: string, company: string) => inviteAdmin(server.ports, { email, company });

  it('opens the company, and lets the person begin their account and invite others', async () => {
    expect(await invite('first@globex.test', 'Globex')).toEqual({ ok: true, value: { opened: true, again: false } });
    const link = await server.linkTo('first@globex.test');
    const browser = server.browser();
    await browser.call(invitations.accept, { body: { ...link, name: 'Fay First', password: PASSWORD } });
    await browser.signIn('first@globex.test');
    expect((await browser.call(members.invite, { body: { email: 'next@globex.test' } })).status).toBe(200);
    const { value } = await browser.call(members.list);
    expect(value.items.map(({ email }) => email).toSorted()).toEqual(['first@globex.test', 'next@globex.test']);
    expect(await invite('first@globex.test', 'Globex')).toMatchObject({ ok: false });
  });

  it('is replaced by the next, in one company', async () => {
    await invite('late@initech.test', 'Initech');
    const before = await server.linkTo('late@initech.test');
    expect(await invite('late@initech.test', 'Initech')).toEqual({ ok: true, value: { opened: false, again: true } });
    const after = await server.linkTo('late@initech.test');
    const verify = (body: typeof before) => server.browser().call(invitations.verify, { body });
    expect([(await verify(before)).status, (await verify(after)).status]).toEqual([400, 200]);
    expect(await server.store.tenants.count({ name: 'Initech' })).toBe(1);
  });

  it('leads a person who has an account into the company', async () => {
    await invite('bo@acme.test', 'Umbrella');
    const { userId } = await server.linkTo('bo@acme.test');
    const [bo] = await server.store.users.find({ where: { email: 'bo@acme.test' } });
    expect(userId).toBe(bo?.id);
  });

  it('is refused where several companies have the name', async () => {
    await server.store.transaction(async (rows) => {
      const [tenant] = await rows.tenants.find({ where: { name: 'Umbrella' } });
      if (tenant) await rows.tenants.insert({ ...tenant, id: crypto.randomUUID() as typeof tenant.id });
    });
    expect(await invite('x@umbrella.test', 'Umbrella')).toEqual({
      ok: false,
      failure: 'There are several companies called "Umbrella".',
    });
  });
});
