import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurations } from '../../../core/contract/configurations.ts';
import type { ScopedRows, Store } from '../../../demo/server/store/store.ts';
import { enter } from '../../kit/enter.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { testServer } from '../../kit/test-store.ts';

const IDLE_SECONDS = 600;

/** The same store, with `interrupt()` run inside the transaction right after the named read or renewal. */
const interrupted = (store: Store, after: 'rule read' | 'session renewed', interrupt: () => Promise<void>): Store => {
  let left = 1;
  const once = async <Value>(value: Value): Promise<Value> => {
    if ((left -= 1) === 0) await interrupt();
    return value;
  };
  return {
    ...store,
    scoped: (reach) => {
      const rows = store.scoped(reach);
      const transaction: ScopedRows['transaction'] = (work, isolation) =>
        rows.transaction((inside) => {
          const { sessions, sessionPolicies } = inside;
          return work({
            ...inside,
            ...(after === 'rule read' && {
              sessionPolicies: { ...sessionPolicies, find: async (asked) => once(await sessionPolicies.find(asked)) },
            }),
            ...(after === 'session renewed' && {
              sessions: {
                ...sessions,
                update: async (where, changes) => once(await sessions.update(where, changes)),
              },
            }),
          });
        }, isolation);
      return { ...rows, transaction };
    },
  };
};

describe.runIf(testServer())('a rule for sessions that is saved while one is renewed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const moments = ['rule read', 'session renewed'] as const;
  for (const moment of moments)
    it(`applies to it when saved right after the ${moment}`, async () => {
      const bo = await enter(server, 'bo@acme.test');
      const admin = await enter(server, 'ada@acme.test');
      server.clock.pass(60_000);
      const body = (isActive: boolean) => ({
        sessionIdleTimeoutConfiguration: { isActive, timeout: IDLE_SECONDS },
      });
      await admin.call(configurations.saveSessionPolicy, { body: body(false) });
      let saved: Promise<{ status: number }> | undefined;
      const store = interrupted(server.ports.store, moment, async () => {
        saved = admin.call(configurations.saveSessionPolicy, { body: body(true) });
        // after the renewal it waits for that, before it does not
        if (moment === 'rule read') await saved;
      });
      const renewing = server.configured({}, { store }).browser();
      renewing.cookie = bo.cookie;
      expect((await renewing.refresh()).status).toBe(200);
      expect((await saved)?.status).toBe(200);
      server.clock.pass(IDLE_SECONDS * 1000);
      expect((await renewing.refresh()).status).toBe(401);
    });
});
