import type { TableContent } from './data-table.types.ts';
import type { QueryResult } from '../../kit/query-result.ts';
import { useFailureMessage } from '../../kit/use-failure-message.ts';

const NONE: readonly never[] = [];

/** Props of a `DataTable` from a query: its rows, state, failure and retry. */
export const useTableState = <Value, Row>(
  { state, value, failure, refetch: again }: QueryResult<Value>,
  rowsIn: (value: Value) => readonly Row[],
): Pick<TableContent<Row>, 'rows' | 'state' | 'failure' | 'onRetry'> => {
  const wordsOf = useFailureMessage();
  return { rows: value === undefined ? NONE : rowsIn(value), state, failure: wordsOf(failure), onRetry: again };
};
