import type { Failure } from '../../core/contract/failure.ts';

/** What a call has come to: on its way, on its way again, refused, or here. */
export interface QueryResult<Value> {
  readonly state: 'loading' | 'reloading' | 'failed' | 'ready';
  /** What was answered; while it is on its way again, or was refused then, what was answered before. */
  readonly value: Value | undefined;
  readonly failure: Failure | undefined;
  /** Asks again. */
  refetch(): void;
}

/** An answer made of another: its value seen differently, its state the same. */
export const mapResult = <Value, Other>(
  answered: QueryResult<Value>,
  look: (value: Value) => Other,
): QueryResult<Other> => ({
  ...answered,
  value: answered.value === undefined ? undefined : look(answered.value),
});
