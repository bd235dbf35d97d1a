import type { Migration } from './migration.ts';

const ACROSS = `(select current_setting('fe.across', true) <> '')`;
const TENANT = `(select nullif(current_setting('fe.tenant', true), '')::uuid)`;
const PERSON = `(select nullif(current_setting('fe.person', true), '')::uuid)`;

const rule = (table: string, ...conditions: string[]): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy changed on ${table} using (${[ACROSS, ...conditions].join(' or ')})`,
];

/** Identity providers of companies, with domains, groups, identities and flows. No call could write a domain before. */
export const sso: Migration = {
  name: 'sso',
  statements: [
    `create table sso_configurations (
      id uuid primary key,
      tenant_id uuid not null,
      type text not null,
      enabled boolean not null,
      verification text not null,
      sso_endpoint text not null,
      idp_entity_id text collate "C" not null,
      slo_endpoint text not null,
      public_certificate text not null,
      sign_request boolean not null,
      sp_entity_id text not null,
      oidc_client_id text not null,
      sealed_oidc_secret text,
      role_ids uuid[] not null,
      idp_initiated boolean not null,
      forced boolean not null,
      metadata_url text,
      metadata_read_at timestamptz,
      tested_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index sso_configurations_by_tenant on sso_configurations (tenant_id, created_at)`,
    `create index sso_configurations_by_issuer on sso_configurations (idp_entity_id) where idp_initiated`,
    `drop table sso_domains`,
    `create table sso_domains (
      id uuid primary key,
      tenant_id uuid not null,
      configuration_id uuid not null,
      domain text collate "C" not null,
      validated boolean not null,
      owned text collate "C" not null unique,
      created_at timestamptz not null,
      unique (tenant_id, domain)
    )`,
    `create index sso_domains_by_configuration on sso_domains (configuration_id)`,
    `create table sso_groups (
      id uuid primary key,
      tenant_id uuid not null,
      configuration_id uuid not null,
      name text collate "C" not null,
      role_ids uuid[] not null,
      created_at timestamptz not null,
      unique (configuration_id, name)
    )`,
    `create index sso_groups_by_tenant on sso_groups (tenant_id)`,
    `create table sso_identities (
      id uuid primary key,
      tenant_id uuid not null,
      user_id uuid not null,
      configuration_id uuid not null,
      subject_hash text collate "C" not null unique,
      issuer_hash text collate "C" not null,
      given_role_ids uuid[] not null,
      created_at timestamptz not null
    )`,
    `create index sso_identities_by_tenant on sso_identities (tenant_id, user_id)`,
    `create index sso_identities_by_user on sso_identities (user_id)`,
    `create table sso_flows (
      id uuid primary key,
      tenant_id uuid not null,
      configuration_id uuid not null,
      key text collate "C" not null unique,
      sealed text not null,
      created_at timestamptz not null,
      expires timestamptz not null,
      used_at timestamptz
    )`,
    `create index sso_flows_by_tenant on sso_flows (tenant_id)`,
    `create index sso_flows_by_end on sso_flows (expires)`,
    `create table saml_keys (
      id uuid primary key,
      number integer not null unique,
      sealed_private_key text not null,
      certificate text not null,
      created_at timestamptz not null
    )`,
    ...['sso_configurations', 'sso_domains', 'sso_groups', 'sso_flows'].flatMap((table) =>
      rule(table, `tenant_id = ${TENANT}`),
    ),
    ...rule('sso_identities', `tenant_id = ${TENANT}`, `user_id = ${PERSON}`),
    ...rule('saml_keys'),
  ],
};
