import { useMemo } from 'react';
import type { Failure, Result } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { stepUpFeature } from '../../core/step-up/step-up.feature.ts';
import { useFeature } from './use-app.ts';

/** Makes a call, and makes it again once what stood in its way is gone. */
export type RetryAfterProof = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>;

const isOver = ({ kind }: Failure) => kind === 'unauthorized' || kind === 'sessionEnded';

/**
 * How the portal's calls go on where they can: a fresh proof is asked for in place, and whoever's session has ended is asked
 * in again. Then the call is made once more, with all that was typed.
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
