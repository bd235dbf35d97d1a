import type { Migration } from './index.ts';

/** Who acts as the person whose session it is. */
export const impersonation: Migration = {
  name: 'impersonation',
  statements: [`alter table sessions add column actor jsonb`],
};
