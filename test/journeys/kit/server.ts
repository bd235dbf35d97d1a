import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built server, running for these tests alone. */
export interface RunningServer {
  /** `http://localhost:41234`, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** How long a first start may take, its database made: in milliseconds. */
const START_MS = 60_000;

/** What the server says once it can be used. */
const ADDRESS = /http:\/\/localhost:\d+/;

/** Starts `dist/server/main.js` on a free port over a database of its own. `config` is the operator's file. */
export const startServer = async (config?: object): Promise<RunningServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'fe-journeys-'));
  const configFile = join(folder, 'fe.config.json');
  if (config) await writeFile(configFile, JSON.stringify(config));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...env, FE_DEV: '1', PORT: '0', DATA_DIR: join(folder, 'data'), ...(config && { FE_CONFIG: configFile }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [address] = ADDRESS.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
    setTimeout(() => reject(new Error(`The server did not start:\n${said}`)), START_MS).unref();
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
