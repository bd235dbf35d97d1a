import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** Deletions of accounts that their owners have requested. */
export const accountDeletions: Migration = {
  name: 'account deletions',
  statements: [
    `create table account_deletions (
      id uuid primary key,
      user_id uuid not null unique,
      delete_at timestamptz not null,
      created_at timestamptz not null
    )`,
    `create index account_deletions_due on account_deletions (delete_at)`,
    `alter table account_deletions enable row level security`,
    `alter table account_deletions force row level security`,
    `create policy changed on account_deletions using (${ACROSS} or user_id = ${PERSON})`,
  ],
};
