import type { TableContent } from './data-table.types.ts';
import type { Answered } from '../../kit/query-result.ts';
import { useFailureWords } from '../../kit/use-failure-message.ts';

const NONE: readonly never[] = [];

/** What a table needs of a call's answer: its rows, where they are, and how to ask again. */
export const useTableOf = <Value, Row>(
  { state, value, failure, again }: Answered<Value>,
  rowsIn: (value: Value) => readonly Row[],
): Pick<TableContent<Row>, 'rows' | 'state' | 'failure' | 'onRetry'> => {
  const wordsOf = useFailureWords();
  return { rows: value === undefined ? NONE : rowsIn(value), state, failure: wordsOf(failure), onRetry: again };
};
