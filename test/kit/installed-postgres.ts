import type { TestProject } from 'vitest/node';
import { checkDatabase } from '../../demo/server/dev/database/external.ts';
import { findPostgres } from './find-postgres.ts';
import { provideDatabase } from './provide-database.ts';
import { runScratchPostgres } from './scratch-postgres.ts';

/** A PostgreSQL that was installed apart from us: the one at `DATABASE_URL`, else one started for the tests. */
export const setup = async (project: TestProject) => {
  const url = process.env['DATABASE_URL'];
  if (!url) return runScratchPostgres(findPostgres() ?? '', project);
  await checkDatabase(url);
  return provideDatabase(url, project);
};
