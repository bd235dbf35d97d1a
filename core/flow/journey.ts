/** Runs the commands of a feature, one at a time. */
export interface Journey {
  /** Runs the work, or answers the promise of the work that still runs. */
  run(work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Gives up the work that runs: its signal is aborted and its outcome must not be shown. */
  leave(): void;
}

/** A journey on which nothing runs yet. */
export const createJourney = (): Journey => {
  let controller = new AbortController();
  let running: Promise<void> | undefined;
  return {
    run: (work) => {
      if (running) return running;
      const mine: Promise<void> = work(controller.signal).finally(() => {
        if (running === mine) running = undefined;
      });
      running = mine;
      return mine;
    },
    leave: () => {
      controller.abort();
      controller = new AbortController();
      running = undefined;
    },
  };
};
