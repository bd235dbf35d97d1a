import type { Migration } from './migration.ts';

/** Names, last use and makers of a person's second factors and passkeys. */
export const ownMethods: Migration = {
  name: 'own methods',
  statements: [
    `alter table authenticators add column name text not null default ''`,
    `alter table authenticators add column last_used_at timestamptz`,
    `alter table phones add column last_used_at timestamptz`,
    `alter table passkeys add column aaguid text`,
  ],
};
