import type { Migration } from './migration.ts';

/** Links by which anybody who has one may join a tenant. */
export const inviteLinks: Migration = {
  name: 'invite links',
  statements: [
    `create table invite_links (
      id uuid primary key,
      tenant_id uuid not null unique,
      user_id uuid not null,
      token_hash text collate "C" not null unique,
      sealed_token text not null,
      expires timestamptz not null,
      should_send_email boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `alter table invite_links enable row level security`,
    `alter table invite_links force row level security`,
    `create policy changed on invite_links using (
      (select current_setting('fe.across', true) <> '')
      or tenant_id = (select nullif(current_setting('fe.tenant', true), '')::uuid)
    )`,
  ],
};
