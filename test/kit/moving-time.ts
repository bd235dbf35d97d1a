/** Shorter waits are the browser's and the test's own: they run as ever. */
const SHORTEST_MS = 100;

/** The page's time, for as long as a test moves it by hand: what waits for a while waits for `move`. */
export interface MovingTime {
  /** Lets this much time pass at once. */
  move(ms: number): void;
  /** Gives the page its own time back. */
  restore(): void;
}

/** Takes the page's timers in hand. */
export const movingTime = (): MovingTime => {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const now = performance.now.bind(performance);
  const waiting = new Map<number, { at: number; run: () => void }>();
  let moved = 0;
  let last = -1;

  const wait = (run: () => void, ms = 0): number => {
    if (ms < SHORTEST_MS) return Number(start(run, ms));
    last -= 1;
    waiting.set(last, { at: performance.now() + ms, run });
    return last;
  };
  performance.now = () => now() + moved;
  globalThis.setTimeout = Object.assign(wait, start);
  globalThis.clearTimeout = Object.assign((id?: number) => {
    if (id !== undefined && !waiting.delete(id)) stop(id);
  }, stop);

  return {
    move: (ms) => {
      moved += ms;
      for (const [id, { at, run }] of [...waiting].toSorted(([, one], [, two]) => one.at - two.at)) {
        if (at > performance.now() || !waiting.delete(id)) continue;
        run();
      }
    },
    restore: () => {
      globalThis.setTimeout = start;
      globalThis.clearTimeout = stop;
      Reflect.deleteProperty(performance, 'now');
    },
  };
};
