import type { Migration } from './migration.ts';
import { policyOfTenant } from './policy-table.ts';

/** People of a tenant who belong together, and what they are through it. */
export const groups: Migration = {
  name: 'groups',
  statements: [
    `alter table memberships add column group_ids uuid[] not null default '{}'`,
    `create table groups (
      id uuid primary key,
      tenant_id uuid not null,
      name text collate "C" not null,
      color text,
      description text,
      metadata text,
      managed_by text not null,
      role_ids uuid[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index groups_by_tenant on groups (tenant_id, name)`,
    ...policyOfTenant('groups'),
    `create table group_configs (
      id uuid primary key,
      tenant_id uuid not null unique,
      enabled boolean not null,
      roles_enabled boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    ...policyOfTenant('group_configs'),
  ],
};
