import { Busy } from '../ports.ts';

/** Runs so many tasks at a time, lets so many wait, and throws `Busy` at the rest. */
export const bounded = (atOnce: number, waiting: number) => {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Busy('Too many passwords are being hashed');
      // whoever ends hands its place on, so nobody who comes later slips in between
      await new Promise<void>((start) => queue.push(start));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
