import { useEffect, useMemo, useRef, useState } from 'react';
import { type Result, failed } from '../../../core/contract/failure.ts';
import type { ListedChoice } from './choice.ts';
import { grouped } from './grouped.ts';
import { matching } from './matching.ts';

/** Loads the options that match a query; the signal aborts when the answer is no longer needed. */
export type LoadOptions<One extends ListedChoice> = (
  query: string,
  signal: AbortSignal,
) => Promise<Result<readonly One[], unknown>>;

/** Source of options: a list that is searched here, or a function that is called for each query. */
export type OptionSource<One extends ListedChoice> = readonly One[] | LoadOptions<One>;

/** Options for the query, in order of display. The previous ones stay while new ones load. */
export interface OptionList<One extends ListedChoice> {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly choices: readonly One[];
  /** Retries after a failure. */
  readonly retry: () => void;
}

/** Debounce before options are loaded, in milliseconds. Ours: searches of tables wait 300 ms; a list can be quicker. */
export const DEBOUNCE_MS = 200;

interface Answer<One> {
  readonly query: string;
  readonly attempt: number;
  readonly result: Result<readonly One[], unknown>;
}

const inOrder = <One extends ListedChoice>(choices: readonly One[]) =>
  grouped(choices).flatMap((group) => group.choices);

/** Options of a source for a query; a loader is called only while they are `wanted`. */
export const useOptions = <One extends ListedChoice>(
  source: OptionSource<One>,
  query: string,
  wanted: boolean,
): OptionList<One> => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<One>>();
  const asks = typeof source === 'function';
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    if (!asks || !wanted) return undefined;
    const end = new AbortController();
    const applyResult = (result: Result<readonly One[], unknown>) =>
      end.signal.aborted || setAnswer({ query, attempt, result });
    const ask = () => {
      const { current } = latest;
      // a new request clears an earlier failure
      setAnswer((last) => (last?.result.ok ? last : undefined));
      // a loader that throws or rejects counts as failed, so that nothing stays pending
      if (typeof current === 'function')
        current(query, end.signal).then(applyResult, (error) => applyResult(failed(error)));
    };
    const timer = setTimeout(ask, query === '' ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [asks, query, wanted, attempt]);

  return useMemo(() => {
    const retry = () => setAttempt((tried) => tried + 1);
    if (typeof source !== 'function') return { state: 'ready', choices: inOrder(matching(source, query)), retry };
    const choices = answer?.result.ok ? inOrder(answer.result.value) : [];
    if (answer?.query !== query || answer.attempt !== attempt) return { state: 'loading', choices, retry };
    return { state: answer.result.ok ? 'ready' : 'failed', choices, retry };
  }, [source, query, answer, attempt]);
};
