import { useCallback, useRef, useState } from 'react';
import type { AnyEndpoint } from '../../core/contract/endpoint.ts';
import type { Failure, Result } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { invalidateQueries } from './invalidate-queries.ts';
import { useFeature } from './use-app.ts';
import { queryKeyOf } from './use-call.ts';
import { useQueryScope } from './use-query-scope.ts';

/** Handle of a task. */
export interface TaskHandle<Input, Value> {
  /** Runs the task; a second run waits until the first is over, and shares its promise. */
  run(input: Input): Promise<Result<Value>>;
  readonly busy: boolean;
  /** Failure of the last run; cancelling is none. */
  readonly failure: Failure | undefined;
  reset(): void;
}

/**
 * Task of several calls, as where the browser takes part: asks for a proof of identity where the server requires one, then
 * invalidates the queries it concerns. One call alone is `useCommand`.
 */
export const useTask = <Input, Value>(
  work: (input: Input) => Promise<Result<Value>>,
  invalidates: readonly AnyEndpoint[],
): TaskHandle<Input, Value> => {
  const scope = useQueryScope();
  const { answers, runWithRetry } = useFeature(queriesFeature);
  const [state, setState] = useState<{ busy: boolean; failure?: Failure }>({ busy: false });
  const running = useRef<Promise<Result<Value>>>(undefined);
  const run = (input: Input): Promise<Result<Value>> => {
    running.current ??= runWithRetry(() => work(input)).then((result) => {
      running.current = undefined;
      setState(
        result.ok || result.failure.kind === 'cancelled' ? { busy: false } : { busy: false, failure: result.failure },
      );
      if (result.ok)
        for (const one of invalidates) void invalidateQueries(answers, { queryKey: queryKeyOf(scope, one) });
      return result;
    });
    setState({ busy: true });
    return running.current;
  };
  return { run, busy: state.busy, failure: state.failure, reset: useCallback(() => setState({ busy: false }), []) };
};
