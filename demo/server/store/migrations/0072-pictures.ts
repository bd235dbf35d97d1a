import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** Photos of people, one a person. */
export const pictures: Migration = {
  name: 'pictures',
  statements: [
    `create table pictures (
      id uuid primary key,
      user_id uuid not null unique,
      type text not null,
      data text not null,
      created_at timestamptz not null
    )`,
    `alter table pictures enable row level security`,
    `alter table pictures force row level security`,
    `create policy changed on pictures using (${ACROSS} or user_id = ${PERSON})`,
  ],
};
