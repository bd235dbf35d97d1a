import type { Migration } from './migration.ts';

/** Counts that every node shares: of attempts by address and account. */
export const counters: Migration = {
  name: 'counters',
  statements: [
    `create table counters (
      key text collate "C" primary key,
      points integer not null,
      expires timestamptz not null
    )`,
    `create index counters_over on counters (expires)`,
    `alter table counters enable row level security`,
    `alter table counters force row level security`,
    `create policy changed on counters using ((select current_setting('fe.across', true) <> ''))`,
  ],
};
