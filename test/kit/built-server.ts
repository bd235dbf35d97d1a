import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../demo/server/dev/database/start-cluster.ts';

const READY_MS = 60_000;
const MAIN = 'dist/server/main.js';

/** Shapes of what no log may hold: a signed token, a cookie's value, a password's hash, a link's token, a secret key. */
const SECRETS =
  /eyJ[\w-]{10,}\.eyJ|Bearer \S+|\bfe-(?:refresh|device|code|passkey|trusted|actor|sign-up)=\w|\$argon2|[?&]token=\w|k{44}/g;

/** A server of `dist` in a process of its own. */
export interface BuiltServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** All it has written so far. */
  output(): string;
  /** Waits until it can be used. Throws with its own words where it ends before. */
  ready(): Promise<void>;
  /** Waits for its end: the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Ends it in good order. Throws where it has written a secret. */
  stop(): Promise<void>;
}

/** Environment that an operator must set in production, beside the database, the mail server and `FE_CONFIG`. */
export const PRODUCTION = {
  FE_DEV: '0',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://product.localhost',
  MAIL_FROM: 'no-reply@product.test',
  FE_SECRET_KEYS: 'k'.repeat(44),
};

/** Configuration that the operator's file must have in production. */
export const PRODUCTION_CONFIG = { clientIds: ['product'] };

/** Starts the built server with an environment of its own, at a free port unless one is given. */
export const startBuilt = async (env: Readonly<Record<string, string>>, args = [MAIN]): Promise<BuiltServer> => {
  const port = env['PORT'] ?? String(await freePort());
  // a build in this process says production
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // so that it ends with us, and can be asked
    env: { ...inherited, FE_DEV: '1', LOG_LEVEL: 'warn', ...env, PORT: port },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (written += part.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string); // one of them is there
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    child,
    ended,
    output: () => written,
    ready: async () => {
      const end = Date.now() + READY_MS;
      while (!(await isReady())) {
        if (child.exitCode !== null || Date.now() > end) throw new Error(`The server did not start: ${written}`);
        await pause(20);
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      const leaks = written.match(SECRETS);
      if (leaks) throw new Error(`The server wrote secrets: ${leaks.join(', ')}`);
    },
  };
};

/** An empty data folder, gone after use. */
export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-test-'));
  chmodSync(folder, 0o711); // as root the database runs under another account, which must pass
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
