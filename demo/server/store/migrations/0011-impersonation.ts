import type { Migration } from './migration.ts';

/** Who acts as the person whose session it is. */
export const impersonation: Migration = {
  name: 'impersonation',
  statements: [`alter table sessions add column actor jsonb`],
};
