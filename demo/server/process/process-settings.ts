import { parseDatabaseUrl } from '../dev/database/external.ts';
import type { Environment } from '../vendor/environment.ts';
import { readAll, StartFailure } from '../start-failure.ts';

/** Maximum of connections of a process. Ours: 10 000 idle ones take about 50 MB. */
const CONNECTIONS = 10_000;

/** Settings of the process itself, from environment variables. */
export interface ProcessSettings {
  port: number;
  /** Address to listen on; undefined for all. */
  host: string | undefined;
  /** Database URL; undefined for an embedded database, in development alone. */
  databaseUrl: string | undefined;
  maxConnections: number;
}

const readPort = (text: string | undefined): number => {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartFailure(`PORT is "${text}": set it to a number from 1 to 65535.`);
};

const readDatabaseUrl = (url: string | undefined, dev: boolean): string | undefined => {
  if (url) parseDatabaseUrl(url);
  else if (!dev)
    throw new StartFailure(
      'DATABASE_URL is not set: set it to your PostgreSQL, as postgres://user:password@host:5432/database.',
    );
  return url || undefined;
};

const readMaxConnections = (text: string | undefined): number => {
  const most = Number(text || CONNECTIONS);
  if (Number.isInteger(most) && most >= 1 && most <= 1_000_000) return most;
  throw new StartFailure(`MAX_CONNECTIONS is "${text}": set it to a whole number from 1 to 1000000.`);
};

/** Reads the settings of the process. Throws `StartFailure` with every fault. */
export const readProcessSettings = (env: Environment, dev: boolean): ProcessSettings =>
  readAll<ProcessSettings>({
    port: () => readPort(env.PORT),
    // Ours: the development server answers this machine alone
    host: () => (dev ? '127.0.0.1' : env.HOST || undefined),
    databaseUrl: () => readDatabaseUrl(env.DATABASE_URL, dev),
    maxConnections: () => readMaxConnections(env.MAX_CONNECTIONS),
  });
