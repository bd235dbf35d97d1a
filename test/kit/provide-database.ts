import type { TestProject } from 'vitest/node';
import { postgresStore } from '../../demo/server/store/postgres.ts';
import { silentLog } from './silent-log.ts';
import { newDatabase } from './test-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databaseTemplate: string;
  }
}

/** Tells a test project of its PostgreSQL and of a database there whose tables are up to date, to be copied. */
export const provideDatabase = async (server: string, project: TestProject): Promise<() => Promise<void>> => {
  const { name, url, drop } = await newDatabase(server);
  const store = await postgresStore(url, silentLog, 1);
  await store.close();
  project.provide('databaseUrl', server);
  project.provide('databaseTemplate', name);
  return drop;
};
