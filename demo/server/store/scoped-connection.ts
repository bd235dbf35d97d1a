import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { codeOf } from '../start-failure.ts';
import type { AnyRow } from './conditions.ts';
import type { RunStatement, Statement } from './postgres-rows.ts';
import { ScopeViolation, type Scope } from './scope.ts';
import { StalePlan } from './retry.ts';
import { UniqueViolation } from './store.ts';

const UNIQUE_VIOLATION = '23505';
const INSUFFICIENT_PRIVILEGE = '42501';

/** Maps PostgreSQL errors to the store's own: `UniqueViolation`, `ScopeViolation`, `StalePlan`; others unchanged. */
const meaning = (cause: unknown): unknown => {
  const text = cause instanceof Error ? cause.message : 'unknown';
  if (codeOf(cause) === UNIQUE_VIOLATION) return new UniqueViolation(text, { cause });
  if (codeOf(cause) === INSUFFICIENT_PRIVILEGE) return new ScopeViolation(text, { cause });
  if (cause instanceof DatabaseError && cause.routine === 'RevalidateCachedQuery')
    return new StalePlan(text, { cause });
  return cause;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[\w.]+$/;

/** Setting local to its transaction (`set local`). The value is part of the SQL text, so it is validated. */
const setting = (name: string, value: string | undefined, form: RegExp): string => {
  if (value === undefined) return '';
  if (!form.test(value)) throw new ScopeViolation(`${name} cannot be "${value}"`);
  return `; set local ${name} = '${value}'`;
};

/** Isolation level and access mode of a transaction. */
export type TransactionKind =
  | 'isolation level serializable'
  | 'isolation level repeatable read read only'
  | 'isolation level read committed'
  | 'read only';

/** SQL that opens a transaction and sets its scope, in one round trip. `role` is one that row-level security applies to. */
export const beginStatements = ({ tenantId, userId, across }: Scope, role: string | undefined) => {
  const settings = [
    setting('role', role, NAME),
    setting('fe.tenant', tenantId, UUID),
    setting('fe.person', userId, UUID),
    setting('fe.across', across, NAME),
  ].join('');
  return (kind: TransactionKind): string => `start transaction ${kind}${settings}`;
};

const statements = new Map<string, string>();

/** Name of a prepared statement: planned once per connection, policies included, instead of with each query. */
const nameOf = (text: string): string => {
  let name = statements.get(text);
  if (name === undefined) {
    name = `fe_${statements.size}`;
    statements.set(text, name);
  }
  return name;
};

const inWords = new Map<string, string>();

/** Field of a column: `tenant_id` is `tenantId`. */
const fieldOf = (column: string): string => {
  let field = inWords.get(column);
  if (field === undefined) {
    field = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    inWords.set(column, field);
  }
  return field;
};

const rowOf = (columns: Readonly<Record<string, unknown>>): AnyRow => {
  const row: Record<string, unknown> = {};
  for (const column in columns) row[fieldOf(column)] = columns[column];
  return row as AnyRow; // every table has an id
};

/** Sends a statement over a connection, behind what was sent before. */
const runOn =
  (client: PoolClient): RunStatement =>
  async ({ text, values }) => {
    try {
      const { rows } = await client.query<Record<string, unknown>>({ name: nameOf(text), text, values });
      return rows.map(rowOf);
    } catch (cause) {
      throw meaning(cause);
    }
  };

const settled = async (parts: readonly Promise<unknown>[]): Promise<void> => {
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
};

/**
 * Runs work on one connection, in a transaction opened by `begin`, which is pipelined with the first statement; rolled
 * back when the work throws.
 */
export const inTransaction = async <Value>(
  pool: Pool,
  begin: string,
  work: (run: RunStatement) => Promise<Value>,
): Promise<Value> => {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const begun = client.query(begin);
    begun.catch(() => undefined); // thrown below, after the work
    const value = await work(runOn(client)).finally(() => settled([begun]));
    await client.query('commit');
    return value;
  } catch (cause) {
    if (cause instanceof StalePlan) lost = cause;
    await client.query('rollback').catch((error: Error) => {
      lost = error;
    });
    throw cause;
  } finally {
    client.release(lost);
  }
};

/** Runs statements in a transaction of their own; beginning, statements and end leave in one piece. Rows per statement. */
export const autoCommit = async (pool: Pool, begin: string, statements: readonly Statement[]): Promise<AnyRow[][]> => {
  const client = await pool.connect();
  const begun = client.query(begin);
  const rows = statements.map(runOn(client));
  const ended = client.query('commit');
  let lost: Error | undefined;
  try {
    await settled([begun, ...rows, ended]);
    return await Promise.all(rows);
  } catch (cause) {
    if (cause instanceof StalePlan) lost = cause;
    throw cause;
  } finally {
    client.release(lost);
  }
};
