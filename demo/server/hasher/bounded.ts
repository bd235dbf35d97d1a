import pLimit from 'p-limit';
import { Busy } from '../ports.ts';

/** Runs so many tasks at a time, lets so many wait, and throws `Busy` at the rest. */
export const bounded = (atOnce: number, waiting: number) => {
  const limit = pLimit(atOnce);
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting)
      throw new Busy('Too many passwords are being hashed');
    return limit(task);
  };
};
