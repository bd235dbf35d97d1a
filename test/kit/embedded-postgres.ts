import type { TestProject } from 'vitest/node';
import { databaseAccount } from '../../demo/server/dev/database/account.ts';
import { embeddedBinaries } from '../../demo/server/dev/database/binaries.ts';
import { runScratchPostgres } from './scratch-postgres.ts';

/** The PostgreSQL that `npm start` runs. */
export const setup = (project: TestProject) => runScratchPostgres(embeddedBinaries(databaseAccount()), project);
