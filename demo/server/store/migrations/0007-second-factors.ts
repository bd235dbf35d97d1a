import type { Migration } from './migration.ts';
import { policyOfTenant } from './policy-table.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** Policies that give access to the rows' own person only. */
const ofOnePerson = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy changed on ${table} using (${ACROSS} or user_id = ${PERSON})`,
];

/** Tables of MFA: policies, challenges, authenticator apps, phones, passkeys, recovery codes, trusted browsers. */
export const secondFactors: Migration = {
  name: 'second factors',
  statements: [
    `alter table users
      add column email_factor boolean not null default false,
      add column must_enrol boolean not null default false,
      add column breached_at timestamptz`,
    `alter table sessions add column stepped_up_at timestamptz`,
    `create table mfa_policies (
      id uuid primary key,
      tenant_id uuid not null unique,
      enforce_mfa_type text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    ...policyOfTenant('mfa_policies'),
    `create table challenges (
      id uuid primary key,
      user_id uuid not null,
      purpose text not null,
      token_hash text collate "C" not null unique,
      details jsonb not null,
      created_at timestamptz not null,
      expires timestamptz not null,
      used_at timestamptz
    )`,
    `create index challenges_by_user on challenges (user_id, purpose)`,
    `create index challenges_over on challenges (expires)`,
    ...ofOnePerson('challenges'),
    `create table authenticators (
      id uuid primary key,
      user_id uuid not null,
      sealed_secret text not null,
      last_step integer not null,
      created_at timestamptz not null
    )`,
    `create index authenticators_by_user on authenticators (user_id)`,
    ...ofOnePerson('authenticators'),
    `create table phones (
      id uuid primary key,
      user_id uuid not null,
      phone_number text collate "C" not null,
      factor boolean not null,
      verified boolean not null,
      way_in text collate "C" not null unique,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index phones_by_user on phones (user_id)`,
    ...ofOnePerson('phones'),
    `create table passkeys (
      id uuid primary key,
      user_id uuid not null,
      credential_id text collate "C" not null unique,
      public_key text not null,
      counter double precision not null,
      device_type text not null,
      transports text[] not null,
      factor boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
    `create index passkeys_by_user on passkeys (user_id)`,
    ...ofOnePerson('passkeys'),
    `create table recovery_codes (
      id uuid primary key,
      user_id uuid not null,
      code_hash text collate "C" not null unique,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index recovery_codes_by_user on recovery_codes (user_id)`,
    ...ofOnePerson('recovery_codes'),
    `create table trusted_browsers (
      id uuid primary key,
      user_id uuid not null,
      token_hash text collate "C" not null unique,
      created_at timestamptz not null,
      expires timestamptz not null
    )`,
    `create index trusted_browsers_by_user on trusted_browsers (user_id)`,
    ...ofOnePerson('trusted_browsers'),
  ],
};
