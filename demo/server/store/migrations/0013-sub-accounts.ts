import type { Migration } from './migration.ts';

/** Companies below another. */
export const subAccounts: Migration = {
  name: 'sub-accounts',
  statements: [
    `alter table tenants add column parent_id uuid references tenants (id)`,
    `create index tenants_by_parent on tenants (parent_id)`,
  ],
};
