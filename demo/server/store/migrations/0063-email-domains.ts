import type { Migration } from './migration.ts';
import { policyOfTenant } from './policy-table.ts';

/** Email domains that a tenant lets in, or keeps out. */
export const emailDomains: Migration = {
  name: 'email domains',
  statements: [
    `create table email_domain_configs (
      id uuid primary key,
      tenant_id uuid not null unique,
      active boolean not null,
      block_public_domains boolean not null,
      list_type text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    ...policyOfTenant('email_domain_configs'),
    `create table email_domain_restrictions (
      id uuid primary key,
      tenant_id uuid not null,
      domain text not null,
      type text not null,
      created_at timestamptz not null,
      unique (tenant_id, type, domain)
    )`,
    ...policyOfTenant('email_domain_restrictions'),
  ],
};
