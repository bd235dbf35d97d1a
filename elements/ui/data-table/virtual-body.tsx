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
import type { TableFit } from './use-table-fit.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';

/** How tall a row is taken to be before the first one stands, in pixels. Source: design.md#tables. */
const ROW_PX = 44;
/** How many rows are drawn beyond either edge, so that a quick turn of the wheel shows no gap. */
const BEYOND = 8;
/** What lies between two cards, as between those of a short table, in pixels. */
const CARDS_APART_PX = 8;

type Measure = NonNullable<VirtualizerOptions<HTMLElement, HTMLElement>['measureElement']>;

/** Rows of one line are as tall as the first: one that is not is told by its observer, and no layout is forced for it. */
const measureLater: Measure = (row, entry, virtual) => {
  if (entry) return measureElement(row, entry, virtual);
  const index = virtual.indexFromElement(row);
  return virtual.measurementsCache[index]?.size ?? virtual.options.estimateSize(index);
};

/**
 * The rows of a long table, of which only those in sight are drawn, and the one that holds the focus wherever it is. Each
 * stands at its place by itself, so their heights may differ.
 */
export const VirtualBody = <Row,>({
  count,
  rowAt,
  keyOf,
  onOpen,
  wantedRef,
  region,
  asked,
  fit,
}: BodyProps<Row> & {
  /** What scrolls. */
  region: RefObject<HTMLElement | null>;
  /** What was asked for: another search or order begins at the first row again. */
  asked: string;
  fit: TableFit;
}) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [head, setHead] = useState(0);
  const [rowPx, setRowPx] = useState(ROW_PX);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    setHead(body.current?.offsetTop ?? 0);
    setRowPx(body.current?.querySelector('tr')?.offsetHeight ?? ROW_PX);
  }, [fit]);

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
    estimateSize: () => rowPx,
    measureElement: fit === 'cards' ? measureElement : measureLater,
    getItemKey: keyOf,
    overscan: BEYOND,
    gap: fit === 'cards' ? CARDS_APART_PX : 0,
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
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx, fit]);

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
