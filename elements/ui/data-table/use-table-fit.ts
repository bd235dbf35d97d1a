import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where rows become cards, in pixels; data-table.css says the same. Source: design.md#tables. */
export const CARDS_PX = 640;

/** Fit of a table in its container: as cards, overflowing, or fitting. */
export type TableFit = 'cards' | 'overflows' | 'fits';

/** Follows the room a table has, where it needs `least` pixels. */
export const useTableFit = (region: RefObject<HTMLElement | null>, least: number): TableFit => {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const node = region.current;
    if (!node) return undefined;
    const look = () => setWidth(node.clientWidth);
    // before the first paint; what is observed comes after it
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [region]);
  if (width === undefined) return 'fits';
  if (width < CARDS_PX) return 'cards';
  return width < least ? 'overflows' : 'fits';
};
