import type { Failure } from '../../core/contract/failure.ts';

/** Result of a query: loading, reloading, failed or ready. */
export interface QueryResult<Value> {
  readonly state: 'loading' | 'reloading' | 'failed' | 'ready';
  /** Data; while it is refetched, or after a refetch has failed, the previous data. */
  readonly value: Value | undefined;
  readonly failure: Failure | undefined;
  /** Fetches the data again. */
  refetch(): void;
}

/** Maps a result's value and keeps its state. */
export const mapResult = <Value, Other>(
  answered: QueryResult<Value>,
  look: (value: Value) => Other,
): QueryResult<Other> => ({
  ...answered,
  value: answered.value === undefined ? undefined : look(answered.value),
});
