import { readFileSync } from 'node:fs';

/**
 * Processor time of the thread that asks, in milliseconds, where the system tells it; else of the whole process. On a busy
 * machine a thread waits for its turn: that is none of its own doing.
 */
export const threadMs = () => {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
};
