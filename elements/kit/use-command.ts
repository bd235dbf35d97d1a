import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerOf, AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts';
import type { Failure, Result } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { useFeature } from './use-app.ts';
import { queryKeyOf } from './use-call.ts';
import { useRetryAfterProof } from './use-retry-after-proof.ts';
import { useQueryScope } from './use-query-scope.ts';

/** What a call's answers become by a command: by what it sends, where that is foreseen, or by what the server answered. */
export interface CacheUpdate<Cause> {
  readonly of: AnyEndpoint;
  // each call has an answer of its own, and says which where its effect is made
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly update: (known: any, cause: Cause) => unknown;
}

/** What becomes of a call's answers. */
export const cacheUpdate = <E extends AnyEndpoint, Cause>(
  of: E,
  update: (known: AnswerOf<E>, cause: Cause) => AnswerOf<E>,
): CacheUpdate<Cause> => ({ of, update });

/** What a command does besides being made. */
export interface CommandOptions<E extends AnyEndpoint> {
  /** The calls whose answers it changes: what is shown of them is asked for again, also where somebody else was before it. */
  readonly invalidates?: readonly AnyEndpoint[];
  /** What is shown at once, and taken back if the command fails. What concerns security waits for the server. */
  readonly optimistic?: readonly CacheUpdate<InputOf<E>>[];
  /** What is shown as soon as the server has agreed, while it is asked for again. */
  readonly onSuccessUpdate?: readonly CacheUpdate<AnswerOf<E>>[];
}

/** A call that changes something. */
export interface CommandHandle<E extends AnyEndpoint> {
  /** Makes it; while one is under way, another with the same input is the same one. */
  run(input: InputOf<E>): Promise<Result<AnswerOf<E>>>;
  readonly busy: boolean;
  /** Why the last one failed. */
  readonly failure: Failure | undefined;
  /** Forgets that it failed. */
  reset(): void;
}

/**
 * A call that changes something, with what it touches.
 *
 * ```tsx
 * const remove = useCommand(groups.remove, { invalidates: [groups.list] });
 * const done = await remove.run({ params: { groupId } });
 * ```
 */
export const useCommand = <E extends AnyEndpoint>(endpoint: E, options: CommandOptions<E> = {}): CommandHandle<E> => {
  const scope = useQueryScope();
  const { call, answers } = useFeature(queriesFeature);
  const persist = useRetryAfterProof();
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
      const result = await persist(() => call(endpoint, input));
      if (!result.ok) for (const [key, known] of before) answers.setQueryData(key, known);
      if (result.ok) for (const { of, update } of onSuccessUpdate) show(of, (known) => update(known, result.value));
      if (result.ok || optimistic.length > 0 || result.failure.kind === 'staleVersion')
        for (const touched of [...invalidates, ...[...optimistic, ...onSuccessUpdate].map(({ of }) => of)])
          void answers.invalidateQueries({ queryKey: queryKeyOf(scope, touched) });
      return result;
    },
    [answers, call, endpoint, persist, scope],
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

/** Calls that are under way, by what they were made with. */
export interface InputDedupe<Input, Answer> {
  /** The one that is under way with this input, else a new one. */
  run(input: Input, make: (input: Input) => Promise<Answer>): Promise<Answer>;
  /** Whether there is none beside the one that is ending now. */
  isLast(): boolean;
}

/** Makes what is asked for twice with one input once, while it is under way: a button was pressed twice. Files are not told apart. */
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
