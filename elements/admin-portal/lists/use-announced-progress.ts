import { useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';

/**
 * Announces progress in a live region at each quarter, because a progress bar is not read by itself and every step
 * would be too much. A restart announces again from zero.
 */
export const useAnnouncedProgress = (): ((done: number, total: number, words: string) => void) => {
  const host = useHost();
  const quarter = useRef(0);
  return (done, total, words) => {
    const reached = Math.floor((4 * done) / Math.max(total, 1));
    if (done > 0 && reached === quarter.current) return;
    quarter.current = reached;
    host.announce(words);
  };
};
