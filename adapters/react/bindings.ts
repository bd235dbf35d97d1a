import { type RefObject, useEffect, useLayoutEffect, useRef, version } from 'react';

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

/** React 19 and later listen to events of custom elements by the names they have: `onfe-navigate`. */
const listens = Number.parseInt(version, 10) > 18;

/**
 * Events that handlers name as they are, for React 18. What React knows by another name is among them, without effect: no
 * element dispatches `Click`.
 */
const othersOf = (handlers: PropRecord, events: object): string[] =>
  listens ? [] : Object.keys(handlers).filter((name) => name.startsWith('on') && !(name in events));

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
  const others = othersOf(handlers, events).join(' ');
  useIsomorphicLayoutEffect(() => {
    const stop = new AbortController();
    const named = others
      .split(' ')
      .filter(Boolean)
      .map((handler) => [handler, handler.slice(2)] as const);
    for (const [handler, event] of [...Object.entries(events), ...named]) {
      const call = (fact: Event) => {
        const listener = latest.current[handler];
        if (typeof listener === 'function') listener(fact);
      };
      ref.current?.addEventListener(event, call, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [ref, events, others]);
};
