// `dist/server/main.js` with many accounts below the reseller: told how many, it makes them, and says when. One of them has as many below it as it is told.
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openApplication, runServer } from '../../dist/server/index.js';

/** Accounts right below the reseller; the others are spread below these, but for those of the wide one. */
const BRANCHES = 90;

const insert = (
  source,
) => `insert into tenants (id, name, searchable, is_reseller, type, parent_id, ancestor_ids, metadata,
  created_at, updated_at)
  select gen_random_uuid(), name, lower(name), false, 'customer', parent_id, ancestor_ids, '{}', now(), now() from (${source}) made
  returning id`;

let databaseUrl;
runServer(async (parts) => {
  ({ databaseUrl } = parts);
  return openApplication({ ...parts, dist: fileURLToPath(new URL('../../dist/', import.meta.url)) });
});

const fill = async ({ accounts, children }) => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set fe.across = 'bench'`);
  const { rows } = await client.query(`select id from tenants where name = 'Northwind Resale'`);
  const top = rows[0].id;
  const below = `$1::uuid as parent_id, array[$1::uuid] as ancestor_ids`;
  const wide = await client.query(insert(`select 'Wide holding' as name, ${below}`), [top]);
  await client.query(insert(`select 'Branch ' || n as name, ${below} from generate_series(1, ${BRANCHES}) n`), [top]);
  await client.query(
    insert(
      `select 'Store ' || n as name, $2::uuid as parent_id, array[$1::uuid, $2::uuid] as ancestor_ids from generate_series(1, $3::int) n`,
    ),
    [top, wide.rows[0].id, children],
  );
  await client.query(
    insert(`select 'Site ' || n as name, branch.id as parent_id, array[$1::uuid, branch.id] as ancestor_ids
      from generate_series(1, $2::int) n join tenants branch on branch.parent_id = $1 and branch.name = 'Branch ' || (1 + n % ${BRANCHES})`),
    [top, accounts - children - BRANCHES - 1],
  );
  await client.query('vacuum analyze tenants');
  await client.end();
  return wide.rows[0].id;
};

process.on('message', async (wanted) => {
  process.send(await fill(wanted));
});
