import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, waitForExit, runs } from './running.ts';
import { StartFailure } from '../../start-failure.ts';

/** Timeout of a graceful shutdown of PostgreSQL before it is killed, in milliseconds. */
const STOP_MS = 10_000;

/** Reads `postmaster.pid`, which PostgreSQL keeps in its data folder while it runs. */
const readState = (cluster: string): { pid: number; ready: boolean } | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
};

/** Checks whether the PostgreSQL with this process id accepts connections. */
export const isReady = (cluster: string, pid: number): boolean => {
  const state = readState(cluster);
  return state?.pid === pid && state.ready;
};

/** Stops a PostgreSQL in fast mode, after a timeout in immediate mode, at last by SIGKILL: it then recovers at its next start. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  for (const [signal, ms] of [
    ['SIGINT', STOP_MS],
    ['SIGQUIT', STOP_MS],
    ['SIGKILL', STOP_MS],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForExit(pid, ms)) return;
  }
};

/**
 * Ends what an earlier start that was killed has left in the data folder: a PostgreSQL that still runs, or the file
 * of one that no longer does. A file whose process id now belongs to something else would keep PostgreSQL from starting.
 */
export const clearOrphan = async (cluster: string, log: (line: string) => void): Promise<void> => {
  const state = readState(cluster);
  if (!state) return;
  if (runs(state.pid) && commandOf(state.pid).includes(` -D ${cluster} `)) {
    log(`Stopping the database that an earlier start left running (process ${state.pid}).`);
    await stopPostmaster(state.pid);
    if (runs(state.pid))
      throw new StartFailure(
        `The database of an earlier start (process ${state.pid}) does not stop: end it with kill -9.`,
      );
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
};
