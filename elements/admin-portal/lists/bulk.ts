import pLimit from 'p-limit';
import type { Failure, Result } from '../../../core/contract/failure.ts';
import type { BulkOutcome } from '../../ui/data-table/bulk-summary.tsx';

/** Concurrency of bulk calls. Ours. */
const AT_ONCE = 4;

/** Result of a bulk operation, by row. */
export interface BulkResult<Row> {
  readonly done: readonly Row[];
  readonly failed: readonly { readonly row: Row; readonly failure: Failure }[];
}

/**
 * Runs a call for each row with limited concurrency and reports progress from 0 to 1. An abort starts no further calls.
 */
export const runBulk = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Result<unknown>>,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<BulkResult<Row>> => {
  const done: Row[] = [];
  const failed: { row: Row; failure: Failure }[] = [];
  await pLimit(AT_ONCE).map(rows, async (row) => {
    if (signal?.aborted) return;
    const result = await act(row);
    if (result.ok) done.push(row);
    else failed.push({ row, failure: result.failure });
    onProgress?.((done.length + failed.length) / rows.length);
  });
  return { done, failed };
};

/** Outcome of a bulk operation as a table shows it. */
export const bulkOutcomeOf = <Row>(
  { done, failed }: BulkResult<Row>,
  words: (count: number) => string,
  nameOf: (row: Row) => string,
  wordsOf: (failure: Failure) => string | undefined,
): BulkOutcome => ({
  done: words(done.length),
  skipped: failed.map(({ row, failure }) => ({ name: nameOf(row), reason: wordsOf(failure) ?? '' })),
  failed: done.length === 0 && failed.length > 0,
});
