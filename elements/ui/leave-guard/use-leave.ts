import { useCallback } from 'react';
import type { Host } from '../../kit/host/host.ts';
import { useHost } from '../../kit/host-context.ts';

/** What follows once a screen is left. */
export type LeaveContinuation = () => void;

/** The screens of an element on which something is not saved, the one entered last at the end. */
export const guards = new WeakMap<Host, ((then: LeaveContinuation) => void)[]>();

/** Leaves for another screen of the element: at once, or after the screen that holds something unsaved has asked. */
export const useLeave = (): ((then: LeaveContinuation) => void) => {
  const host = useHost();
  return useCallback(
    (then) => {
      const ask = guards.get(host)?.at(-1);
      if (ask) ask(then);
      else then();
    },
    [host],
  );
};
