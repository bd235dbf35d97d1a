import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerOf, AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts';
import type { Failure, Result } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { invalidateQueries } from './invalidate-queries.ts';
import { useFeature } from './use-app.ts';
import { queryKeyOf } from './use-call.ts';
import { useQueryScope } from './use-query-scope.ts';

/**
 * Cache update of a call's answers by a command: out of its input where it is optimistic, else out of the server's
 * answer.
 */
export interface CacheUpdate<Cause> {
  readonly of: AnyEndpoint;
  // each call has an answer type of its own, named where its update is made
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly update: (known: any, cause: Cause) => unknown;
}

/** Makes a cache update, typed by its call. */
export const cacheUpdate = <E extends AnyEndpoint, Cause>(
  of: E,
  update: (known: AnswerOf<E>, cause: Cause) => AnswerOf<E>,
): CacheUpdate<Cause> => ({ of, update });

/** Options of a command: invalidation, optimistic update, update on success. */
export interface CommandOptions<E extends AnyEndpoint> {
  /** Calls whose queries are refetched on success, after an optimistic update, and on `staleVersion`. */
  readonly invalidates?: readonly AnyEndpoint[];
  /** Optimistic updates, rolled back if the command fails. Anything that concerns security waits for the server. */
  readonly optimistic?: readonly CacheUpdate<InputOf<E>>[];
  /** Updates of the cache out of the server's answer, shown while the queries are refetched. */
  readonly onSuccessUpdate?: readonly CacheUpdate<AnswerOf<E>>[];
}

/** Handle of a mutation. */
export interface CommandHandle<E extends AnyEndpoint> {
  /** Runs the mutation; while one is in flight, another with the same input shares its promise. */
  run(input: InputOf<E>): Promise<Result<AnswerOf<E>>>;
  readonly busy: boolean;
  /** Failure of the last run. */
  readonly failure: Failure | undefined;
  /** Resets the failure. */
  reset(): void;
}

/**
 * Mutation: makes a call, then invalidates and updates the queries it concerns.
 *
 * ```tsx
 * const remove = useCommand(groups.remove, { invalidates: [groups.list] });
 * const done = await remove.run({ params: { groupId } });
 * ```
 */
export const useCommand = <E extends AnyEndpoint>(endpoint: E, options: CommandOptions<E> = {}): CommandHandle<E> => {
  const scope = useQueryScope();
  const { call, answers, runWithRetry } = useFeature(queriesFeature);
  const [state, setState] = useState<{ busy: boolean; failure?: Failure }>({ busy: false });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const make = useCallback(
    async (input: InputOf<E>): Promise<Result<AnswerOf<E>>> => {
      const { invalidates = [], optimistic = [], onSuccessUpdate = [] } = latest.current;
      const before = optimistic.flatMap(({ of }) => answers.getQueriesData({ queryKey: queryKeyOf(scope, of) }));
      await Promise.all(optimistic.map(({ of }) => answers.cancelQueries({ queryKey: queryKeyOf(scope, of) })));
      const show = (of: AnyEndpoint, update: (known: unknown) => unknown) =>
        answers.setQueriesData({ queryKey: queryKeyOf(scope, of) }, (known: unknown) =>
          known === undefined ? undefined : update(known),
        );
      for (const { of, update } of optimistic) show(of, (known) => update(known, input));
      const result = await runWithRetry(() => call(endpoint, input));
      if (!result.ok) for (const [key, known] of before) answers.setQueryData(key, known);
      if (result.ok) for (const { of, update } of onSuccessUpdate) show(of, (known) => update(known, result.value));
      if (result.ok || optimistic.length > 0 || result.failure.kind === 'staleVersion')
        for (const touched of [...invalidates, ...[...optimistic, ...onSuccessUpdate].map(({ of }) => of)])
          void invalidateQueries(answers, { queryKey: queryKeyOf(scope, touched) });
      return result;
    },
    [answers, call, endpoint, runWithRetry, scope],
  );

  const [once] = useState(() => dedupeByInput<InputOf<E>, Result<AnswerOf<E>>>());
  const run = useCallback(
    (input: InputOf<E>) =>
      once.run(input, async () => {
        setState({ busy: true });
        const result = await make(input);
        const busy = !once.isLast();
        setState(result.ok ? { busy } : { busy, failure: result.failure });
        return result;
      }),
    [make, once],
  );
  const forget = useCallback(() => setState(({ busy }) => ({ busy })), []);
  return { run, reset: forget, busy: state.busy, failure: state.failure };
};

/** Deduplication of calls in flight, by input. */
export interface InputDedupe<Input, Answer> {
  /** Returns the call in flight with this input, else starts a new one. */
  run(input: Input, make: (input: Input) => Promise<Answer>): Promise<Answer>;
  /** True where no other call is in flight beside the one that is ending. */
  isLast(): boolean;
}

/**
 * Deduplicates calls with equal input while one is in flight, as when a button is pressed twice. Files compare as
 * equal.
 */
export const dedupeByInput = <Input, Answer>(): InputDedupe<Input, Answer> => {
  const under = new Map<string, Promise<Answer>>();
  return {
    run: (input, make) => {
      const key = JSON.stringify(input) ?? '';
      const known = under.get(key);
      if (known) return known;
      const making = make(input).finally(() => under.delete(key));
      under.set(key, making);
      return making;
    },
    isLast: () => under.size <= 1,
  };
};
