import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseAccount } from '../../demo/server/dev/database/account.ts';
import { createCluster } from '../../demo/server/dev/database/cluster.ts';
import { startCluster } from '../../demo/server/dev/database/start-cluster.ts';
import { provideDatabase } from './provide-database.ts';

/** A PostgreSQL with a folder of its own, gone at its end, and a role that may create databases. */
export const startScratchPostgres = async (bin: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-postgres-'));
  chmodSync(folder, 0o711); // the account of the database must pass
  const place = { bin, home: join(folder, 'home'), account: databaseAccount(), durable: false };
  createCluster(place, 'CREATEDB');
  const cluster = await startCluster(place, () => {});
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Runs a PostgreSQL for one test project; its end is the answer. */
export const runScratchPostgres = async (bin: string, project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startScratchPostgres(bin);
  await provideDatabase(url, project);
  return stop;
};
