import { StartFailure } from '../start-failure.ts';

/** Timeout of closing one part at shutdown, in milliseconds. Ours. */
const CLOSE_MS = 15_000;

/** Lifecycle of a process: opened resources are closed in reverse order, for any reason to exit. */
export interface Lifetime {
  /** Registers the close function of an opened resource. */
  opened(close: () => Promise<unknown>): void;
  /** Ends the process with a reason on standard error. */
  fail(error: unknown): void;
}

/** Text for standard error: the reasons of a refused start, or the stack of anything else. */
export const describe = (error: unknown): string => {
  if (error instanceof StartFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const inTime = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StartFailure(`The server did not shut down within ${CLOSE_MS / 1000} s.`)),
      CLOSE_MS,
    );
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Runs `start`; Ctrl-C, SIGTERM and SIGHUP end the process in good order with exit code 0, a failure with 1. */
export const runProcess = (start: (lifetime: Lifetime) => Promise<void>): void => {
  const closers: (() => Promise<unknown>)[] = [];
  let ending = false;
  let started: Promise<void> | undefined;

  const end = async (exitCode: number): Promise<void> => {
    if (ending) return; // npm hands a Ctrl-C on a second time
    ending = true;
    await started?.catch(() => {});
    for (const close of closers.toReversed()) {
      try {
        await inTime(close());
      } catch (error) {
        process.stderr.write(`${describe(error)}\n`);
      }
    }
    process.exit(exitCode);
  };
  const fail = (error: unknown): void => {
    if (!ending) process.stderr.write(`${describe(error)}\n`);
    void end(1);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0)); // the supervisor is gone
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is gone
  process.on('uncaughtException', fail);
  started = start({ opened: (close) => void closers.push(close), fail });
  started.catch(fail);
};
