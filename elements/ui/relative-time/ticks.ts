/** Interval of updates of relative times, in milliseconds. */
const EVERY_MS = 10_000;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

const tick = (): void => {
  if (!document.hidden) for (const listener of listeners) listener();
};

/**
 * Starts the timer that all relative times of a page share. Updates are skipped while the page is hidden, and run at
 * once when it is visible again.
 */
const start = (): (() => void) => {
  const timer = setInterval(tick, EVERY_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** Subscribes to the timer. Returns an unsubscribe function. */
export const onTick = (listener: () => void): (() => void) => {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
};
