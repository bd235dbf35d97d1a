import { useCallback } from 'react';
import type { Host } from '../../kit/host/host.ts';
import { useHost } from '../../kit/host-context.ts';

/** Continuation after a screen is left. */
export type LeaveContinuation = () => void;

/** Guards of an element's screens with unsaved changes, the latest at the end. */
export const guards = new WeakMap<Host, ((then: LeaveContinuation) => void)[]>();

/** Leaves for another screen of the element: immediately, or after the guard of unsaved changes has asked. */
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
