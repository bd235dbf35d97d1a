import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { BodyProps } from './plain-body.tsx';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';

/** Estimated height of a row until the first one is measured, in pixels. Source: design.md#tables. */
const ROW_PX = 44;
/** Overscan: number of rows rendered beyond either edge, so that fast scrolling shows no gap. */
const BEYOND = 8;

type Measure = NonNullable<VirtualizerOptions<HTMLElement, HTMLElement>['measureElement']>;

/**
 * Measures rows by their observer only, without forcing a layout: until then a row is taken to be as tall as the first.
 */
const measureLater: Measure = (row, entry, virtual) => {
  if (entry) return measureElement(row, entry, virtual);
  const index = virtual.indexFromElement(row);
  return virtual.measurementsCache[index]?.size ?? virtual.options.estimateSize(index);
};

/**
 * Virtualized table body: renders the visible rows, and the focused one wherever it is. Rows are positioned absolutely,
 * so their heights can differ.
 */
export const VirtualBody = <Row,>({
  count,
  rowAt,
  keyOf,
  onOpen,
  wantedRef,
  region,
  queryKey,
  twoLines,
}: BodyProps<Row> & {
  /** Scroll container. */
  region: RefObject<HTMLElement | null>;
  /** Key of the search and order; a change scrolls back to the first row. */
  queryKey: string;
  /** Two lines a row: another height. */
  twoLines: boolean;
}) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [head, setHead] = useState(0);
  const [rowPx, setRowPx] = useState(ROW_PX);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    setHead(body.current?.offsetTop ?? 0);
    setRowPx(body.current?.querySelector('tr')?.offsetHeight ?? ROW_PX);
  }, [twoLines]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const visible = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || visible.includes(focused)) return visible;
      return [...visible, focused].toSorted((one, other) => one - other);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => rowPx,
    measureElement: twoLines ? measureElement : measureLater,
    getItemKey: keyOf,
    overscan: BEYOND,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor,
    // a row that is placed while another is measured would be an error of the page's
    useAnimationFrameWithResizeObserver: true,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  const keys = useRowKeys(body, count, wantedRef, (index) => virtual.scrollToIndex(index));
  const press = useRowPress(onOpen);
  useLayoutEffect(() => virtual.scrollToOffset(0), [virtual, queryKey]);
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx, twoLines]);

  const place = useCallback(
    (node: HTMLTableSectionElement | null) => {
      body.current = node;
      virtual.containerRef(node);
    },
    [virtual],
  );
  const keep = ({ target }: FocusEvent) => {
    // it stays where it is also while a menu or a dialog that was opened from it holds the focus
    const row = target.closest<HTMLElement>('tr[data-index]');
    if (row) setFocused(Number(row.dataset['index']));
  };
  return (
    <tbody ref={place} className="fe-tbody fe-tbody-virtual" role="rowgroup" onKeyDown={keys} onFocus={keep} {...press}>
      {virtual.getVirtualItems().map(({ index, key }) => (
        <TableRow key={key} {...rowAt(index)} measure={virtual.measureElement} />
      ))}
    </tbody>
  );
};
