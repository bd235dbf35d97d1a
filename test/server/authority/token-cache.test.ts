import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { users } from '../../../core/contract/users.ts';
import { createServer } from '../../../demo/server/app.ts';
import { announceChanges } from '../../../demo/server/store/announce-changes.ts';
import type { Store } from '../../../demo/server/store/store.ts';
import { type Browser, openBrowser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { aMembership } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const ORIGIN = 'http://localhost:3000';
const SECOND = 1000;

/** A store that counts how often it is asked who a person is. */
const counting = (store: Store) => {
  const counted = { snapshots: 0 };
  const scoped: Store['scoped'] = (reach) => {
    const rows = store.scoped(reach);
    const snapshot: typeof rows.snapshot = (work) => {
      counted.snapshots += 1;
      return rows.snapshot(work);
    };
    return { ...rows, snapshot };
  };
  return { counted, store: { ...store, scoped } };
};

const statuses = async (...browsers: Browser[]) =>
  Promise.all(browsers.map(async (browser) => (await browser.call(sessions.current)).status));

/** How many permissions a person is shown to have. */
const permissions = async (browser: Browser) => (await browser.call(users.me)).value.permissions.length;

/** A moment that comes when it is told to. */
const moment = () => {
  const signal = new AbortController();
  const comes = new Promise<void>((resolve) => signal.signal.addEventListener('abort', () => resolve()));
  return { comes, come: () => signal.abort() };
};

describe('the cache of verified tokens', () => {
  let server: TestServer;
  let bo: Browser;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    bo = await enter(server, 'bo@acme.test');
  });
  afterEach(() => server.clock.pass(10 * SECOND));

  /** The same person's token at another server, which hears nothing of what this one changes. */
  const elsewhere = (browser: Browser, store = announceChanges(server.ports.store)): Browser => {
    const serve = createServer({ ...server.ports, store });
    return Object.assign(openBrowser(serve, ORIGIN), { token: browser.token, cookie: browser.cookie });
  };
  const personNamed = async (email: string) => (await server.store.users.find({ where: { email } }))[0]!;

  it('queries the store once for consecutive calls, and again after 3 seconds', async () => {
    const { counted, store } = counting(server.ports.store);
    const browser = elsewhere(bo, store);
    await statuses(browser, browser, browser);
    await statuses(browser);
    expect(counted.snapshots).toBe(1);
    server.clock.pass(3 * SECOND);
    await statuses(browser);
    expect(counted.snapshots).toBe(2);
  });

  it('queries again after the clock was set back', async () => {
    const { counted, store } = counting(server.ports.store);
    const browser = elsewhere(bo, store);
    await statuses(browser);
    server.clock.pass(-3600 * SECOND);
    await statuses(browser);
    server.clock.pass(3600 * SECOND);
    expect(counted.snapshots).toBe(2);
  });

  it('never accepts a forged token, however often it comes', async () => {
    const forged = Object.assign(server.browser(), { token: `${bo.token?.slice(0, -6)}AAAAAA` });
    expect(await statuses(forged, forged)).toEqual([401, 401]);
  });

  const ends: [what: string, end: () => Promise<unknown>][] = [
    ['signs out', () => bo.call(auth.logout)],
    ['ends their other sessions', async () => (await enter(server, 'bo@acme.test')).call(sessions.removeAll)],
    [
      'is signed out by an administrator',
      async () =>
        (await enter(server, 'ada@acme.test')).call(sessions.revoke, {
          body: { userId: (await personNamed('bo@acme.test')).id },
        }),
    ],
  ];
  for (const [what, end] of ends)
    it(`notices at once that the user ${what}, and within 5 seconds on every other server`, async () => {
      const other = elsewhere(bo);
      expect(await statuses(bo, other)).toEqual([200, 200]);
      await end();
      expect(await statuses(bo, other)).toEqual([401, 200]);
      server.clock.pass(5 * SECOND);
      expect(await statuses(bo, other)).toEqual([401, 401]);
    });

  it('applies changed roles at once, and within 5 seconds on every other server', async () => {
    const ada = await enter(server, 'ada@acme.test');
    const other = elsewhere(ada);
    const { id: userId } = await personNamed('bo@acme.test');
    const revoke = async (browser: Browser) => (await browser.call(sessions.revoke, { body: { userId } })).status;
    expect([await revoke(ada), await revoke(other)]).toEqual([200, 200]);
    const adaId = (await personNamed('ada@acme.test')).id;
    const [place] = await server.store.memberships.find({ where: { userId: adaId } });
    const give = (roleIds: NonNullable<typeof place>['roleIds']) =>
      server.store.transaction((rows) => rows.memberships.update({ userId: adaId }, { roleIds }));
    await give([]);
    expect([await revoke(ada), await revoke(other)]).toEqual([403, 200]);
    server.clock.pass(5 * SECOND);
    expect(await revoke(other)).toBe(403);
    await give(place?.roleIds ?? []);
  });

  it('refuses a user whose membership was removed', async () => {
    const other = elsewhere(bo);
    expect(await statuses(bo, other)).toEqual([200, 200]);
    const { id: userId, tenantId } = await personNamed('bo@acme.test');
    const [place] = await server.store.memberships.find({ where: { userId } });
    await server.store.transaction((rows) => rows.memberships.remove({ userId }));
    expect(await statuses(bo, other)).toEqual([401, 200]);
    server.clock.pass(5 * SECOND);
    expect(await statuses(other)).toEqual([401]);
    const again = aMembership({ ...place, userId, tenantId });
    await server.store.transaction((rows) => rows.memberships.insert(again));
  });

  it('drops a lookup that was under way when the session ended', async () => {
    const [asked, told] = [moment(), moment()];
    const { store } = server.ports;
    const slow: Store = {
      ...store,
      scoped: (reach) => {
        const rows = store.scoped(reach);
        const snapshot: typeof rows.snapshot = async (work) => {
          const value = await rows.snapshot(work);
          asked.come();
          await told.comes;
          return value;
        };
        return { ...rows, snapshot };
      },
    };
    const browser = elsewhere(bo, slow);
    const early = browser.call(sessions.current);
    await asked.comes;
    await bo.call(auth.logout);
    told.come();
    await early;
    expect((await browser.call(sessions.current)).status).toBe(401);
  });

  it('expires with the token, to the second', async () => {
    server.clock.pass(299 * SECOND);
    expect((await bo.call(users.me)).status).toBe(200);
    server.clock.pass(SECOND);
    expect((await bo.call(users.me)).status).toBe(401);
  });

  it('applies a changed role at once here, and within 3 seconds elsewhere', async () => {
    const there = elsewhere(bo);
    const all = await permissions(bo);
    expect([all > 0, await permissions(there)]).toEqual([true, all]);
    const [role] = await server.store.roles.find({ where: { key: 'Member' } });
    if (!role) throw new Error('There is no such role');
    const give = (permissionIds: typeof role.permissionIds) =>
      server.store.transaction((rows) => rows.roles.update({ id: role.id }, { permissionIds }));
    await give([]);
    expect([await permissions(bo), await permissions(there)]).toEqual([0, all]);
    server.clock.pass(3 * SECOND);
    expect(await permissions(there)).toBe(0);
    await give(role.permissionIds);
    expect(await permissions(bo)).toBe(all);
  });
});
