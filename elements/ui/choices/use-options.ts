import { useEffect, useMemo, useRef, useState } from 'react';
import { type Result, failed } from '../../../core/contract/failure.ts';
import type { ListedChoice } from './choice.ts';
import { grouped } from './grouped.ts';
import { matching } from './matching.ts';

/** Asks for the choices that fit what was typed; the signal ends when the answer is no longer wanted. */
export type LoadOptions<One extends ListedChoice> = (
  query: string,
  signal: AbortSignal,
) => Promise<Result<readonly One[], unknown>>;

/** Where choices come from: a list that is searched here, or a question that is asked whenever something else is typed. */
export type OptionSource<One extends ListedChoice> = readonly One[] | LoadOptions<One>;

/** What can be chosen now, in the order in which it is shown. While it is asked for anew, what was there stays. */
export interface OptionList<One extends ListedChoice> {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly choices: readonly One[];
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

/** How long a person types before it is asked. Ours: searches of tables wait 300 ms; a list may be quicker. */
export const DEBOUNCE_MS = 200;

interface Answer<One> {
  readonly query: string;
  readonly attempt: number;
  readonly result: Result<readonly One[], unknown>;
}

const inOrder = <One extends ListedChoice>(choices: readonly One[]) =>
  grouped(choices).flatMap((group) => group.choices);

/** What a source offers for what was typed; a question is asked only while it is wanted. */
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
    const settle = (result: Result<readonly One[], unknown>) =>
      end.signal.aborted || setAnswer({ query, attempt, result });
    const ask = () => {
      const { current } = latest;
      // an earlier failure is none of this question
      setAnswer((last) => (last?.result.ok ? last : undefined));
      // a question that breaks instead of answering has failed, too: nothing may wait for ever
      if (typeof current === 'function') current(query, end.signal).then(settle, (error) => settle(failed(error)));
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
