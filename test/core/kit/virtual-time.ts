import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, vi } from 'vitest';

/** The timers of Node, whatever a test has put in their place. */
const { setTimeout: start, clearTimeout: stop, setImmediate: turn } = globalThis;

/** True inside a server: it shares the process with the app, and not its time. */
const inServer = new AsyncLocalStorage<true>();

/** Calls whose answers are being made. */
const inFlight = new Set<Promise<unknown>>();

const isServers = (): boolean => inServer.getStore() === true;

/** Puts timers in place for the app. A server's are due at once: what it waits for to even its answers out costs nothing. */
const putTimers = (wait: typeof start, cancel: typeof stop): void => {
  globalThis.setTimeout = Object.assign(
    (run: () => void, ms?: number) => (isServers() ? start(run, 0) : wait(run, ms)),
    wait,
  );
  globalThis.clearTimeout = (timer?: Parameters<typeof stop>[0]) => (isServers() ? stop(timer) : cancel(timer));
};

putTimers(start, stop);

/** Runs a call in a server, outside the app's time. */
export const serving = <Answer>(serve: () => Promise<Answer>): Promise<Answer> => {
  const answer = inServer.run(true, serve);
  const done = answer.finally(() => void inFlight.delete(done));
  inFlight.add(done);
  return done;
};

/** Stops the app's time, which `pass` moves then. */
export const stopTime = (): void => {
  vi.useFakeTimers();
  putTimers(globalThis.setTimeout, globalThis.clearTimeout);
};

/** Gives the app its own time back. */
export const startTime = (): void => {
  vi.useRealTimers();
  putTimers(start, stop);
};

/** Waits until the server has answered all that it was asked, and the app what follows from it. */
export const answered = async (): Promise<void> => {
  do {
    await Promise.allSettled(inFlight);
    await new Promise((resolve) => turn(resolve));
  } while (inFlight.size > 0);
};

// a thread that ends while a key is made takes the whole process with it
afterAll(answered);

/** Moves the app's time, timer by timer: none passes while the server is at work. */
export const pass = async (ms: number): Promise<void> => {
  const end = new AbortController();
  setTimeout(() => end.abort(), ms);
  await answered();
  while (!end.signal.aborted) {
    await vi.advanceTimersToNextTimerAsync();
    await answered();
  }
  await vi.advanceTimersByTimeAsync(0);
  await answered();
};
