import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../ports.ts';
import type { AnyRow } from './conditions.ts';

/** The tables, by the names of their collections. */
export type Tables = Readonly<Record<string, AnyRow>>;

const STATEMENT_MS = 15_000;
const CONNECT_MS = 5_000;
const TIMESTAMPTZ = 1184;

/** Moments are ISO 8601 in this product, whatever the database's way of writing them. */
const toMoment = (text: string): string => {
  const moment: Date = types.getTypeParser(TIMESTAMPTZ)(text);
  return moment.toISOString();
};

const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ ? toMoment : format === 'binary' ? types.getTypeParser(oid, format) : types.getTypeParser(oid),
};

/** Connections to PostgreSQL, and the language to ask it in. A lost connection is logged and replaced at the next question. */
export const openPool = (url: string, log: Log, connections: number): Kysely<Tables> => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: parsers,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'fe-elements',
  });
  const lost = (error: Error) => log.warn({ error: error.message }, 'A database connection was lost');
  pool.on('error', () => undefined); // the connection's own listener has logged it
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
};
