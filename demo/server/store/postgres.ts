import type { Pool } from 'pg';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Log } from '../log/log.ts';
import { announceChanges } from './announce-changes.ts';
import { forEach, UNIQUE } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import { bind } from './bound-role.ts';
import { migrate, VERSION, versionOf } from './migrate.ts';
import { mergeStatement, peopleTotal } from './people-totals.ts';
import { queryBuilder, openPool } from './pool.ts';
import { postgresCounters } from './postgres-counters.ts';
import { readable, writable, type RunStatement } from './postgres-rows.ts';
import type { Scope } from './scope.ts';
import { beginStatements, autoCommit, inTransaction } from './scoped-connection.ts';
import { withRetry } from './retry.ts';
import type { Reader, ScopedRows, Store, Writable, Writer } from './store.ts';
import { asUnavailable } from './unavailable.ts';

type Statement = <Value>(run: () => Promise<Value>) => Promise<Value>;

/**
 * Runs the statements of a transaction in sequence, and none after a failure: PostgreSQL has aborted the transaction
 * then, and a statement after its end would be committed by itself.
 */
const sequentialStatements = () => {
  let last: Promise<unknown> = Promise.resolve();
  let failure: { cause: unknown } | undefined;

  const statement: Statement = (run) => {
    const result = last.then(async () => {
      if (failure) throw failure.cause;
      try {
        return await run();
      } catch (cause) {
        failure = { cause };
        throw cause;
      }
    });
    last = result.catch(() => undefined);
    return result;
  };
  /** Waits for all statements. Throws their failure, also one that the work has swallowed. */
  const finish = async (): Promise<void> => {
    await last;
    if (failure) throw failure.cause;
  };
  return { statement, finish };
};

const sequentially = (rows: Writable<AnyRow>, statement: Statement): Writable<AnyRow> => ({
  get: (id) => statement(() => rows.get(id)),
  find: (question) => statement(() => rows.find(question)),
  few: (question, most) => statement(() => rows.few(question, most)),
  count: (where) => statement(() => rows.count(where)),
  tally: (where, by) => statement(() => rows.tally(where, by)),
  insert: (row) => statement(() => rows.insert(row)),
  update: (where, changes) => statement(() => rows.update(where, changes)),
  remove: (where) => statement(() => rows.remove(where)),
});

const writing = async <Value>(run: RunStatement, work: (rows: Writer) => Promise<Value>): Promise<Value> => {
  const { statement, finish } = sequentialStatements();
  const rows = forEach<Writer>(UNIQUE, (name) => sequentially(writable(run, name), statement));
  try {
    return await work(rows);
  } finally {
    await finish();
  }
};

/** Retries on conflict, and throws `StoreUnavailable` where the database does not answer. */
const withErrors = <Value>(work: () => Promise<Value>): Promise<Value> =>
  withRetry(work).catch((cause: unknown) => {
    throw asUnavailable(cause);
  });

const reading = (run: RunStatement, merge: () => void): Reader => {
  const rows = forEach<Reader>(UNIQUE, (name) => readable(run, name));
  const count: Reader['people']['count'] = async (where) =>
    (await peopleTotal(run, where, merge)) ?? rows.people.count(where);
  return { ...rows, people: { ...rows.people, count } };
};

/** Merges the parts of the total of a scope's company between other work, once at a time on this node; `settle` waits for all. */
const totalsMerger = (pool: Pool, role: string | undefined, log: Log) => {
  const merging = new Map<TenantId, Promise<unknown>>();
  const merge = ({ tenantId }: Scope) => {
    if (tenantId === undefined || merging.has(tenantId)) return;
    const begin = beginStatements({ tenantId }, role)('isolation level read committed');
    const merged = autoCommit(pool, begin, [mergeStatement(tenantId)])
      .catch((cause: unknown) =>
        // the next count tries again
        log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'The number of people was not merged'),
      )
      .finally(() => merging.delete(tenantId));
    merging.set(tenantId, merged);
  };
  return { merge, settle: () => Promise.all(merging.values()) };
};

/**
 * Number of connections for counters alone: a call counts while it has another connection, and would deadlock on one
 * pool. Ours.
 */
const COUNTING_CONNECTIONS = 4;

/** Store with its connections. */
export interface PostgresStore extends Store {
  /** Number of connections that are in use and idle, and of statements that wait for one. */
  connections(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
}

const loadOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Store in PostgreSQL (15 or later), or a compatible database. Migrates the schema first. */
export const postgresStore = async (url: string, log: Log, connections = 20): Promise<PostgresStore> => {
  const pool = openPool(url, log, connections);
  const database = queryBuilder(pool);
  const prepare = async () => {
    await migrate(database);
    return bind(database, [...Object.keys(UNIQUE), 'counters', 'peopleTotals']);
  };
  const role = await prepare().catch(async (cause: unknown) => {
    await pool.end();
    throw cause;
  });

  const totals = totalsMerger(pool, role, log);
  const scoped = (scope: Scope): ScopedRows => {
    const begin = beginStatements(scope, role);
    const merge = () => totals.merge(scope);
    return {
      ...reading(async (statement) => {
        const [rows = []] = await withErrors(() => autoCommit(pool, begin('read only'), [statement]));
        return rows;
      }, merge),
      snapshot: (work) =>
        withErrors(() =>
          inTransaction(pool, begin('isolation level repeatable read read only'), (run) => work(reading(run, merge))),
        ),
      transaction: (work, isolation = 'serializable') =>
        withErrors(() => inTransaction(pool, begin(`isolation level ${isolation}`), (run) => writing(run, work))),
    };
  };
  const countingPool = openPool(url, log, COUNTING_CONNECTIONS);
  // what a crash of the database forgets lets a few more attempts through; waiting for the disk would cost each call several times
  const counting = `${beginStatements({ across: 'counters' }, role)('isolation level read committed')}; set local synchronous_commit = off`;
  const store = announceChanges({
    scoped,
    counters: postgresCounters((statements) => withErrors(() => autoCommit(countingPool, counting, statements))),
    ready: async () => {
      const version = await versionOf(database).catch(() => 0);
      return version >= VERSION;
    },
    close: async () => {
      await totals.settle();
      await Promise.all([database.destroy(), countingPool.end()]);
    },
  });
  return { ...store, connections: () => loadOf(pool) };
};
