import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseAccount } from '../../../demo/server/dev/database/account.ts';
import { embeddedBinaries } from '../../../demo/server/dev/database/binaries.ts';
import { createCluster } from '../../../demo/server/dev/database/cluster.ts';
import { type RunningCluster, startCluster } from '../../../demo/server/dev/database/start-cluster.ts';
import { postgresStore } from '../../../demo/server/store/postgres.ts';
import { anAudit } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { everythingIn, testServer } from '../../kit/test-store.ts';

const ask = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

describe.runIf(testServer())('a database whose role is above every policy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-superuser-'));
  let cluster: RunningCluster;
  beforeAll(async () => {
    chmodSync(folder, 0o711); // the account of the database must pass
    const account = databaseAccount();
    const place = { bin: embeddedBinaries(account), home: join(folder, 'home'), account, durable: false };
    createCluster(place, 'SUPERUSER');
    cluster = await startCluster(place, () => undefined);
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('passes the tables to a role without the privilege, whichever node starts first', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => postgresStore(cluster.url, silentLog, 2)));
    const [first, second] = stores;
    const audit = anAudit();
    if (!first) throw new Error('no store');
    await everythingIn(first).transaction((rows) => rows.audits.insert(audit));
    expect(await second?.scoped({}).audits.find()).toEqual([]);
    expect(await second?.scoped({ tenantId: audit.tenantId }).audits.find()).toEqual([audit]);
    expect(await second?.scoped({ tenantId: anAudit().tenantId }).audits.find()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('is refused where it cannot create such a role', async () => {
    await ask(cluster.url, "create role above login bypassrls password 'above'");
    await ask(cluster.url, 'create database other owner above');
    const url = new URL(cluster.url);
    Object.assign(url, { username: 'above', password: 'above', pathname: '/other' });
    // the role of the first test is there already, but not for this one to use
    await expect(postgresStore(url.href, silentLog, 2)).rejects.toThrow(
      /^The role of DATABASE_URL bypasses row-level security and cannot make one that does not \(.+\): use a role without BYPASSRLS\.$/,
    );
  });

  it('names what its engine lacks before it makes a table', async () => {
    await ask(cluster.url, "create role plain login password 'plain'");
    await ask(cluster.url, 'create database lacking owner plain');
    const url = new URL(cluster.url);
    url.pathname = '/lacking';
    await ask(url.href, 'revoke usage on language plpgsql from public');
    Object.assign(url, { username: 'plain', password: 'plain' });
    await expect(postgresStore(url.href, silentLog, 2)).rejects.toThrow(
      'The database of DATABASE_URL lacks what the server relies on: Triggers in PL/pgSQL (permission denied for language plpgsql). Use PostgreSQL 15 or later, or an engine with all of it.',
    );
    await ask(url.href, 'select from schema_versions');
    await expect(ask(url.href, 'select from users')).rejects.toThrow('does not exist');
  });
});
