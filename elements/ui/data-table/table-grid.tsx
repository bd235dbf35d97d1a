import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from './after-paint.ts';
import { TableSkeletonRows } from './table-skeleton-rows.tsx';
import { type Column, SUBJECT_ID } from './column.ts';
import type { DataTableProps } from './data-table.types.ts';
import type { ColumnFit, ColumnSurroundings } from './fit-columns.ts';
import { PlainBody } from './plain-body.tsx';
import { TableHead } from './table-head.tsx';
import { RowActionsProvider } from './row-actions.tsx';
import type { TableEngine } from './use-table-engine.ts';
import type { FocusTarget } from './use-row-keys.ts';
import { useRowContext } from './use-row-context.ts';
import { VirtualBody } from './virtual-body.tsx';

const AVATAR_PX = 32;
/** Delay after which a table that reloads is dimmed, in milliseconds. Ours. */
const SLOW_MS = 120;

interface TableGridProps<Row> {
  readonly of: DataTableProps<Row>;
  readonly engine: TableEngine;
  readonly region: RefObject<HTMLDivElement | null>;
  readonly around: ColumnSurroundings;
  readonly fit: ColumnFit;
  /** Columns that have room. */
  readonly columns: readonly Column<Row>[];
  /** Measures the columns with these ids. */
  readonly measure: (ids: readonly string[]) => void;
  /** Whether the width of each column is known. */
  readonly measured: boolean;
  /** Number of rows in all, and of those before the first of these. */
  readonly total: number;
  readonly before: number;
  /** Number of skeleton rows while loading; else the content in place of rows, if any. */
  readonly skeletonRows: number;
  readonly instead: ReactNode;
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);

/** Table element: its head, and its rows, their skeleton or the content in their place. */
export const TableGrid = <Row,>({
  of,
  engine,
  region,
  around,
  fit,
  columns,
  measure,
  measured,
  total,
  before,
  skeletonRows,
  instead,
}: TableGridProps<Row>) => {
  const { label, subject, rowId, state, virtual, actions, locked } = of;
  // a page of rows takes the place of another in pieces, between which the page answers keys and pointers
  const deferred = useDeferredValue(of.rows);
  const rows = deferred.length === 0 ? of.rows : deferred;
  const wantedRef = useRef<FocusTarget>(undefined);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const table = useSlowness(state === 'reloading');
  const { twoLines } = fit;
  const measureAgain = useColumnMeasuring(measure, { rows, columns, twoLines, measured, virtual });
  const expand = useCallback((id: string) => setExpanded((ids) => toggled(ids, id)), []);
  const restoreFocus = useCallback((spot: FocusTarget) => {
    wantedRef.current = spot;
  }, []);
  const context = useRowContext(of, { engine, columns, around, twoLines, onExpand: expand, onLost: restoreFocus });

  const open = (id: string) => {
    const row = rows.find((one) => rowId(one) === id);
    if (row !== undefined) of.onOpen?.(row);
  };
  const queryKey = JSON.stringify([of.search, of.filters, of.sort]);
  const keyOf = useCallback(
    // the body asks only for rows that there are
    (index: number) => rowId(rows[index] as Row),
    // oxlint-disable-next-line react/exhaustive-deps -- an id is a row's for good
    [rows],
  );
  // while another page loads, the rows of this one keep their numbers
  // oxlint-disable-next-line react/exhaustive-deps
  const place = useMemo(() => before, [rows]);
  const body = {
    count: rows.length,
    keyOf,
    rowAt: (index: number) => {
      // the body asks only for rows that there are
      const row = rows[index] as Row;
      const id = rowId(row);
      const selected = around.select && Boolean(engine.state.rowSelection[id]);
      return { row, id, index, rowIndex: place + index + 2, selected, expanded: expanded.has(id), context };
    },
    onOpen: of.onOpen && open,
    wantedRef,
  };
  // the kit's private tokens are set through the CSSOM
  const sizes: CSSProperties = {
    '--_fe-columns': fit.templateOf(columns),
    '--_fe-picture': `${subject.pictureWidth ?? AVATAR_PX}px`,
    '--_fe-first': around.select || around.expand ? '12px' : '16px',
  };
  return (
    <div
      ref={region}
      className="fe-data-frame"
      part="table-frame"
      data-two-lines={twoLines || undefined}
      data-virtual={virtual || undefined}
      style={sizes}
      {...(virtual && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table
        ref={table}
        className="fe-data-table"
        role="table"
        aria-label={label}
        aria-busy={state === 'loading' || state === 'reloading' || rows !== of.rows}
        aria-rowcount={skeletonRows > 0 ? -1 : total + 1}
        data-state={state}
      >
        <TableHead
          engine={engine}
          around={around}
          headings={[{ id: subject.id ?? SUBJECT_ID, header: subject.header }, ...columns]}
        />
        {skeletonRows > 0 && (
          <TableSkeletonRows
            rows={skeletonRows}
            columns={twoLines ? 1 : columns.length}
            around={around}
            pictured={Boolean(subject.pictured)}
          />
        )}
        {skeletonRows === 0 && instead && <OutcomeRow>{instead}</OutcomeRow>}
        {skeletonRows === 0 && !instead && (
          <RowActionsProvider<Row> actions={actions} locked={locked}>
            {virtual ? (
              <VirtualBody {...body} region={region} queryKey={queryKey} twoLines={twoLines} />
            ) : (
              <PlainBody {...body} onRendered={measureAgain} />
            )}
          </RowActionsProvider>
        )}
      </table>
    </div>
  );
};

/**
 * Measures the columns: with the first rows before the paint, as long as one is unknown, and after it from then on, when the
 * rows have been laid out anyway, once for all that is rendered in a frame. Returns what measures them again.
 */
const useColumnMeasuring = <Row,>(
  measure: TableGridProps<Row>['measure'],
  {
    rows,
    columns,
    twoLines,
    measured,
    virtual = false,
  }: {
    rows: readonly Row[];
    columns: readonly Column<Row>[];
    twoLines: boolean;
    measured: boolean;
    virtual: boolean | undefined;
  },
) => {
  const ids = columns.map(({ id }) => id);
  const hadRows = useRef(false);
  useLayoutEffect(() => {
    const known = measured && hadRows.current;
    hadRows.current ||= rows.length > 0;
    if (!twoLines && !known && rows.length > 0) measure(ids);
    // oxlint-disable-next-line react/exhaustive-deps -- measured where the content of the columns changed
  }, [rows, columns, twoLines]);
  const latest = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    latest.current = twoLines ? undefined : () => measure(ids);
  });
  const [painted] = useState(() => afterPaint(() => latest.current?.()));
  useEffect(() => painted.cancel, [painted]);
  // a plain body says when its rows are rendered
  const contents = virtual ? rows : undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- measured where the content of the columns changed
  useEffect(() => painted.schedule(), [contents, columns, twoLines]);
  return painted.schedule;
};

/** Ref of a table that is marked while it reloads, from a delay on; by hand, as that renders nothing. */
const useSlowness = (isReloading: boolean): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const { current: node } = table;
    if (!isReloading) return undefined;
    const timer = setTimeout(() => node?.setAttribute('data-slow', ''), SLOW_MS);
    return () => {
      clearTimeout(timer);
      node?.removeAttribute('data-slow');
    };
  }, [isReloading]);
  return table;
};

/** Row in place of all: empty, no match, or failed to load. */
const OutcomeRow = ({ children }: { children: ReactNode }) => (
  <tbody className="fe-tbody" role="rowgroup">
    <tr className="fe-tr fe-tr-outcome" role="row">
      <td className="fe-td-outcome" role="cell">
        {children}
      </td>
    </tr>
  </tbody>
);
