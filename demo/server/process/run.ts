import { getRequestListener } from '@hono/node-server';
import { startDatabase } from '../dev/database/embedded.ts';
import { checkDatabase } from '../dev/database/external.ts';
import { type Lifetime, runProcess } from './lifetime.ts';
import { CONNECTION_LIMITS, listen } from './listen.ts';
import { type Application, withHealthChecks } from './health-checks.ts';
import { type ProcessSettings, readProcessSettings } from './process-settings.ts';
import { readAll, StartFailure } from '../start-failure.ts';
import type { Environment } from '../vendor/environment.ts';
import { readSettings, type Settings } from '../vendor/settings.ts';

/** Parts that the process passes to the application. */
export interface ProcessParts {
  readonly databaseUrl: string;
  readonly port: number;
  /** Whether this is the development server of `npm start`. */
  readonly dev: boolean;
  readonly env: Environment;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const openDatabase = async (
  { databaseUrl }: ProcessSettings,
  env: Environment,
  lifetime: Lifetime,
): Promise<string> => {
  if (databaseUrl) {
    await checkDatabase(databaseUrl);
    return databaseUrl;
  }
  const database = await startDatabase({ dataDir: env.DATA_DIR || '.data', log: print });
  lifetime.opened(database.stop);
  void database.lost.then((reason) =>
    lifetime.fail(new StartFailure(`The database stopped (${reason}): start again.`)),
  );
  return database.url;
};

/** Throttle of the log line about too many connections, in milliseconds. Ours. */
const DROP_LOG_MS = 60_000;

const dropLogger = (most: number) => {
  let loggedAt = -DROP_LOG_MS;
  return (): void => {
    if (performance.now() - loggedAt < DROP_LOG_MS) return;
    loggedAt = performance.now();
    print(
      `More than ${most} connections: new ones are closed. Raise MAX_CONNECTIONS, or limit them in the proxy in front.`,
    );
  };
};

/** Validates the environment and the operator's file before anything is opened. Throws all faults together. */
const checkSettings = (env: Environment, dev: boolean): ProcessSettings =>
  readAll<{ process: ProcessSettings; application: Settings }>({
    process: () => readProcessSettings(env, dev),
    application: () => readSettings(env, { dev, port: 0 }),
  }).process;

/** Runs the application in this process: settings, port, database, readiness, and an end in good order. */
export const runServer = (open: (parts: ProcessParts) => Promise<Application>): void =>
  runProcess(async (lifetime) => {
    const env: Environment = process.env;
    const dev = env.FE_DEV === '1';
    const settings = checkSettings(env, dev);
    const { port, host, maxConnections } = settings;
    let application: Application | undefined;
    // The port comes first: it is the likeliest to be taken, and until all is ready it says so.
    const limits = { ...CONNECTION_LIMITS, connections: maxConnections };
    const answer = getRequestListener(withHealthChecks(() => application));
    const server = await listen(answer, {
      port,
      host,
      limits,
      onDrop: dropLogger(maxConnections),
      onUpgrade: (request, socket, head) => application?.upgrade(request, socket, head) ?? false,
    });
    const databaseUrl = await openDatabase(settings, env, lifetime);
    application = await open({ databaseUrl, port: server.port, dev, env });
    const { close, restart } = application;
    lifetime.opened(close);
    lifetime.opened(() => {
      restart();
      return server.close();
    }); // the first to go: what is under way ends while its database still answers
    print(application.greeting);
  });
