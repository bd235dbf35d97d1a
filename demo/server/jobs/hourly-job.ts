import type { Clock, Log } from '../ports.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;

/** Job that runs every hour, on one of the nodes. */
export interface HourlyJob {
  /** Runs the job now, unless a node has within the hour; resolves with what it did, undefined where it did not run. */
  run(): Promise<number | undefined>;
  start(): void;
  stop(): void;
}

/** Sets a job up. A shared counter elects the node: the first to count in an hour runs the job. */
export const openHourlyJob = ({
  name,
  failure,
  work,
  ports: { store, clock, log },
}: {
  /** Name of its counter, after `job:`. */
  name: string;
  /** Warning in the log where it fails. */
  failure: string;
  /** Does the work, and resolves with how much there was of it. */
  work: (now: Date) => Promise<number>;
  ports: { store: Store; clock: Clock; log: Log };
}): HourlyJob => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = async (): Promise<number | undefined> => {
    const now = clock.now();
    const { points } = await store.counters.add(`job:${name}`, 1, HOUR_MS, now);
    return points > 1 ? undefined : work(now);
  };
  const tryTo = () =>
    void run().catch((cause: unknown) =>
      log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, failure),
    );
  return {
    run,
    start: () => {
      timer = setInterval(tryTo, HOUR_MS);
      timer.unref();
      tryTo();
    },
    stop: () => clearInterval(timer),
  };
};
