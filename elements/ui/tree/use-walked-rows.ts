import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { typing } from './find-typed.ts';
import { walk, type WalkedRow } from './walk.ts';

/** Keyboard navigation of a tree. */
export interface WalkedRows {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Key of the row with `tabindex="0"`. */
  readonly active: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called when a row gets the focus. */
  readonly onRowFocus: (key: string) => void;
  /** Called when the focused row is about to be removed. */
  readonly onFocusLost: () => void;
}

/**
 * Keyboard navigation of a tree: roving tabindex, arrow keys, typeahead, Enter and Space to press. When the focused row
 * is removed, the row that takes its place gets the focus.
 */
export const useWalkedRows = (
  rows: readonly WalkedRow[],
  first: string | undefined,
  { toggle, press }: { toggle: (key: string) => void; press: (key: string) => void },
): WalkedRows => {
  const list = useRef<HTMLUListElement>(null);
  const locale = useHostState().locale.tag;
  const typed = useMemo(() => typing(locale), [locale]);
  const [focused, setFocused] = useState<{ key: string; at: number }>();
  const found = rows.findIndex(({ key }) => key === (focused?.key ?? first));
  const at = found === -1 ? Math.max(0, Math.min(focused?.at ?? 0, rows.length - 1)) : found;
  const active = rows[at]?.key;

  const focusLost = useRef(false);
  useLayoutEffect(() => {
    if (!focusLost.current) return;
    focusLost.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const goTo = (to: number) => list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[to]?.focus();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !active) return;
    const { key, timeStamp } = event;
    if (key === 'Enter' || (key === ' ' && !typed.isUnderWay(timeStamp))) {
      event.preventDefault();
      press(active);
      return;
    }
    const way = walk(key, rows, at, list.current?.matches(':dir(rtl)') ?? false);
    const letter = !way && [...key].length === 1 ? typed.find(key, rows, at, timeStamp) : undefined;
    if (!way && letter === undefined && !isArrow(key)) return;
    event.preventDefault();
    if (way) typed.forget();
    if (letter !== undefined) goTo(letter);
    else if (way && 'to' in way) goTo(way.to);
    else for (const place of way?.toggle ?? []) if (rows[place]) toggle(rows[place].key);
  };

  const keys = useRef(rows);
  useLayoutEffect(() => {
    keys.current = rows;
  });
  const onRowFocus = useCallback(
    (key: string) => setFocused({ key, at: keys.current.findIndex((row) => row.key === key) }),
    [],
  );
  const onFocusLost = useCallback(() => {
    focusLost.current = true;
  }, []);
  return { list, active, onKeyDown, onRowFocus, onFocusLost };
};

/** True for arrow keys, which never scroll the page, even where they do nothing. */
const isArrow = (key: string) => /^Arrow(Up|Down|Left|Right)$/.test(key);
