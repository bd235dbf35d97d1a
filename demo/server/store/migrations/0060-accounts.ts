import type { Migration } from './migration.ts';
import { policyOfTenant } from './policy-table.ts';

/** Settings of accounts, hierarchies of any size, and who may enter the accounts below theirs. */
export const accountHierarchies: Migration = {
  name: 'account hierarchies',
  statements: [
    `alter table tenants
      add column searchable text collate "C" not null default '',
      add column type text not null default 'customer',
      add column status text,
      add column ancestor_ids uuid[] not null default '{}'`,
    // this release writes what follows by itself: here it is brought up to date for the whole installation
    `select set_config('fe.across', 'migration', true)`,
    `update tenants set
      searchable = lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
      type = case when is_reseller then 'reseller' else 'customer' end`,
    `with recursive branch (id, ancestors) as (
      select id, '{}'::uuid[] from tenants where parent_id is null
      union all
      select child.id, branch.ancestors || branch.id from tenants child join branch on child.parent_id = branch.id
    ) update tenants set ancestor_ids = branch.ancestors from branch where branch.id = tenants.id`,
    `select set_config('fe.across', '', true)`,
    `alter table tenants alter column searchable drop default, alter column type drop default`,
    `drop index tenants_by_parent`,
    `create index tenants_by_parent on tenants (parent_id, searchable, id)`,
    `create index tenants_by_ancestor on tenants using gin (ancestor_ids)`,
    `alter table memberships add column sub_account_access boolean not null default false`,
    `create table account_settings (
      id uuid primary key,
      tenant_id uuid not null unique,
      address text not null,
      website text not null,
      timezone text not null,
      date_format text not null,
      time_format text not null,
      currency text not null,
      logo text not null,
      application_url text not null,
      login_url text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    ...policyOfTenant('account_settings'),
  ],
};
