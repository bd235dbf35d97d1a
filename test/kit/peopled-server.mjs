// `dist/server/main.js` with many people in Acme Robotics: told a number, it fills the company up to it, and says when.
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openApplication, runServer } from '../../dist/server/index.js';

const FIRST = ['Ada', 'Björn', 'Chloé', 'Dov', 'Émile', 'Fatima', 'Grace', 'Hedy', 'Ivo', 'Jürgen'];
const LAST = ['Andersen', 'Baker', 'Cohen', 'Dubois', 'Evans', 'Fischer', 'García', 'Haddad', 'Ito', 'Müller'];

/** Names of ten by ten and a number, one in fifty with a second role and one in 250 in a group; addresses of their own; the database makes lists of them by itself. */
const FILL = `with fresh as (
  insert into users (id, email, name, searchable, verified, super_user, provider, managed_by, metadata, language, tenant_id,
    created_at, updated_at, last_login)
  select gen_random_uuid(), 'p' || n || '@acme.test', name, lower(name || ' p' || n || '@acme.test'), n % 7 > 0, false,
    (array['local', 'google', 'saml'])[1 + n % 3], 'frontegg', '{}', 'en', $1,
    now() - n * interval '1 minute', now(), case when n % 5 > 0 then now() - (n % 200) * interval '1 day' end
  from generate_series(1, $2) n,
    lateral (select ($3::text[])[1 + n % 10] || ' ' || ($4::text[])[1 + n / 10 % 10] || ' ' || n as name) named
  returning id, created_at
)
insert into memberships (id, tenant_id, user_id, role_ids, group_ids, activated, created_at)
select gen_random_uuid(), $1, id, case when n % 50 = 0 then array[$5::uuid, $6::uuid] else array[$5::uuid] end,
  case when n % 250 = 0 then array[$7::uuid] else '{}' end, true, created_at
from (select *, row_number() over () as n from fresh) numbered`;

/** Merges the parts of the company's number of people, as `mergeStatement` of `people-totals.ts` does. */
const MERGE = `with parts as (delete from people_totals where tenant_id = $1 returning people)
insert into people_totals (tenant_id, people) select $1, sum(people) from parts`;

let databaseUrl;
runServer(async (parts) => {
  ({ databaseUrl } = parts);
  return openApplication({ ...parts, dist: fileURLToPath(new URL('../../dist/', import.meta.url)) });
});

const fill = async (count) => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set fe.across = 'bench'`);
  const tenant = await client.query(`select id from tenants where name = 'Acme Robotics'`);
  const idOf = async (question, name) => (await client.query(question, [name])).rows[0].id;
  const roleId = (key) => idOf('select id from roles where key = $1 and tenant_id is null', key);
  const groupId = await idOf('select id from groups where tenant_id = $1 order by name limit 1', tenant.rows[0].id);
  const roles = [await roleId('Member'), await roleId('ReadOnly')];
  await client.query(FILL, [tenant.rows[0].id, count, FIRST, LAST, ...roles, groupId]);
  // as the first count and the database do by themselves within a minute
  await client.query(MERGE, [tenant.rows[0].id]);
  await client.query('vacuum analyze');
  await client.end();
};

process.on('message', async (count) => {
  await fill(count);
  process.send('filled');
});
