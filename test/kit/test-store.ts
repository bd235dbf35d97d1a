import { Pool } from 'pg';
import { memoryStore } from '../../demo/server/store/memory.ts';
import { postgresStore } from '../../demo/server/store/postgres.ts';
import type { ScopedRows, Store } from '../../demo/server/store/store.ts';
import { silentLog } from './silent-log.ts';

/** A store that no one else uses, and how to be rid of it. */
export interface TestStore {
  store: Store;
  /** Everything in it, for looking on. */
  rows: ScopedRows;
  /** URL of its database; undefined in memory. */
  url: string | undefined;
  close(): Promise<void>;
}

const connections = new Map<string, Pool>();

/** Asks over one connection that is kept: to make one costs as much as to copy a database. */
const ask = async (server: string, statement: string): Promise<void> => {
  let pool = connections.get(server);
  if (!pool) {
    pool = new Pool({ connectionString: server, max: 1, allowExitOnIdle: true });
    pool.on('error', () => undefined); // its server has been stopped, or broken on purpose
    connections.set(server, pool);
  }
  await pool.query(statement);
};

/** Ends what our own role still has open there. `with (force)` would be refused while an autovacuum worker is at it. */
const drop = async (server: string, name: string): Promise<void> => {
  await ask(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
  );
  await ask(server, `drop database ${name}`);
};

/** A new database in a PostgreSQL. */
export interface NewDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** Makes a database in a PostgreSQL: an empty one, or a copy of one that is there. */
export const newDatabase = async (server: string, template?: string): Promise<NewDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => drop(server, name) };
};

/** URL of the suite's PostgreSQL, with a role that may create databases; unset, everything is kept in memory. */
export const testServer = (): string | undefined => process.env['FE_TEST_DATABASE_URL'];

/** Everything in a store, which only tests, previews and seeds may see at once. */
export const everythingIn = (store: Store): ScopedRows => store.scoped({ across: 'seeds' });

/** An empty store of the kind the suite runs against. */
export const openTestStore = async (): Promise<TestStore> => {
  const server = testServer();
  if (!server) {
    const store = memoryStore();
    return { store, rows: everythingIn(store), url: undefined, close: () => store.close() };
  }
  const { url, drop } = await newDatabase(server, process.env['FE_TEST_DATABASE_TEMPLATE']);
  const store = await postgresStore(url, silentLog, 8);
  return {
    store,
    rows: everythingIn(store),
    url,
    close: async () => {
      await store.close();
      await drop();
    },
  };
};
