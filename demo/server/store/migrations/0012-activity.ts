import type { Migration } from './migration.ts';

/** Index of the audit log by person and time. */
export const activity: Migration = {
  name: 'activity',
  statements: [`create index audits_by_user on audits (tenant_id, user_id, created_at)`],
};
