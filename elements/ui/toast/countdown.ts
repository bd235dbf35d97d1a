/** A time that can be stopped and goes on with what was left of it. */
export interface Countdown {
  run(): void;
  stop(): void;
}

/** Calls back once this much time has run, which it does only between `run` and `stop`. */
export const countdown = (ms: number, ended: () => void): Countdown => {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: () => {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(ended, left);
    },
    stop: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(left - (performance.now() - since), 0);
    },
  };
};
