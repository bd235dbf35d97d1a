import type { Migration } from './migration.ts';

/** A session knows the browser it was opened in, and the one that last renewed it. */
export const sessionBrowsers: Migration = {
  name: 'session browsers',
  statements: [`alter table sessions add column browser text, add column renewed_by text`],
};
