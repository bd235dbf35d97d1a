import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import type { ColumnSizes } from './fit-columns.ts';

/** Step of the observed width, in pixels: a table that is resized is not rendered at each pixel. */
const STEP_PX = 16;

/** Observes the width of a table, rounded down to a step. */
export const useTableWidth = (region: RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const node = region.current;
    if (!node) return undefined;
    const look = () => setWidth(Math.floor(node.offsetWidth / STEP_PX) * STEP_PX);
    // before the first paint, which the observer comes after
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [region]);
  return width;
};

/** Padding at both sides of a cell, in pixels, as in cells.css. */
const PADDING_PX = 24;
/** Place of the arrow in a head that can be sorted by, in pixels, with the gap before it. */
const ARROW_PX = 18;
/** Step of a measured width, in pixels: a column that grows lays out all rows, and so does it seldom. */
const GROWTH_PX = 8;

const contentOf = (cell: Element): number => {
  const content = cell.querySelector('.fe-th-text, .fe-td-value');
  if (!content) return 0;
  // the words of a badge, of a menu or of a key are cut within it
  const words = content.querySelectorAll('.fe-badge-text, .fe-td-text, .fe-truncated-start');
  const cut = Array.from(words, ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const hidden = cut.reduce((sum, pixels) => sum + pixels, 0);
  // rounded up: a text is truncated for the part of a pixel
  return content.scrollWidth + hidden + 1 + PADDING_PX + (content.parentElement?.matches('.fe-sort') ? ARROW_PX : 0);
};

/**
 * Measures the columns of a table that are shown, whenever its rows or columns change, before they are painted. Sizes
 * only grow, and those of columns without room stay, so that no column comes and goes; another language measures again.
 */
export const useColumnSizes = (
  region: RefObject<HTMLElement | null>,
): { sizes: ColumnSizes; measure: (ids: readonly string[]) => void } => {
  const locale = useHostState().locale.tag;
  const [known, setKnown] = useState<{ locale: string; sizes: ColumnSizes }>({ locale, sizes: {} });
  const sizes = known.locale === locale ? known.sizes : {};
  return {
    sizes,
    measure: (ids) => {
      const found: Record<string, number> = {};
      for (const cell of region.current?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
        const { column = '' } = cell.dataset;
        found[column] = Math.max(found[column] ?? 0, Math.ceil(contentOf(cell) / GROWTH_PX) * GROWTH_PX);
      }
      const grown = ids.filter((id) => (found[id] ?? 0) > (sizes[id] ?? 0));
      if (grown.length === 0) return;
      setKnown({ locale, sizes: { ...sizes, ...Object.fromEntries(grown.map((id) => [id, found[id] ?? 0])) } });
    },
  };
};
