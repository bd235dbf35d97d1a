import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { postgresStore } from '../../../demo/server/store/postgres.ts';
import { anApiToken, anId } from '../../kit/rows.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { everythingIn, newDatabase, testServer } from '../../kit/test-store.ts';

/** Pages of the database that a statement looks at: its work, whatever else the machine does. */
const pagesOf = async (client: Client, statement: string, values: unknown[]): Promise<number> => {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${statement}`, values);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
};

describe.runIf(testServer())('10,000 API tokens of a tenant', () => {
  const [few, many] = [anId<TenantId>(), anId<TenantId>()];
  let drop: () => Promise<void>;
  let client: Client;
  beforeAll(async () => {
    const made = await newDatabase(testServer() ?? '');
    drop = made.drop;
    const store = await postgresStore(made.url, silentLog, 2);
    const model = anApiToken({ tenantId: many });
    await everythingIn(store).transaction(async (rows) => {
      await rows.apiTokens.insert(model);
      for (let at = 0; at < 10; at += 1) await rows.apiTokens.insert(anApiToken({ tenantId: few }));
    });
    await store.close();
    client = new Client({ connectionString: made.url });
    await client.connect();
    await client.query(`set fe.across = 'seeds'`);
    await client.query(
      `insert into api_tokens
       select gen_random_uuid(), tenant_id, user_id, kind, type, description || n, searchable || n, role_ids, hint,
         secret_hash || n, previous_hash, previous_until, version, lifetime_minutes, expires, notice_at,
         last_used_at, last_used_ip, created_at + n * interval '1 second'
       from api_tokens, generate_series(1, 9999) n where tenant_id = $1`,
      [many],
    );
    await client.query('vacuum analyze api_tokens');
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  for (const column of ['created_at', 'searchable', 'last_used_at', 'expires'])
    it(`are listed by ${column} with the work of ten`, async () => {
      const page = `select * from api_tokens where tenant_id = $1 and kind = 'tenant'
        order by ${column} desc, id desc limit 20`;
      // a page of twenty is larger than ten rows
      expect(await pagesOf(client, page, [many])).toBeLessThanOrEqual((await pagesOf(client, page, [few])) + 30);
    });

  it('are looked up by their secret with the work of ten', async () => {
    const look = 'select * from api_tokens where secret_hash = $1 limit 1';
    const { rows } = await client.query(
      'select tenant_id, max(secret_hash) as hash from api_tokens group by tenant_id',
    );
    const hashOf = (tenantId: TenantId) => rows.find((row) => row.tenant_id === tenantId)?.hash;
    expect(await pagesOf(client, look, [hashOf(many)])).toBeLessThanOrEqual(
      (await pagesOf(client, look, [hashOf(few)])) + 1,
    );
  });
});
