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

/** Column as the engine sees it. */
interface EngineColumn {
  readonly id: string;
  readonly sortable: boolean;
  readonly descendingFirst: boolean;
  readonly hideable: boolean;
}

/** Row as the engine sees it. */
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

// one by one: features that are not listed are not loaded
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

/**
 * Table engine (TanStack Table): column visibility, sorting, and selection by checkbox, Shift range and the head's
 * checkbox. Rows come sorted, searched and paged; all state is controlled by the owner.
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

/** Selected rows by id, as the engine wants them; a row that cannot be selected is left out of all. */
const ticksOf = (entries: readonly Entry[], selection: Selection): Record<string, true> =>
  Object.fromEntries(
    entries.filter(({ id, selectable }) => selectable && isSelected(selection, id)).map(({ id }) => [id, true]),
  );

export type TableEngine = ReturnType<typeof useTableEngine>;
