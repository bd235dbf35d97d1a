import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Sort } from './column.ts';
import { withTicked, isSelected, type Selection } from './selection.ts';

/** What a table needs to know of a column, whatever it shows. */
interface EngineColumn {
  readonly id: string;
  readonly sortable: boolean;
  readonly descendingFirst: boolean;
  readonly hideable: boolean;
}

/** A row as the engine sees it. */
interface Entry {
  readonly id: string;
  readonly selectable: boolean;
}

interface EngineProps<Row> {
  readonly columns: readonly EngineColumn[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly locked: ((row: Row) => string | undefined) | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly selection: Selection;
  readonly onSelection: ((selection: Selection) => void) | undefined;
}

// one by one: what is not named here is not loaded
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

/**
 * The table's engine: which columns are shown, what a press on a head sorts by, what a tick, a tick with Shift and the
 * tick in the head choose. Rows come sorted, searched and paged; everything is told to whoever holds the state.
 */
export const useTableEngine = <Row>({
  columns,
  rows,
  rowId,
  locked,
  sort,
  onSort,
  hidden,
  onHidden,
  selection,
  onSelection,
}: EngineProps<Row>) => {
  const key = JSON.stringify(columns);
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortable, descendingFirst, hideable }) => ({
        id,
        accessorFn: () => undefined,
        enableSorting: sortable,
        sortDescFirst: descendingFirst,
        enableHiding: hideable,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the same columns are a new array at every render
    [key],
  );
  const entries = useMemo(
    () => rows.map((row): Entry => ({ id: rowId(row), selectable: locked?.(row) === undefined })),
    // oxlint-disable-next-line react/exhaustive-deps -- an id is a row's for good
    [rows, locked],
  );
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []), [sort]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const rowSelection = useMemo(() => ticksOf(entries, selection), [entries, selection]);

  return useTable({
    features,
    columns: definitions,
    data: entries,
    getRowId: ({ id }) => id,
    enableRowSelection: ({ original }) => original.selectable,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, columnVisibility, rowSelection },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSort?.({ column: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
    onColumnVisibilityChange: (updater) => {
      const next = functionalUpdate(updater, columnVisibility);
      onHidden(Object.keys(next).filter((id) => !next[id]));
    },
    onRowSelectionChange: (updater) => {
      const ids = entries.filter(({ selectable }) => selectable).map(({ id }) => id);
      onSelection?.(withTicked(selection, ids, functionalUpdate(updater, rowSelection)));
    },
  });
};

/** A row that cannot be chosen is not chosen with all. */
const ticksOf = (entries: readonly Entry[], selection: Selection): Record<string, true> =>
  Object.fromEntries(
    entries.filter(({ id, selectable }) => selectable && isSelected(selection, id)).map(({ id }) => [id, true]),
  );

export type TableEngine = ReturnType<typeof useTableEngine>;
