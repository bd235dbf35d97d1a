import type { Migration } from './migration.ts';

const ofOperator = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy changed on ${table} using ((select current_setting('fe.across', true) <> ''))`,
];

/** Feature flags of the operator: environments, features, segments, states, and the log of their changes. */
export const featureFlags: Migration = {
  name: 'feature flags',
  statements: [
    `create table flag_environments (
      id uuid primary key,
      key text not null unique,
      name text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table flag_features (
      id uuid primary key,
      number integer not null unique,
      name text not null unique,
      description text not null,
      created_at timestamptz not null
    )`,
    `create table flag_segments (
      id uuid primary key,
      key text not null unique,
      name text not null,
      rank integer not null,
      details jsonb not null,
      created_at timestamptz not null
    )`,
    `create table flag_states (
      id uuid primary key,
      environment_id uuid not null,
      feature_id uuid not null,
      subject text not null,
      enabled boolean not null,
      details jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (environment_id, feature_id, subject)
    )`,
    `create table flag_changes (
      id uuid primary key,
      environment text not null,
      feature text not null,
      subject text not null,
      details jsonb not null,
      created_at timestamptz not null
    )`,
    `create index flag_changes_by_age on flag_changes (created_at desc, id)`,
    ...['flag_environments', 'flag_features', 'flag_segments', 'flag_states', 'flag_changes'].flatMap(ofOperator),
  ],
};
