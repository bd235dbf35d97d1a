import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Props whose names are looked up. */
export type PropRecord = Readonly<Record<string, unknown>>;

/** Layout effect in a browser, a plain effect on a server, where React would warn. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Sets the given properties of an element, and resets those that are no longer given. */
export const useProperties = (ref: RefObject<HTMLElement | null>, given: PropRecord) => {
  const before = useRef<PropRecord>({});
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    for (const name of new Set([...Object.keys(before.current), ...Object.keys(given)]))
      if (!Object.is(before.current[name], given[name])) Reflect.set(element, name, given[name]);
    before.current = given;
  });
};

/** Adds event listeners that call the latest handlers. */
export const useEvents = (
  ref: RefObject<HTMLElement | null>,
  events: Readonly<Record<string, string>>,
  handlers: PropRecord,
) => {
  const latest = useRef(handlers);
  useIsomorphicLayoutEffect(() => {
    latest.current = handlers;
  });
  useIsomorphicLayoutEffect(() => {
    const stop = new AbortController();
    for (const [handler, event] of Object.entries(events)) {
      const call = (fact: Event) => {
        const listener = latest.current[handler];
        if (typeof listener === 'function') listener(fact);
      };
      ref.current?.addEventListener(event, call, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [ref, events]);
};
