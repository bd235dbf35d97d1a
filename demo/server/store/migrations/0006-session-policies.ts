import type { Migration } from './migration.ts';
import { policyOfTenant } from './policy-table.ts';

/** When a tenant's sessions end by themselves. */
export const sessionPolicies: Migration = {
  name: 'session policies',
  statements: [
    `create table session_policies (
      id uuid primary key,
      tenant_id uuid not null unique,
      idle_active boolean not null,
      idle_seconds integer not null,
      absolute_active boolean not null,
      absolute_seconds integer not null,
      concurrent_active boolean not null,
      max_sessions integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    ...policyOfTenant('session_policies'),
  ],
};
