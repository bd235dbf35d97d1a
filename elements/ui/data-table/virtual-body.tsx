import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { BodyProps } from './plain-body.tsx';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';

/** How tall a row is before it is measured, in pixels. */
const ROW_PX = 44;
/** How many rows are drawn beyond either edge, so that a quick turn of the wheel shows no gap. */
const BEYOND = 8;

/**
 * The rows of a long table, of which only those in sight are drawn, and the one that holds the focus wherever it is. Each
 * stands at its place by itself, so their heights may differ.
 */
export const VirtualBody = <Row,>({
  count,
  rowAt,
  onOpen,
  wantedRef,
  region,
  asked,
}: BodyProps<Row> & {
  /** What scrolls. */
  region: RefObject<HTMLElement | null>;
  /** What was asked for: another search or order begins at the first row again. */
  asked: string;
}) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [head, setHead] = useState(0);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => setHead(body.current?.offsetTop ?? 0), []);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || inSight.includes(focused)) return inSight;
      return [...inSight, focused].toSorted((one, other) => one - other);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rowAt(index).id,
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
  useLayoutEffect(() => virtual.scrollToOffset(0), [virtual, asked]);

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
