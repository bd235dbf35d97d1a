import type { Migration } from './migration.ts';
import { policyOfTenant } from './policy-table.ts';

/** After how many failures a tenant's accounts are locked. */
export const lockout: Migration = {
  name: 'lockout',
  statements: [
    `create table lockout_policies (
      id uuid primary key,
      tenant_id uuid not null unique,
      enabled boolean not null,
      max_attempts integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    ...policyOfTenant('lockout_policies'),
  ],
};
