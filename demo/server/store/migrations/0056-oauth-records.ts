import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** Grants, codes and tokens of hosted login, and what was begun there. */
export const oauthRecords: Migration = {
  name: 'oauth records',
  statements: [
    `create table oauth_records (
      id uuid primary key,
      kind text not null,
      key text collate "C" not null unique,
      grant_id text collate "C",
      user_id uuid,
      details jsonb not null,
      consumed_at timestamptz,
      created_at timestamptz not null,
      expires timestamptz not null
    )`,
    `create index oauth_records_by_grant on oauth_records (grant_id) where grant_id is not null`,
    `create index oauth_records_by_user on oauth_records (user_id) where user_id is not null`,
    `create index oauth_records_by_end on oauth_records (expires)`,
    `alter table oauth_records enable row level security`,
    `alter table oauth_records force row level security`,
    `create policy changed on oauth_records using (${ACROSS} or user_id = ${PERSON})`,
  ],
};
