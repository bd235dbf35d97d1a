import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const TENANT = `(select nullif(current_setting('fe.tenant', true), '')::uuid)`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

/** API tokens of people and tenants. Each order of the list has an index that begins with the tenant and the kind. */
export const apiTokens: Migration = {
  name: 'api tokens',
  statements: [
    `create table api_tokens (
      id uuid primary key,
      tenant_id uuid not null,
      user_id uuid not null,
      kind text not null,
      type text not null,
      description text not null,
      searchable text collate "C" not null,
      role_ids uuid[] not null,
      hint text not null,
      secret_hash text collate "C" not null unique,
      previous_hash text collate "C",
      previous_until timestamptz,
      version integer not null,
      lifetime_minutes integer,
      expires timestamptz not null,
      notice_at timestamptz not null,
      last_used_at timestamptz not null,
      last_used_ip text,
      created_at timestamptz not null
    )`,
    `create index api_tokens_by_previous on api_tokens (previous_hash) where previous_hash is not null`,
    `create index api_tokens_by_creation on api_tokens (tenant_id, kind, created_at, id)`,
    `create index api_tokens_by_description on api_tokens (tenant_id, kind, searchable, id)`,
    `create index api_tokens_by_use on api_tokens (tenant_id, kind, last_used_at, id)`,
    `create index api_tokens_by_end on api_tokens (tenant_id, kind, expires, id)`,
    `create index api_tokens_by_maker on api_tokens (user_id, tenant_id, kind)`,
    `create index api_tokens_by_notice on api_tokens (notice_at)`,
    `create index api_tokens_by_expiry on api_tokens (expires)`,
    `alter table api_tokens enable row level security`,
    `alter table api_tokens force row level security`,
    `create policy changed on api_tokens using (${ACROSS} or tenant_id = ${TENANT} or user_id = ${PERSON})`,
  ],
};
