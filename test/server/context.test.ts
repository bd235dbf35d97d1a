import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorContext, personContext } from '../../demo/server/context.ts';
import { notFound } from '../../demo/server/refusal.ts';
import type { Caller } from '../../demo/server/rules.ts';
import { aRole, aSession } from '../kit/rows.ts';
import { openTestServer, type TestServer } from '../kit/server.ts';

describe('a write of a handler', () => {
  let server: TestServer;
  let caller: Caller;
  beforeAll(async () => {
    server = await openTestServer();
    const { tenantId } = server.acme;
    const { id: sessionId, userId } = aSession();
    caller = {
      tenantId,
      sessionId,
      userId,
      email: 'ada@acme.test',
      superUser: false,
      permissions: [],
      level: 0,
      mfaRequired: false,
      proof: { amr: ['pwd'], atMs: 0 },
    };
  });
  afterAll(() => server.close());

  const call = {
    body: undefined,
    query: undefined,
    params: {},
    from: { ip: '192.0.2.7', userAgent: null, language: 'en' },
    cookies: { get: () => undefined, flows: () => [], set: () => undefined },
  };
  const auditsOf = (action: string) => server.store.audits.find({ where: { action } });

  it('as an administrator is always audited', async () => {
    const { write } = administratorContext(server.ports, call, caller);
    await write({ action: 'Role changed', details: { what: 1 } }, async () => undefined);
    const { tenantId, userId, email } = caller;
    expect(await auditsOf('Role changed')).toMatchObject([
      { tenantId, userId, email, severity: 'Info', ip: '192.0.2.7', details: { what: 1 } },
    ]);
  });

  it('is rolled back with audit row and mail where a part of it fails', async () => {
    const session = aSession({ tenantId: caller.tenantId });
    const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const asAdministrator = administratorContext(server.ports, call, caller).write(
      { action: 'Role deleted' },
      async (rows) => {
        await rows.sessions.insert(session);
        await rows.mail.passwordChanged(ada!);
        throw new Error('no room');
      },
    );
    await expect(asAdministrator).rejects.toThrow('no room');
    const asUser = personContext(server.ports, call, caller).write(async ({ audit }) => {
      await audit({ action: 'Role deleted' });
      throw new Error('no room');
    });
    await expect(asUser).rejects.toThrow('no room');
    expect(await auditsOf('Role deleted')).toEqual([]);
    expect(await server.store.sessions.get(session.id)).toBeUndefined();
    expect(await server.mailsTo('ada@acme.test')).toEqual([]);
  });

  it('as an administrator is neither stored nor audited where it is refused', async () => {
    const { attempt } = administratorContext(server.ports, call, caller);
    const role = aRole({ tenantId: caller.tenantId });
    const declined = await attempt(
      () => ({ action: 'Role created' }),
      async (rows) => {
        await rows.roles.insert(role);
        return notFound('Role');
      },
    );
    expect(declined).toEqual(notFound('Role'));
    expect([await server.store.roles.get(role.id), await auditsOf('Role created')]).toEqual([undefined, []]);
  });

  it('as an administrator cannot touch another tenant’s rows', async () => {
    const theirs = await server.store.transaction((rows) => rows.sessions.insert(aSession()));
    const { write, store } = administratorContext(server.ports, call, caller);
    const changed = await write({ action: 'Person invited' }, (rows) =>
      rows.sessions.update({ id: theirs.id }, { endedAt: theirs.createdAt }),
    );
    expect([changed, await store.sessions.get(theirs.id)]).toEqual([[], undefined]);
    expect(await server.store.sessions.get(theirs.id)).toEqual(theirs);
  });
});
