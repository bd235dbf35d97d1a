import pLimit from 'p-limit';
import { Busy } from '../ports.ts';

/** Bounded queue: runs `atOnce` tasks concurrently, queues `waiting` more, and throws `Busy` with the message beyond. */
export const bounded = (atOnce: number, waiting: number, message: string) => {
  const limit = pLimit(atOnce);
  const run = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) throw new Busy(message);
    return limit(task);
  };
  return Object.assign(run, { load: () => ({ running: limit.activeCount, waiting: limit.pendingCount }) });
};
