import { Trash2 } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ok } from '../../../core/contract/failure.ts';
import type { QueryResult } from '../../kit/query-result.ts';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import type { BulkOutcome } from '../../ui/data-table/bulk-summary.tsx';
import { isSelected, NOTHING_SELECTED, type Selection } from '../../ui/data-table/selection.ts';
import type { CsvColumn } from './csv.ts';
import { useExport } from './use-export.ts';
import { type RowAccessors, useClientRows } from './use-client-rows.ts';
import { useListView } from './use-list-view.ts';

const START = { sort: { column: 'name', direction: 'asc' } } as const;

/** Selection to delete, for the confirmation dialog. */
export interface DeleteSelection<Row> {
  readonly chosen: readonly Row[];
  /** Reason why a row is excluded. */
  readonly disabledReasonOf: (row: Row) => string | undefined;
  readonly onClose: () => void;
  /** Shows the outcome, where there is one to show besides the toast. */
  readonly onDone: (outcome: BulkOutcome | undefined) => void;
}

/**
 * Options of a client-side list, whose rows the server returns all at once. `rowsIn`, `reading` and `rowId` must be
 * stable: define them outside the component.
 */
export interface ClientList<Value, Row> {
  readonly list: QueryResult<Value>;
  readonly rowsIn: (value: Value) => readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly reading: RowAccessors<Row>;
  /** CSV export: file name and columns. */
  readonly saved: { readonly name: string; readonly columns: readonly CsvColumn<Row>[] };
  /** Bulk deletion; no row can be selected unless allowed. */
  readonly remove: {
    readonly label: (values: { count: number }) => string;
    readonly allowed: boolean;
    /** Reason why a row cannot be deleted; stable until its messages change. */
    readonly disabledReasonOf: (row: Row) => string | undefined;
  };
}

/**
 * Client-side list, sorted by name at first: search, sorting, filters and pages kept in the portal's location, CSV
 * export, selection and deletion. `table` are props of the table; `deleting` is set while the deletion is being
 * confirmed.
 */
export const useClientList = <Value, Row>({ list, rowsIn, rowId, reading, saved, remove }: ClientList<Value, Row>) => {
  const { query, view } = useListView(START);
  const known = useTableState(list, rowsIn);
  const { rows, found, total } = useClientRows(known.rows, query, reading);
  const exported = useExport({ ...saved, rows: async () => ok(found) });
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [asking, setAsking] = useState(false);
  const { label, allowed, disabledReasonOf } = remove;
  const chosen = found.filter((row) => isSelected(selection, rowId(row)));
  const deletable = chosen.filter((row) => disabledReasonOf(row) === undefined);
  const deleting: DeleteSelection<Row> | undefined =
    asking && allowed && chosen.length > 0
      ? {
          chosen,
          disabledReasonOf,
          onClose: () => setAsking(false),
          onDone: (outcome) => {
            // the dialog gives the focus back to the bar, and the bar, as it goes, to the selection
            flushSync(() => setAsking(false));
            setOutcome(outcome);
            setSelection(NOTHING_SELECTED);
            list.refetch();
          },
        }
      : undefined;
  return {
    all: known.rows,
    rows,
    total,
    query,
    view,
    deleting,
    table: {
      ...known,
      ...view,
      ...exported,
      // of an empty list there is nothing to export, whatever is searched
      onExport: known.rows.length > 0 ? exported.onExport : undefined,
      rows,
      total,
      rowId,
      selection,
      onSelection: allowed ? setSelection : undefined,
      locked: disabledReasonOf,
      bulk: [{ label: label({ count: deletable.length }), icon: Trash2, danger: true, onPress: () => setAsking(true) }],
      outcome,
      onDismissOutcome: () => setOutcome(undefined),
    },
  };
};
