import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../../core/contract/users.ts';
import { areas } from '../../../../demo/server/routes.ts';
import type { Route } from '../../../../demo/server/serve.ts';
import type { Store, Writer } from '../../../../demo/server/store/store.ts';
import { aMembership, aPerson } from '../../../kit/rows.ts';
import { silentLog } from '../../../kit/silent-log.ts';
import type { TestServer } from '../../../kit/server.ts';
import { MATRIX } from '../../../kit/authority/matrix.ts';
import { openWorld, type World } from '../../../kit/authority/world.ts';
import { ACTS } from '../../../kit/audit/acts.ts';

const calls = Object.entries(areas).flatMap(([area, routes]) =>
  routes.map((route) => [`${area}.${route.name}`, route] as const),
);
const routeOf: ReadonlyMap<string, Route> = new Map(calls);

/** A store in which every transaction fails in one way. */
const failing = (
  store: Store,
  spoil: (rows: Writer, work: (rows: Writer) => Promise<unknown>) => Promise<never>,
): Store => ({
  ...store,
  scoped: (reach) => {
    const rows = store.scoped(reach);
    return { ...rows, transaction: (work) => rows.transaction((inner) => spoil(inner, work)) };
  },
});

const lost = (): never => {
  throw new Error('lost');
};

/** No row of the audit log can be written. */
const withoutAudits = (store: Store) =>
  failing(store, async (rows, work) => {
    await work({ ...rows, audits: { ...rows.audits, insert: async () => lost() } });
    return lost();
  });

/** The end of the transaction does not come through. */
const withoutEnd = (store: Store) =>
  failing(store, async (rows, work) => {
    await work(rows);
    return lost();
  });

describe('the audit log', () => {
  let world: World;
  let server: TestServer;
  beforeAll(async () => {
    world = await openWorld();
    server = world.server;
    const ned = aPerson({ email: 'ned@acme.test', tenantId: world.acme, verified: false });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(ned);
      await rows.memberships.insert(aMembership({ tenantId: world.acme, userId: ned.id, roleIds: [] }));
    });
  });
  afterAll(() => server.close());

  it('is declared for every call that can write', () => {
    const changing = calls.filter(([, { endpoint }]) => endpoint.method !== 'GET').map(([name]) => name);
    expect(Object.keys(ACTS).toSorted()).toEqual(changing.toSorted());
    for (const act of Object.values(ACTS)) if (typeof act === 'string') expect(act.length).toBeGreaterThan(20);
  });

  const rows = () => server.store.audits.find({ order: [['createdAt', 'asc']] });
  const inputOf = (name: string) => {
    const act = ACTS[name];
    const own = typeof act === 'object' ? act.input?.(world) : undefined;
    return own ?? MATRIX[name]?.input?.(world);
  };
  /** Acme's administrator makes the call, over a server that may be broken. */
  const make = async (name: string, at: TestServer) => {
    const route = routeOf.get(name);
    if (!route) throw new Error(`There is no ${name}`);
    // a sign-in starts without a session
    const signsIn = Object(ACTS[name]).action === 'Signed in';
    const { token, cookie } = await world.browserOf(signsIn ? 'anonymous' : 'administrator');
    const input = (await inputOf(name)) ?? {};
    if (name === 'users.resetActivation') Object.assign(input, { body: { email: 'ned@acme.test' } });
    const browser = Object.assign(at.browser(), { token, cookie });
    // the working server needs no check that nothing changed
    const picture = async () => (at === server ? '' : world.picture());
    const before = { rows: await rows(), picture: await picture() };
    const { status } = await browser.call(route.endpoint, input);
    const known = new Set(before.rows.map(({ id }) => id));
    const added = (await rows()).filter(({ id }) => !known.has(id));
    return { status, added, input, unchanged: before.picture === (await picture()) };
  };

  for (const [name, act] of Object.entries(ACTS)) {
    if (typeof act === 'string') continue;
    const { action, severity, also = [], by = 'ada@acme.test', inOwn = false, below = false } = act;
    describe(`of ${name}`, () => {
      const faults: [what: string, spoilt: (store: Store) => Store][] = [
        ['is nothing, and nothing is done, where the log cannot be written', withoutAudits],
        ['is nothing where what was done is lost', withoutEnd],
      ];
      for (const [what, spoilt] of faults)
        it(what, async () => {
          const broken = server.configured({}, { store: spoilt(server.ports.store), log: silentLog });
          const { status, added, unchanged } = await make(name, broken);
          expect([status, added, unchanged]).toEqual([500, [], true]);
        });

      it(`has “${action}” with actor, IP address and user agent, and no secret`, async () => {
        const { status, added: all, input } = await make(name, server);
        const elsewhere = below ? all.filter((row) => row.tenantId !== world.acme) : [];
        expect(elsewhere.map((row) => row.action)).toEqual(below ? [action] : []);
        const added = all.filter((row) => !elsewhere.includes(row));
        const [who] = await server.store.users.find({ where: { email: by } });
        const from = { ip: '192.0.2.7', userAgent: 'Test browser' };
        const person = { userId: who?.id, email: by, tenantId: inOwn ? who?.tenantId : world.acme };
        expect(status).toBe(200);
        for (const row of added) expect(row).toMatchObject({ ...person, ...from });
        expect(added.map((row) => row.action).toSorted()).toEqual([action, ...also].toSorted());
        expect(added.find((row) => row.action === action)?.severity).toBe(severity);
        const sent = Object.entries(Object(input.body)).filter(([key]) => /password|token|^code$/i.test(key));
        for (const [, secret] of sent) expect(JSON.stringify(added)).not.toContain(secret);
      });
    });
  }

  it('has “Signed up” of a new account, in its own company', async () => {
    const email = 'ann@new.test';
    const body = { email, name: 'Ann New', companyName: 'New', password: 'Never-before-99' };
    await server.browser().call(users.signUp, { body });
    const [ann] = await server.store.users.find({ where: { email } });
    expect(await server.store.audits.find({ where: { email } })).toMatchObject([
      { action: 'Signed up', userId: ann?.id, tenantId: ann?.tenantId },
    ]);
  });
});
