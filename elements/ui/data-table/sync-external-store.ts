import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

type Equal<Selection> = (one: Selection, other: Selection) => boolean;

/** What was selected and shown last, whatever selected it. */
interface Committed<Selection> {
  current: { readonly selection: Selection } | undefined;
}

/** Reads a store through a selector: the same selection while the snapshot is the same, or selects an equal one. */
const selecting = <Snapshot, Selection>(
  getSnapshot: () => Snapshot,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: Equal<Selection>,
  committed: Committed<Selection>,
) => {
  let known: { readonly snapshot: Snapshot; readonly selection: Selection } | undefined;
  return (): Selection => {
    const snapshot = getSnapshot();
    if (known && Object.is(known.snapshot, snapshot)) return known.selection;
    const before = known ?? committed.current;
    const selected = selector(snapshot);
    const selection = before && isEqual(before.selection, selected) ? before.selection : selected;
    known = { snapshot, selection };
    return selection;
  };
};

/**
 * React's own `useSyncExternalStore`, with a selector. TanStack's table asks `use-sync-external-store` for it, whose
 * CommonJS would `require()` the React of a host; the build gives it this.
 */
export const useSyncExternalStoreWithSelector = <Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: Equal<Selection>,
): Selection => {
  const committed: Committed<Selection> = useRef<{ readonly selection: Selection } | undefined>(undefined);
  const getSelection = useMemo(
    // oxlint-disable-next-line react/refs -- as the original: what was shown stays the same one across selectors
    () => selecting(getSnapshot, selector, isEqual, committed),
    [getSnapshot, selector, isEqual, committed],
  );
  const selection = useSyncExternalStore(subscribe, getSelection, getSelection);
  useEffect(() => {
    committed.current = { selection };
  }, [selection, committed]);
  return selection;
};
