import type { Migration } from './migration.ts';

/** Actor column of sessions (impersonation). */
export const impersonation: Migration = {
  name: 'impersonation',
  statements: [`alter table sessions add column actor jsonb`],
};
