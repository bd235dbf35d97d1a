import type { Clock } from '../../demo/server/ports.ts';

/** A clock that stands still until it is moved. */
export interface MovingClock extends Clock {
  /** Milliseconds forward. */
  pass(ms: number): void;
}

/** A clock that a test moves by hand. */
export const movingClock = (start = '2026-01-31T12:00:00.000Z'): MovingClock => {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms;
    },
  };
};
