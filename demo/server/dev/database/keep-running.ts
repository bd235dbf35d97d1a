import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterPlace } from './cluster.ts';
import { type RunningCluster, startCluster } from './start-cluster.ts';

/** Attempts to restart a database that has ended, and the pause between them. Ours. */
const TRIES = 20;
const RESTART_MS = 500;

/**
 * Starts the cluster in `place` and restarts it on the same port whenever it ends without having been stopped, so that
 * clients only have to reconnect. `lost` resolves when it cannot be restarted.
 */
export const keepRunning = async (place: ClusterPlace, log: (line: string) => void): Promise<RunningCluster> => {
  let running = await startCluster(place, log);
  const { url, port } = running;
  const stopping = new AbortController();

  const startAgain = async (): Promise<boolean> => {
    for (let attempt = 1; attempt <= TRIES && !stopping.signal.aborted && existsSync(place.home); attempt += 1) {
      try {
        running = await startCluster(place, log, port);
        return true;
      } catch {
        await pause(RESTART_MS);
      }
    }
    return false;
  };
  let restarting: Promise<boolean> | undefined;
  const keep = async (giveUp: (reason: string) => void): Promise<void> => {
    for (;;) {
      const reason = await running.lost;
      if (stopping.signal.aborted) return;
      log(`The database stopped (${reason}): starting it again.`);
      restarting = startAgain();
      if (!(await restarting)) return giveUp(reason);
    }
  };
  const lost = new Promise<string>((resolve) => void keep(resolve));
  return {
    url,
    port,
    lost,
    stop: async () => {
      stopping.abort();
      await restarting;
      await running.stop();
    },
  };
};
