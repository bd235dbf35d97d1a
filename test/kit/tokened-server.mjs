// `dist/server/main.js` with many API tokens in Acme Robotics: told a number, it makes the company have so many, all of one
// description but the last, and says when, with the secret of the last.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { Client } from 'pg';
import { openApplication, runServer } from '../../dist/server/index.js';

const FILL = `insert into api_tokens (id, tenant_id, user_id, kind, type, description, searchable, role_ids, hint, secret_hash,
  version, expires, notice_at, last_used_at, created_at)
select gen_random_uuid(), u.tenant_id, u.id, 'tenant', 'AccessToken', called, lower(called), array[$2::uuid], 'fe_tat_aaaa…',
  case when n = $1 then $3 else 'bench ' || n end, 0, '9999-12-31T23:59:59Z'::timestamptz - n * interval '1 minute',
  '9999-12-31T23:59:59Z', now() - n * interval '1 minute', now() - (n % 97) * interval '1 hour'
from users u, generate_series(1, $1) n, lateral (select 'Sensor ' || n as called) named where u.email = 'ada@acme.test'`;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A secret as the server makes it: its checksum in base 62. Source: demo/docs/protocol/api-tokens.md#format. */
const secretOf = (count) => {
  const text = `fe_tat_${String(count).padStart(43, '0')}`;
  let rest = crc32(text);
  let digits = '';
  for (let at = 0; at < 6; at += 1) {
    digits = DIGITS[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return text + digits;
};

let databaseUrl;
runServer(async (parts) => {
  ({ databaseUrl } = parts);
  return openApplication({ ...parts, dist: fileURLToPath(new URL('../../dist/', import.meta.url)) });
});

const fill = async (count) => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set fe.across = 'bench'`);
  const { rows } = await client.query(`select id from roles where key = 'Admin' and tenant_id is null`);
  const secret = secretOf(count);
  await client.query('delete from api_tokens');
  await client.query(FILL, [count, rows[0].id, createHash('sha256').update(secret).digest('base64url')]);
  await client.query('vacuum analyze api_tokens');
  await client.end();
  return secret;
};

process.on('message', async (count) => {
  process.send({ secret: await fill(count) });
});
