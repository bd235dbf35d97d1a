import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../start-failure.ts';
import { checkEngine } from './engine-requirements.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './pool.ts';
import { withRetry } from './retry.ts';

/** Schema version of this release. */
export const VERSION = MIGRATIONS.length;

const prepare = async (database: Kysely<Tables>): Promise<void> => {
  await sql`create table if not exists schema_versions (version integer primary key, name text not null, applied_at timestamptz not null)`.execute(
    database,
  );
  await sql`create table if not exists schema_lock (id integer primary key)`.execute(database);
  await sql`insert into schema_lock (id) values (1) on conflict do nothing`.execute(database);
};

/** Schema version of the database. */
export const versionOf = async (database: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{
    version: number;
  }>`select coalesce(max(version), 0)::int as version from schema_versions`.execute(database);
  return rows[0]?.version ?? 0;
};

/** Runs work in a transaction under a lock (a locked row): nodes that start concurrently take turns. */
export const withMigrationLock = <Value>(
  database: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Value>,
): Promise<Value> =>
  database
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select id from schema_lock where id = 1 for update`.execute(transaction);
      return work(transaction);
    });

/** Runs the next migration; resolves with whether there was one. */
const step = (database: Kysely<Tables>): Promise<boolean> =>
  withMigrationLock(database, async (transaction) => {
    const version = await versionOf(transaction);
    const migration = MIGRATIONS[version];
    if (!migration) return false;
    for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
    await sql`insert into schema_versions (version, name, applied_at) values (${version + 1}, ${migration.name}, now())`.execute(
      transaction,
    );
    return true;
  });

/** Migrates the schema to this release's version. Throws `StartFailure` where they are of a later release. */
export const migrate = async (database: Kysely<Tables>): Promise<void> => {
  // two nodes create the same table concurrently: one gets a duplicate error
  await withRetry(() => prepare(database), ['23505', '42P07', '42710']);
  if ((await versionOf(database)) < VERSION) await checkEngine(database);
  while (await withRetry(() => step(database), ['23505'])) continue;
  const version = await versionOf(database);
  if (version > VERSION)
    throw new StartFailure(
      `The database is of a later release (version ${version}, this release knows ${VERSION}): start that release, or set DATABASE_URL to another database.`,
    );
};
