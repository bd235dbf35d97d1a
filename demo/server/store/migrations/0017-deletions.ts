import type { Migration } from './migration.ts';

/** Deleted groups and roles, for as long as they can be restored. */
export const deletions: Migration = {
  name: 'deletions',
  statements: [
    `create table deletions (
      id uuid primary key,
      tenant_id uuid not null,
      details jsonb not null,
      expires timestamptz not null
    )`,
    `create index deletions_by_expiry on deletions (expires)`,
    `alter table deletions enable row level security`,
    `alter table deletions force row level security`,
    `create policy changed on deletions using (
      (select current_setting('fe.across', true) <> '')
      or tenant_id = (select nullif(current_setting('fe.tenant', true), '')::uuid)
    )`,
  ],
};
