import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const TENANT = `(select nullif(current_setting('fe.tenant', true), '')::uuid)`;

/** Login addresses of tenants, each with its look of the login box. */
export const customLogins: Migration = {
  name: 'custom logins',
  statements: [
    `create table custom_logins (
      id uuid primary key,
      tenant_id uuid not null unique,
      alias text collate "C" not null unique,
      look text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `alter table custom_logins enable row level security`,
    `alter table custom_logins force row level security`,
    `create policy changed on custom_logins using (${ACROSS} or tenant_id = ${TENANT})`,
  ],
};
