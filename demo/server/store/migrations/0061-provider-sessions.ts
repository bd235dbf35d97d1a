import type { Migration } from './migration.ts';

/** Session of a person at their company's provider, by which they are signed out there. */
export const providerSessions: Migration = {
  name: 'provider sessions',
  statements: [`alter table sso_identities add column sealed_session text`],
};
