import { useMemo } from 'react';
import type { Failure, Result } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { stepUpFeature } from '../../core/step-up/step-up.feature.ts';
import { useFeature } from './use-app.ts';

/** Runs a call, and runs it once more after a step-up or a new sign-in. */
export type RetryAfterProof = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>;

const isOver = ({ kind }: Failure) => kind === 'unauthorized' || kind === 'sessionEnded';

/**
 * Retry after step-up: a new proof is requested in place, or a new sign-in where the session has expired. Then the
 * call is made once more with the same input.
 */
export const useRetryAfterProof = (): RetryAfterProof => {
  const { run } = useFeature(stepUpFeature);
  const { regained } = useFeature(queriesFeature);
  return useMemo<RetryAfterProof>(
    () => async (call) => {
      const first = await run(call);
      if (first.ok || !isOver(first.failure) || !(await regained())) return first;
      return run(call);
    },
    [run, regained],
  );
};
