import type { Migration } from './migration.ts';

/** People, tenants, roles, sessions, mailed links, the audit log, the outbox and the signing keys. */
export const firstLight: Migration = {
  name: 'first light',
  statements: [
    `create table tenants (
      id uuid primary key,
      name text collate "C" not null,
      is_reseller boolean not null,
      metadata text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table users (
      id uuid primary key,
      email text collate "C" not null unique,
      name text collate "C" not null,
      password_hash text,
      verified boolean not null,
      super_user boolean not null,
      provider text not null,
      managed_by text not null,
      profile_picture_url text,
      metadata text not null,
      language text not null,
      tenant_id uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      last_login timestamptz
    )`,
    `create table memberships (
      id uuid primary key,
      tenant_id uuid not null,
      user_id uuid not null,
      role_ids uuid[] not null,
      activated boolean not null,
      created_at timestamptz not null,
      unique (tenant_id, user_id)
    )`,
    // of one person, in whatever tenant
    `create index memberships_by_user on memberships (user_id)`,
    `create table roles (
      id uuid primary key,
      tenant_id uuid,
      key text collate "C" not null,
      name text collate "C" not null,
      description text,
      is_default boolean not null,
      permission_ids uuid[] not null,
      level integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (tenant_id, key)
    )`,
    // null is not equal to null in the constraint above
    `create unique index roles_of_every_tenant on roles (key) where tenant_id is null`,
    `create table permissions (
      id uuid primary key,
      key text collate "C" not null unique,
      name text collate "C" not null,
      description text,
      category_id text not null,
      fe_permission boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table sessions (
      id uuid primary key,
      tenant_id uuid not null,
      user_id uuid not null,
      token_hash text collate "C" not null unique,
      previous_hash text collate "C",
      successor_salt text,
      generation integer not null,
      rotated_at timestamptz not null,
      amr text[] not null,
      authenticated_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      expires timestamptz not null,
      ended_at timestamptz
    )`,
    `create index sessions_by_tenant on sessions (tenant_id, user_id)`,
    `create index sessions_by_user on sessions (user_id)`,
    `create table links (
      id uuid primary key,
      user_id uuid not null,
      purpose text not null,
      token_hash text collate "C" not null unique,
      created_at timestamptz not null,
      expires timestamptz not null,
      used_at timestamptz
    )`,
    `create index links_by_user on links (user_id, purpose)`,
    `create table passwords (
      id uuid primary key,
      user_id uuid not null,
      hash text not null,
      created_at timestamptz not null
    )`,
    `create index passwords_by_user on passwords (user_id, created_at)`,
    `create table password_history_policies (
      id uuid primary key,
      tenant_id uuid not null unique,
      enabled boolean not null,
      history_size integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table sso_domains (
      id uuid primary key,
      tenant_id uuid not null,
      domain text collate "C" not null unique,
      validated boolean not null,
      address text not null,
      idp_type text not null
    )`,
    `create index sso_domains_by_tenant on sso_domains (tenant_id)`,
    `create table audits (
      id uuid primary key,
      tenant_id uuid not null,
      user_id uuid,
      email text collate "C",
      action text collate "C" not null,
      severity text not null,
      ip text,
      user_agent text,
      details jsonb not null,
      created_at timestamptz not null
    )`,
    `create index audits_by_tenant on audits (tenant_id, created_at)`,
    `create table outbox (
      id uuid primary key,
      kind text not null,
      payload jsonb not null,
      attempts integer not null,
      due_at timestamptz not null,
      last_error text,
      created_at timestamptz not null
    )`,
    `create index outbox_waiting on outbox (due_at)`,
    `create table keys (
      id uuid primary key,
      algorithm text not null,
      public_jwk jsonb not null,
      sealed_private_jwk text not null,
      created_at timestamptz not null,
      retired_at timestamptz
    )`,
  ],
};
