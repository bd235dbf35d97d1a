import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, StartFailure } from '../../start-failure.ts';
import { type ClusterPlace, NAME, spawnOptions } from './cluster.ts';
import { clearOrphan, isReady, stopPostmaster } from './postmaster.ts';
import { createServer } from 'node:net';

/** Loopback port that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** Timeout of PostgreSQL's start, crash recovery included, in milliseconds. */
const START_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;

/** Running PostgreSQL. `lost` resolves with a reason when it ends without having been stopped. */
export interface RunningCluster {
  readonly url: string;
  readonly port: number;
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

const settings = (port: number, durable: boolean): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic', // statements can carry what people typed
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

/** Last fatal error in the log from that byte on; the folder can be gone by now. */
const lastFatal = (logFile: string, from: number): string => {
  if (!existsSync(logFile)) return 'its folder is gone';
  const lines = readFileSync(logFile).subarray(from).toString().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line)) ?? `see ${logFile}`;
};

const openLog = (logFile: string): number => {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) rmSync(logFile);
  return openSync(logFile, 'a', 0o600);
};

/** Starts the postmaster. It writes into a file, so that it outlives us unharmed and can be stopped in good order. */
const spawnPostmaster = (place: ClusterPlace, cluster: string, port: number) => {
  const logFile = join(place.home, 'postgresql.log');
  const output = openLog(logFile);
  const { size } = fstatSync(output);
  const args = ['-D', cluster, ...settings(port, place.durable ?? true)];
  // A group of its own: Ctrl-C in the terminal must reach the server first, which then stops the database.
  const options = { ...spawnOptions(place), detached: true };
  const child = spawn(join(place.bin, 'postgres'), args, { ...options, stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(codeOf(error) ?? error.message));
    child.once('exit', () => resolve(lastFatal(logFile, size)));
  });
  return { pid: child.pid ?? 0, ended };
};

const becomesReady = async (cluster: string, pid: number, signal: AbortSignal): Promise<string> => {
  const end = Date.now() + START_MS;
  while (!isReady(cluster, pid)) {
    if (signal.aborted) return '';
    if (Date.now() > end) {
      await stopPostmaster(pid);
      return `not ready in ${START_MS / 1000} s`;
    }
    await pause(10);
  }
  return '';
};

/** The processes of a database that was killed take a moment to notice it. */
const isHeldStill = (reason: string): boolean => reason.includes('pre-existing shared memory block');
const HELD_MS = 250;

/** Starts the cluster in `home` on a loopback port, a free one by default; resolves when it accepts connections. */
export const startCluster = async (
  place: ClusterPlace,
  log: (line: string) => void,
  wanted?: number,
  tries = 20,
): Promise<RunningCluster> => {
  const cluster = join(place.home, 'cluster');
  await clearOrphan(cluster, log);
  const port = wanted ?? (await freePort());
  const { pid, ended } = spawnPostmaster(place, cluster, port);

  const waiting = new AbortController();
  const reason = await Promise.race([ended, becomesReady(cluster, pid, waiting.signal)]);
  waiting.abort();
  // or someone was given the same free port in the moment between
  if ((isHeldStill(reason) || (!wanted && reason.includes('TCP/IP sockets'))) && tries > 1) {
    await pause(HELD_MS);
    return startCluster(place, log, wanted, tries - 1);
  }
  if (reason) throw new StartFailure(`PostgreSQL does not start: ${reason}`);

  let stopping = false;
  return {
    port,
    url: `postgres://${NAME}:${readFileSync(join(place.home, 'password'), 'utf8')}@127.0.0.1:${port}/${NAME}`,
    lost: new Promise((resolve) => void ended.then((text) => stopping || resolve(text))),
    stop: async () => {
      stopping = true;
      await stopPostmaster(pid);
    },
  };
};
