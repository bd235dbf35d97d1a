import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../demo/server/dev/database/start-cluster.ts';
import { dataFolder } from '../built-server.ts';

const PATIENCE_MS = 60_000;
/** Sign-up signs in at once, so that people are there without reading their mails. */
const CONFIG = { allowNotVerifiedUsersLogin: true };

const firstNumber = (file: string): number => Number.parseInt(readFileSync(file, 'utf8'), 10);

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Demo as `npm start` runs it, with data of its own and a mail server that is not a part of it. */
export const startDemo = async (smtpUrl: string) => {
  const { folder, remove } = dataFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const file = join(folder, 'fe.config.json');
  writeFileSync(file, JSON.stringify(CONFIG));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const own = { PORT: String(port), DATA_DIR: folder, FE_CONFIG: file, SMTP_URL: smtpUrl, LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, ['demo/start.mjs'], { env: { ...inherited, NODE_ENV: 'development', ...own } });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (written += part.toString()));
  const ended = once(child, 'close');
  const cluster = join(folder, 'postgres/cluster/postmaster.pid');

  /** Waits until it can be used again, of its own accord. */
  const ready = async (): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`It is not back: ${written}`);
      await pause(20);
    }
  };
  return {
    url,
    ready,
    output: () => written,
    server: () => firstNumber(join(folder, 'lock')),
    postmaster: () => firstNumber(cluster),
    /** Its database, with everything in it within reach. */
    database: async (): Promise<Client> => {
      const password = readFileSync(join(folder, 'postgres/password'), 'utf8');
      const at = readFileSync(cluster, 'utf8').split('\n')[3];
      const client = new Client({ connectionString: `postgres://fe:${password}@127.0.0.1:${at}/fe` });
      client.on('error', () => undefined);
      await client.connect();
      await client.query("set fe.across = 'seeds'");
      return client;
    },
    /** Kills what watches over the server. */
    abandon: () => child.kill('SIGKILL'),
    /** The exit code it ended with. */
    stop: async (): Promise<unknown> => {
      child.kill('SIGTERM');
      const [code] = await ended;
      remove();
      return code;
    },
  };
};

export type Demo = Awaited<ReturnType<typeof startDemo>>;
