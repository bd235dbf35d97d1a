import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../core/contract/users.ts';
import { createServer } from '../../demo/server/app.ts';
import { databaseAccount } from '../../demo/server/dev/database/account.ts';
import { embeddedBinaries } from '../../demo/server/dev/database/binaries.ts';
import { createCluster } from '../../demo/server/dev/database/cluster.ts';
import { type RunningCluster, startCluster } from '../../demo/server/dev/database/start-cluster.ts';
import { postgresStore } from '../../demo/server/store/postgres.ts';
import type { Store } from '../../demo/server/store/store.ts';
import { type Browser, openBrowser } from '../kit/browser.ts';
import { enter } from '../kit/enter.ts';
import { silentLog } from '../kit/silent-log.ts';
import { openServerOver } from '../kit/server.ts';
import { everythingIn } from '../kit/test-store.ts';

const CONNECTIONS = 4;
const PATIENCE = { timeout: 30_000 };

describe('a server whose database restarts under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-restart-'));
  chmodSync(folder, 0o711); // the account of the database must pass
  const account = databaseAccount();
  const place = { bin: embeddedBinaries(account), home: join(folder, 'home'), account, durable: false };
  let cluster: RunningCluster;
  let store: Store;
  beforeAll(async () => {
    createCluster(place);
    cluster = await startCluster(place, () => undefined);
    store = await postgresStore(cluster.url, silentLog, CONNECTIONS);
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers 503 with Retry-After while it is down, and recovers without extra connections', async () => {
    const server = await openServerOver({
      store,
      rows: everythingIn(store),
      url: cluster.url,
      close: () => store.close(),
    });
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async (): Promise<Browser> => {
        const { token } = await enter(server, 'ada@acme.test');
        return Object.assign(openBrowser(createServer(server.ports), 'http://localhost:3000'), { token });
      }),
    );
    const stopping = new AbortController();
    const answers: { status: number; retryAfter: string | null; errors: string[] }[] = [];
    const load = Promise.all(
      visitors.map(async (visitor) => {
        while (!stopping.signal.aborted) {
          server.clock.pass(1); // so that the store is asked now and then who they are
          const { status, headers, errors } = await visitor.call(users.me);
          answers.push({ status, retryAfter: headers.get('retry-after'), errors });
        }
      }),
    );
    const statuses = () => new Set(answers.map(({ status }) => status));
    await expect.poll(() => answers.length, PATIENCE).toBeGreaterThan(20);
    await cluster.stop();
    await expect.poll(() => answers.filter(({ status }) => status === 503).length, PATIENCE).toBeGreaterThan(5);
    cluster = await startCluster(place, () => undefined, cluster.port);
    const sofar = answers.length;
    await expect
      .poll(() => answers.slice(sofar).filter(({ status }) => status === 200).length, PATIENCE)
      .toBeGreaterThan(50);
    stopping.abort();
    await load;
    expect([...statuses()].toSorted()).toEqual([200, 503]);
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(refused.map(({ retryAfter, errors }) => `${retryAfter}: ${errors.join()}`))).toEqual(
      new Set(['1: The server is temporarily unavailable; try again in a moment']),
    );

    // each connection that was lost is used again, and none is kept from others
    for (let round = 0; round < 3; round += 1) {
      const all = await Promise.all(visitors.map((visitor) => visitor.call(users.me)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as open from pg_stat_activity where application_name = 'fe-elements'",
    );
    await client.end();
    expect(rows[0].open).toBeLessThanOrEqual(CONNECTIONS);
    await server.close();
  });
});
