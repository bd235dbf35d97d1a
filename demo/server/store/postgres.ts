import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Log } from '../ports.ts';
import { codeOf } from '../process/start-failure.ts';
import { forEach, UNIQUE } from './collections.ts';
import { type AnyRow, type Comparison, comparisons, orderOf } from './conditions.ts';
import { migrate, VERSION, versionOf } from './migrate.ts';
import { openPool, type Tables } from './pool.ts';
import { retried } from './retry.ts';
import { type Readable, type Reader, type Store, Taken, type Where, type Writable, type Writer } from './store.ts';

const UNIQUE_VIOLATION = '23505';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_FIELDS = new Set(['id', 'tenantId', 'userId']);

/** Whether a field can have the value at all; PostgreSQL refuses the whole question over one that it cannot. */
const possible = (field: string) => (value: unknown) =>
  typeof value !== 'string' || (ID_FIELDS.has(field) ? UUID.test(value) : !value.includes('\0'));

const expression = (eb: ExpressionBuilder<Tables, string>, field: string, condition: Comparison) => {
  if (condition.by === 'in') {
    const values = condition.values.filter(possible(field));
    return values.length > 0 ? eb(field, 'in', values) : eb.val(false);
  }
  const { by, value } = condition;
  if (!possible(field)(value)) return eb.val(by === 'not');
  switch (by) {
    case 'equal':
      return value === null ? eb(field, 'is', null) : eb(field, '=', value);
    case 'not':
      return eb(field, 'is distinct from', value);
    case 'before':
      return eb(field, '<', value);
    case 'after':
      return eb(field, '>', value);
  }
};

const all = (where?: Where<AnyRow>) => (eb: ExpressionBuilder<Tables, string>) =>
  eb.and(comparisons(where).map(([field, condition]) => expression(eb, field, condition)));

const readable = (database: Kysely<Tables>, name: string): Readable<AnyRow> => {
  const find: Readable<AnyRow>['find'] = (question = {}) => {
    let query = database.selectFrom(name).selectAll().where(all(question.where));
    for (const [field, way] of orderOf(question)) query = query.orderBy(field, way);
    if (question.limit !== undefined) query = query.limit(question.limit);
    if (question.offset !== undefined) query = query.offset(question.offset);
    return query.execute() as Promise<AnyRow[]>; // every table has an id
  };
  return {
    get: async (id) => (await find({ where: { id }, limit: 1 }))[0],
    find,
    count: async (where) => {
      const counted = sql<number>`count(*)::int`.as('rows');
      const row = await database.selectFrom(name).select(counted).where(all(where)).executeTakeFirstOrThrow();
      return row.rows;
    },
  };
};

// every table has an id, whatever else it has
const writable = (database: Kysely<Tables>, name: string): Writable<AnyRow> => ({
  ...readable(database, name),
  insert: (row) => database.insertInto(name).values(row).returningAll().executeTakeFirstOrThrow() as Promise<AnyRow>,
  update: (where, changes) =>
    database.updateTable(name).set(changes).where(all(where)).returningAll().execute() as Promise<AnyRow[]>,
  remove: async (where) => (await database.deleteFrom(name).where(all(where)).returning('id').execute()).length,
});

/** What a failed statement means to the product. */
const meaning = (cause: unknown): unknown =>
  codeOf(cause) === UNIQUE_VIOLATION ? new Taken(cause instanceof Error ? cause.message : 'taken', { cause }) : cause;

/** The same collection, telling `spoil` of its first failure: PostgreSQL keeps nothing of a transaction after one. */
const watched = (rows: Writable<AnyRow>, spoil: (cause: unknown) => void): Writable<AnyRow> => {
  const watch =
    <Given extends unknown[], Value>(work: (...given: Given) => Promise<Value>) =>
    async (...given: Given): Promise<Value> => {
      try {
        return await work(...given);
      } catch (cause) {
        const failure = meaning(cause);
        spoil(failure);
        throw failure;
      }
    };
  return {
    get: watch(rows.get),
    find: watch(rows.find),
    count: watch(rows.count),
    insert: watch(rows.insert),
    update: watch(rows.update),
    remove: watch(rows.remove),
  };
};

const transact = <Value>(database: Kysely<Tables>, work: (rows: Writer) => Promise<Value>): Promise<Value> =>
  database
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      let spoilt: { cause: unknown } | undefined;
      const spoil = (cause: unknown) => (spoilt ??= { cause });
      const rows = forEach<Writer>(UNIQUE, (name) => watched(writable(transaction, name), spoil));
      const value = await work(rows);
      if (spoilt) throw spoilt.cause;
      return value;
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
