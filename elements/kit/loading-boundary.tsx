import { createContext, type ReactNode, Suspense, useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/** Renders the nearest boundary again once a promise that suspends its content has settled. */
export const LoadingContext = createContext<(promise: Promise<unknown>) => void>(() => {});

/**
 * Suspense boundary whose content replaces the fallback once it is loaded. React alone holds it back until 300 ms after
 * the fallback came, unless an update renders it: so this boundary updates itself.
 * Source: demo/docs/decisions/react.md.
 */
export const LoadingBoundary = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const isMounted = useRef(false);
  const known = useRef(new WeakSet<Promise<unknown>>());
  const waitFor = useCallback((promise: Promise<unknown>) => {
    // each attempt to render the content asks again
    if (known.current.has(promise)) return;
    known.current.add(promise);
    const settled = () => void (isMounted.current && render());
    promise.then(settled, settled);
  }, []);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (
    <LoadingContext.Provider value={waitFor}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadingContext.Provider>
  );
};
