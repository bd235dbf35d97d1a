import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** Identities of people at identity providers, by issuer and subject. */
export const identities: Migration = {
  name: 'identities',
  statements: [
    `create table identities (
      id uuid primary key,
      user_id uuid not null,
      provider text not null,
      issuer text collate "C" not null,
      subject text collate "C" not null,
      email text not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      unique (issuer, subject)
    )`,
    `create index identities_by_user on identities (user_id)`,
    `alter table identities enable row level security`,
    `alter table identities force row level security`,
    `create policy changed on identities using (${ACROSS} or user_id = ${PERSON})`,
  ],
};
