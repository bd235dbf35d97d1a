import type { Kysely } from 'kysely';
import type { Log } from '../ports.ts';
import { codeOf } from '../process/start-failure.ts';
import { forEach, UNIQUE } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import { migrate, VERSION, versionOf } from './migrate.ts';
import { openPool, type Tables } from './pool.ts';
import { readable, writable } from './postgres-rows.ts';
import { retried } from './retry.ts';
import { type Reader, type Store, Taken, type Writable, type Writer } from './store.ts';

const UNIQUE_VIOLATION = '23505';

/** What a failed statement means to the product. */
const meaning = (cause: unknown): unknown =>
  codeOf(cause) === UNIQUE_VIOLATION ? new Taken(cause instanceof Error ? cause.message : 'taken', { cause }) : cause;

type Statement = <Value>(run: () => Promise<Value>) => Promise<Value>;

/**
 * Runs the statements of one transaction one after the other, and none after a failure: PostgreSQL keeps nothing of the
 * transaction then, and would keep what comes after its end.
 */
const statementsInTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  let spoilt: { cause: unknown } | undefined;

  const statement: Statement = (run) => {
    const result = last.then(async () => {
      if (spoilt) throw spoilt.cause;
      try {
        return await run();
      } catch (cause) {
        spoilt = { cause: meaning(cause) };
        throw spoilt.cause;
      }
    });
    last = result.catch(() => undefined);
    return result;
  };
  /** Waits for all that was begun. Throws the failure, also one that the work has swallowed. */
  const finish = async (): Promise<void> => {
    await last;
    if (spoilt) throw spoilt.cause;
  };
  return { statement, finish };
};

const inTurn = (rows: Writable<AnyRow>, statement: Statement): Writable<AnyRow> => ({
  get: (id) => statement(() => rows.get(id)),
  find: (question) => statement(() => rows.find(question)),
  count: (where) => statement(() => rows.count(where)),
  insert: (row) => statement(() => rows.insert(row)),
  update: (where, changes) => statement(() => rows.update(where, changes)),
  remove: (where) => statement(() => rows.remove(where)),
});

const transact = <Value>(database: Kysely<Tables>, work: (rows: Writer) => Promise<Value>): Promise<Value> =>
  database
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      const { statement, finish } = statementsInTurn();
      const rows = forEach<Writer>(UNIQUE, (name) => inTurn(writable(transaction, name), statement));
      try {
        return await work(rows);
      } finally {
        await finish();
      }
    });

/** Everything kept in PostgreSQL (15 or later), or in what speaks like it. The tables are brought up to date first. */
export const postgresStore = async (url: string, log: Log, connections = 20): Promise<Store> => {
  const database = openPool(url, log, connections);
  try {
    await migrate(database);
  } catch (cause) {
    await database.destroy();
    throw cause;
  }
  return {
    ...forEach<Reader>(UNIQUE, (name) => readable(database, name)),
    transaction: (work) => retried(() => transact(database, work)),
    ready: async () => {
      const version = await versionOf(database).catch(() => 0);
      return version >= VERSION;
    },
    close: () => database.destroy(),
  };
};
