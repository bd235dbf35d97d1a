import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * React's own `useSyncExternalStore`, with a selector whose result stays the same one while it is equal. TanStack's table
 * asks `use-sync-external-store` for it, whose CommonJS would `require()` the React of a host; the build gives it this.
 */
export const useSyncExternalStoreWithSelector = <Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection => {
  const committed = useRef<{ readonly selection: Selection } | undefined>(undefined);
  const getSelection = useMemo(() => {
    let known: { readonly snapshot: Snapshot; readonly selection: Selection } | undefined;
    return () => {
      const snapshot = getSnapshot();
      if (known && Object.is(known.snapshot, snapshot)) return known.selection;
      const before = known ?? committed.current;
      const selected = selector(snapshot);
      const selection = before && isEqual(before.selection, selected) ? before.selection : selected;
      known = { snapshot, selection };
      return selection;
    };
  }, [getSnapshot, selector, isEqual]);
  const selection = useSyncExternalStore(subscribe, getSelection, getSelection);
  useEffect(() => {
    committed.current = { selection };
  }, [selection]);
  return selection;
};
