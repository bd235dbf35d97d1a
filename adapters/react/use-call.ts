import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, AnyEndpoint, Failure, InputOf, Result } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';
import { loadCore } from './load-core.ts';

/** Answer of a call, as a component renders it. */
export interface CallAnswer<Answer> {
  /** Undefined until the first answer; while another is loaded, and after it failed, the one before. */
  data: Answer | undefined;
  /** Failure of the last call. */
  failure: Failure | undefined;
  isLoading: boolean;
  /** Makes the call again. */
  refetch(): void;
}

interface Kept<Answer> {
  viewer: string;
  data?: Answer;
  failure?: Failure;
  /** Call that was answered. */
  key?: string;
}

/**
 * Answer of a call as the signed-in user, made again when its input, the user or their company changes. Nothing is sent
 * while the session is loading, nor unless `enabled`. Nothing is cached: components with the same call send it each. Where
 * the server asks for a fresh proof first, the login route asks the user, once, and the call is made again.
 *
 * ```tsx
 * const { data, failure } = useCall(groups.list, {});
 * ```
 */
export const useCall = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true }: { enabled?: boolean } = {},
): CallAnswer<AnswerOf<E>> => {
  const app = useApp();
  const viewer = useAppState(({ session }) =>
    session.status === 'signedIn' ? `${session.user.id} ${session.user.tenantId}` : '',
  );
  const isSettled = useAppState(({ session }) => session.status !== 'loading');
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<Kept<AnswerOf<E>>>({ viewer });
  const { method, path } = endpoint;
  const key = JSON.stringify([turn, viewer, method, path, input]);
  const latest = useRef({ endpoint, input });
  useEffect(() => {
    latest.current = { endpoint, input };
  });
  useEffect(() => {
    if (!enabled || !isSettled) return undefined;
    const leaving = new AbortController();
    const load = async () => {
      const { endpoint: wanted, input: given } = latest.current;
      const { signal } = leaving;
      const call = (): Promise<Result<AnswerOf<E>>> => app.client.call(wanted, given, { signal });
      const { retryAfterStepUp } = await loadCore();
      const result = await retryAfterStepUp(app, call, turn === 0);
      if (leaving.signal.aborted) return;
      setKept((before) => {
        if (result.ok) return { viewer, key, data: result.value };
        // what another person or company was shown is not kept
        return { ...(before.viewer === viewer ? before : {}), viewer, key, failure: result.failure };
      });
    };
    void load();
    return () => leaving.abort();
  }, [app, enabled, isSettled, key, turn, viewer]);
  const shown = kept.viewer === viewer ? kept : { viewer };
  return {
    data: shown.data,
    failure: shown.failure,
    isLoading: enabled && shown.key !== key,
    refetch: useCallback(() => setTurn((now) => now + 1), []),
  };
};

/** Command of a component: a call that changes something. */
export interface Command<E extends AnyEndpoint> {
  /** Makes the call. Resolves to its result, a failure included, and never rejects. */
  run(input: InputOf<E>): Promise<Result<AnswerOf<E>>>;
  /** True while a call is under way. */
  isRunning: boolean;
  /** Failure of the last call. */
  failure: Failure | undefined;
}

/**
 * Call that changes something, made by `run`. Where the server asks for a fresh proof first, the login route asks the user,
 * and the call is made again once they have given it.
 *
 * ```tsx
 * const { run, isRunning } = useCommand(groups.create);
 * ```
 */
export const useCommand = <E extends AnyEndpoint>(endpoint: E): Command<E> => {
  const app = useApp();
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const run = useCallback(
    async (input: InputOf<E>) => {
      setRunning((count) => count + 1);
      const { retryAfterStepUp } = await loadCore();
      const result = await retryAfterStepUp(app, (): Promise<Result<AnswerOf<E>>> => app.client.call(endpoint, input));
      setRunning((count) => count - 1);
      setFailure(result.ok ? undefined : result.failure);
      return result;
    },
    [app, endpoint],
  );
  return { run, isRunning: running > 0, failure };
};
