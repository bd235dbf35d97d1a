import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../log/log.ts';
import type { AnyRow } from './conditions.ts';
import { TurnSocket } from './turn-socket.ts';

/** Tables by the names of their collections. */
export type Tables = Readonly<Record<string, AnyRow>>;

const STATEMENT_MS = 15_000;
/** Client-side query timeout, in milliseconds, for a host that disappears without closing the connection. */
const ANSWER_MS = 20_000;
const CONNECT_MS = 5_000;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Length of a date, and of a date with its time of day, as PostgreSQL writes them in years of four digits. */
const [DATE, INSTANT] = [10, 19];

/** Parses `timestamptz` into ISO 8601, in milliseconds. */
export const toMoment = (text: string): string => {
  // of a session in UTC: a page of people has hundreds
  if (text.endsWith('+00') && text[DATE] === ' ')
    return `${text.slice(0, DATE)}T${text.slice(DATE + 1, INSTANT)}.${text
      .slice(INSTANT + 1, -3)
      .padEnd(3, '0')
      .slice(0, 3)}Z`;
  const moment: Date = types.getTypeParser(TIMESTAMPTZ)(text);
  return moment.toISOString();
};

/** Parses `bigint`: amounts of money, far below 2⁵³. */
const toWhole = (text: string): number => Number(text);

const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ
      ? toMoment
      : oid === INT8
        ? toWhole
        : format === 'binary'
          ? types.getTypeParser(oid, format)
          : types.getTypeParser(oid),
};

const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** Connection pool. A lost connection is logged, and replaced at the next query. */
export const openPool = (url: string, log: Log, connections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: parsers,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'fe-elements',
    // what a statement reaches is said before it, on the same way
    pipeline: true,
    stream: () => new TurnSocket(),
  });
  const lost = (error: Error) => log.warn({ error: error.message }, 'A database connection was lost');
  pool.on('error', () => undefined); // the connection's own listener has logged it
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
};

/** Query builder with a connection, for statements about tables rather than rows. */
export const queryBuilder = (pool: Pool): Kysely<Tables> =>
  new Kysely({ dialect: new PostgresDialect({ pool }), plugins });

/** Query builder without a connection: `scoped-connection.ts` runs the queries, after setting the scope. */
export const language: Kysely<Tables> = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins,
});
