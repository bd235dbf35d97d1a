import { getRequestListener } from '@hono/node-server';
import { startDatabase } from '../database/embedded.ts';
import { checkDatabase } from '../database/external.ts';
import { type Lifetime, live } from './lifetime.ts';
import { listen } from './listen.ts';
import { answering } from './answering.ts';
import { StartFailure } from './start-failure.ts';

/** What the process gives to the application. */
export interface ProcessParts {
  readonly databaseUrl: string;
  readonly port: number;
  /** Whether this is the development server of `npm start`. */
  readonly dev: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What the process needs of the application. */
export interface Application {
  fetch(request: Request, env: unknown): Response | Promise<Response>;
  /** Whether what it stands on answers, the database above all. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
  /** What a person reads once it can be used: addresses and sign-ins. */
  readonly greeting: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const portOf = (text: string | undefined): number => {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartFailure(`PORT is "${text}": set it to a number from 1 to 65535.`);
};

const openDatabase = async (env: ProcessParts['env'], lifetime: Lifetime): Promise<string> => {
  const url = env['DATABASE_URL'];
  if (url) {
    await checkDatabase(url);
    return url;
  }
  const database = await startDatabase({ dataDir: env['DATA_DIR'] || '.data', log: say });
  lifetime.opened(database.stop);
  void database.lost.then((reason) =>
    lifetime.fail(new StartFailure(`The database has ended (${reason}): start again.`)),
  );
  return database.url;
};

/** Runs the application in this process: port, database, readiness, and an end in good order. */
export const runServer = (open: (parts: ProcessParts) => Promise<Application>): void =>
  live(async (lifetime) => {
    const { env } = process;
    const dev = env['FE_DEV'] === '1';
    let application: Application | undefined;
    // The port comes first: it is the likeliest to be taken, and until all is ready it says so.
    // Ours: the development server answers this machine alone.
    const server = await listen(
      getRequestListener(answering(() => application)),
      portOf(env['PORT']),
      dev ? '127.0.0.1' : env['HOST'],
    );
    const databaseUrl = await openDatabase(env, lifetime);
    application = await open({ databaseUrl, port: server.port, dev, env });
    lifetime.opened(application.close);
    lifetime.opened(server.close); // the first to go: what is under way ends while its database still answers
    say(application.greeting);
  });
