import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../start-failure.ts';
import { withMigrationLock } from './migrate.ts';
import type { Tables } from './pool.ts';

/** Role that queries run as, where the role of DATABASE_URL bypasses row-level security. */
const BOUND = 'fe_elements_rows';

const isAbovePolicies = async (database: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{
    above: boolean;
  }>`select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`.execute(database);
  return rows[0]?.above ?? false;
};

/**
 * Ensures that row-level security applies to the role that queries run as. For a superuser, or a role that bypasses it,
 * creates another role and returns its name; undefined where that is not needed.
 */
export const bind = async (database: Kysely<Tables>, collections: readonly string[]): Promise<string | undefined> => {
  if (!(await isAbovePolicies(database))) return undefined;
  const tables = collections.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  try {
    await withMigrationLock(database, async (transaction) => {
      const { rows } = await sql`select from pg_roles where rolname = ${BOUND}`.execute(transaction);
      const role = sql.id(BOUND);
      if (rows.length === 0) await sql`create role ${role} nologin`.execute(transaction);
      await sql`grant ${role} to current_user`.execute(transaction);
      const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(transaction);
      await sql`grant usage on schema ${sql.id(schemas[0]?.name ?? 'public')} to ${role}`.execute(transaction);
      for (const table of tables)
        await sql`grant select, insert, update, delete on ${sql.id(table)} to ${role}`.execute(transaction);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown';
    throw new StartFailure(
      `The role of DATABASE_URL bypasses row-level security and cannot make one that does not (${reason}): use a role without BYPASSRLS.`,
    );
  }
  return BOUND;
};
