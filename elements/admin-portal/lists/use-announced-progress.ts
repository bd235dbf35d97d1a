import { useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';

/**
 * Tells a screen reader how far something has come, a quarter at a time: a bar is not read by itself, and each step of a
 * thousand is too much. What begins anew starts at none.
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
