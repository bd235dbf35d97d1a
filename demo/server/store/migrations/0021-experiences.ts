import type { Migration } from './migration.ts';

const ofTenant = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy changed on ${table} using (
    (select current_setting('fe.across', true) <> '')
    or tenant_id = (select nullif(current_setting('fe.tenant', true), '')::uuid)
  )`,
];

/** Experiences with their audiences, content sources and events, and key pairs of programs. */
export const experiences: Migration = {
  name: 'experiences',
  statements: [
    `create table content_sources (
      id uuid primary key,
      tenant_id uuid not null,
      name text not null,
      provider text not null,
      details jsonb not null,
      created_at timestamptz not null
    )`,
    `create index content_sources_of_tenant on content_sources (tenant_id, name)`,
    `create table audiences (
      id uuid primary key,
      tenant_id uuid not null,
      name text not null,
      description text not null,
      details jsonb not null,
      version integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index audiences_of_tenant on audiences (tenant_id, name)`,
    `create table experiences (
      id uuid primary key,
      tenant_id uuid not null,
      name text not null,
      searchable text not null,
      description text not null,
      status text not null,
      draft jsonb not null,
      published jsonb,
      version integer not null,
      published_version integer,
      published_at timestamptz,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index experiences_of_tenant on experiences (tenant_id, updated_at desc, id)`,
    `create table experience_events (
      id uuid primary key,
      tenant_id uuid not null,
      experience_id uuid not null,
      kind text not null,
      variant_id uuid,
      details jsonb not null,
      created_at timestamptz not null
    )`,
    `create index experience_events_of_tenant on experience_events (tenant_id, created_at desc, id)`,
    `create index experience_events_of_experience on experience_events (tenant_id, experience_id, created_at desc, id)`,
    `create index experience_events_by_variant on experience_events (tenant_id, experience_id, variant_id, kind)`,
    `create index experience_events_by_age on experience_events (created_at)`,
    `create table key_pairs (
      id uuid primary key,
      tenant_id uuid not null,
      name text not null,
      secret_hash text not null,
      permissions text[] not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`,
    `create index key_pairs_of_tenant on key_pairs (tenant_id, created_at)`,
    ...['content_sources', 'audiences', 'experiences', 'experience_events', 'key_pairs'].flatMap(ofTenant),
  ],
};
