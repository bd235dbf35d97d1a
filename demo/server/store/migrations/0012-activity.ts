import type { Migration } from './migration.ts';

/** What one person did lately is found without looking through their company's log. */
export const activity: Migration = {
  name: 'activity',
  statements: [`create index audits_by_user on audits (tenant_id, user_id, created_at)`],
};
