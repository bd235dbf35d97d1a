import { Trash2 } from 'lucide';
import { useState } from 'react';
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

/** What is to be deleted of a list, for the dialog that asks. */
export interface DeleteSelection<Row> {
  readonly chosen: readonly Row[];
  /** Why one is left out. */
  readonly lockOf: (row: Row) => string | undefined;
  readonly onClose: () => void;
  readonly onDone: (outcome: BulkOutcome) => void;
}

/** What a list is, that the server gives whole. `rowsIn`, `reading` and `rowId` are made once, outside the component. */
export interface ClientList<Value, Row> {
  readonly list: QueryResult<Value>;
  readonly rowsIn: (value: Value) => readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly reading: RowAccessors<Row>;
  /** What it is saved as: a file, and what is in it. */
  readonly saved: { readonly name: string; readonly columns: readonly CsvColumn<Row>[] };
  /** What deletes of it; nothing can be chosen where that is not allowed. */
  readonly remove: {
    readonly label: string;
    readonly allowed: boolean;
    /** Why one cannot go; the same function until its words change. */
    readonly lockOf: (row: Row) => string | undefined;
  };
}

/**
 * A list that the server gives whole, by name at first: searched, sorted, filtered and paged in the portal's place, saved as
 * a file, chosen from and deleted. `table` goes to the table as it is; `deleting` is there while it is asked whether to.
 */
export const useClientList = <Value, Row>({ list, rowsIn, rowId, reading, saved, remove }: ClientList<Value, Row>) => {
  const { query, view } = useListView(START);
  const known = useTableState(list, rowsIn);
  const { rows, found, total } = useClientRows(known.rows, query, reading);
  const exported = useExport({ ...saved, rows: async () => ok(found) });
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [asking, setAsking] = useState(false);
  const { label, allowed, lockOf } = remove;
  const chosen = found.filter((row) => isSelected(selection, rowId(row)));
  const deleting: DeleteSelection<Row> | undefined =
    asking && allowed && chosen.length > 0
      ? {
          chosen,
          lockOf,
          onClose: () => setAsking(false),
          onDone: (came) => {
            setAsking(false);
            setOutcome(came);
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
      // there is something to save
      onExport: total > 0 ? exported.onExport : undefined,
      rows,
      total,
      rowId,
      selection,
      onSelection: allowed ? setSelection : undefined,
      locked: lockOf,
      bulk: [{ label, icon: Trash2, danger: true, onPress: () => setAsking(true) }],
      outcome,
      onDismissOutcome: () => setOutcome(undefined),
    },
  };
};
