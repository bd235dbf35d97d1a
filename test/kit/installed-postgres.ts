import type { TestProject } from 'vitest/node';
import { checkDatabase } from '../../demo/server/dev/database/external.ts';
import { findPostgres, wantedPostgres } from './find-postgres.ts';
import { provideDatabase } from './provide-database.ts';
import { runScratchPostgres } from './scratch-postgres.ts';

/** A PostgreSQL that was installed apart from us: of the version asked for, else the one at `DATABASE_URL`, else any, started for the tests. */
export const setup = async (project: TestProject) => {
  const url = wantedPostgres() === undefined ? process.env['DATABASE_URL'] : undefined;
  if (url) {
    await checkDatabase(url);
    return provideDatabase(url, project);
  }
  const folder = findPostgres();
  if (!folder)
    throw new Error(
      `No PostgreSQL ${wantedPostgres()} is installed: install it, or name its folder of programs in PG_BIN.`,
    );
  return runScratchPostgres(folder, project);
};
