import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNIQUE } from '../../../demo/server/store/collections.ts';
import { postgresStore } from '../../../demo/server/store/postgres.ts';
import type { Store } from '../../../demo/server/store/store.ts';
import { anAudit } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { newDatabase, everythingIn, testServer } from '../../kit/test-store.ts';

const TABLES = Object.keys(UNIQUE).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** One session of the role that owns the tables, with SQL of its own. */
const asOwner = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

describe.runIf(testServer())('row-level security', () => {
  let url: string;
  let drop: () => Promise<void>;
  let store: Store;
  const [ours, theirs] = [anAudit(), anAudit()];
  beforeAll(async () => {
    ({ url, drop } = await newDatabase(testServer() ?? ''));
    store = await postgresStore(url, silentLog, 2);
    await everythingIn(store).transaction(async (rows) => {
      await rows.audits.insert(ours);
      await rows.audits.insert(theirs);
    });
  });
  afterAll(async () => {
    await store.close();
    await drop();
  });

  it('is enabled on every table, for the owner too', async () => {
    const rows = await asOwner(
      url,
      'select relname as name, relrowsecurity and relforcerowsecurity as forced from pg_class',
    );
    for (const table of TABLES) expect(rows, table).toContainEqual({ name: table, forced: true });
  });

  it('hides and protects every row from a statement without a tenant', async () => {
    expect(await asOwner(url, 'select id from audits')).toEqual([]);
    expect(await asOwner(url, 'update audits set action = action returning id')).toEqual([]);
    expect(await asOwner(url, 'delete from audits returning id')).toEqual([]);
    const stolen = `insert into audits select gen_random_uuid(), '${ours.tenantId}', null, null, '', '', null, null, '{}', now()`;
    await expect(asOwner(url, stolen)).rejects.toThrow('violates row-level security policy');
  });

  it('ends with its transaction: the next one on the same connection has no scope', async () => {
    const said = `begin; set local fe.tenant = '${ours.tenantId}'`;
    expect(await asOwner(url, said, 'select id from audits')).toEqual([{ id: ours.id }]);
    expect(await asOwner(url, said, 'commit', 'select id from audits')).toEqual([]);
  });

  it('refuses a tenant that is not an id', () => {
    const reach = { tenantId: "x'; set local fe.across = 'all" as typeof ours.tenantId };
    expect(() => store.scoped(reach)).toThrow('fe.tenant cannot be');
  });
});
