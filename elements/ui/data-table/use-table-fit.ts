import { type RefObject, useLayoutEffect, useState } from 'react';

/** Breakpoint below which rows are cards, in pixels, as in data-table.css. Source: design.md#tables. */
export const CARDS_PX = 640;

/** Fit of a table in its container: as cards, overflowing, or fitting. */
export type TableFit = 'cards' | 'overflows' | 'fits';

/** Observes the width of a table's container, where the table needs `least` pixels. */
export const useTableFit = (region: RefObject<HTMLElement | null>, least: number): TableFit => {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const node = region.current;
    if (!node) return undefined;
    const look = () => setWidth(node.clientWidth);
    // before the first paint, which the observer comes after
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [region]);
  if (width === undefined) return 'fits';
  if (width < CARDS_PX) return 'cards';
  return width < least ? 'overflows' : 'fits';
};
