// `dist/server/main.js` with many people in Acme Robotics: told a number, it fills the company up to it, and says when.
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openApplication, runServer } from '../../dist/server/index.js';

const FIRST = ['Ada', 'Björn', 'Chloé', 'Dov', 'Émile', 'Fatima', 'Grace', 'Hedy', 'Ivo', 'Jürgen'];
const LAST = ['Andersen', 'Baker', 'Cohen', 'Dubois', 'Evans', 'Fischer', 'García', 'Haddad', 'Ito', 'Müller'];

/** Names of ten by ten and a number, addresses of their own; the database makes lists of them by itself. */
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
insert into memberships (id, tenant_id, user_id, role_ids, activated, created_at)
select gen_random_uuid(), $1, id, array[$5::uuid], true, created_at from fresh`;

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
  const role = await client.query(`select id from roles where key = 'Member' and tenant_id is null`);
  await client.query(FILL, [tenant.rows[0].id, count, FIRST, LAST, role.rows[0].id]);
  await client.query('analyze');
  await client.end();
};

process.on('message', async (count) => {
  await fill(count);
  process.send('filled');
});
