import { useState } from 'react';
import type { ListedChoice } from './choice.ts';
import type { OptionList } from './use-options.ts';

/** Active option of a list, and how keys move it. */
export interface ActiveChoice<One extends ListedChoice> {
  readonly choice: One | undefined;
  /** Index of the active option; -1 for none. */
  readonly at: number;
  readonly set: (choice: One | undefined) => void;
  /** Moves by a number of options, past disabled ones; a single step wraps around at the ends. */
  readonly move: (by: number) => void;
}

/**
 * Active option by keyboard. After typing it is the best match once results are there, so that Enter selects it.
 * `first` is the initial one of a list that is open by default.
 */
export const useActiveChoice = <One extends ListedChoice>(
  { state, choices }: OptionList<One>,
  query: string,
  first: One | undefined,
): ActiveChoice<One> => {
  const [value, setValue] = useState(first?.value);
  const kept = value === undefined ? -1 : choices.findIndex((choice) => choice.value === value);
  const best = state === 'ready' && query.trim() !== '' ? choices.findIndex((choice) => !choice.disabled) : -1;
  const at = kept >= 0 ? kept : best;

  const move = (by: number) => {
    const free = choices.flatMap((choice, place) => (choice.disabled ? [] : [place]));
    if (free.length === 0) return;
    const here = free.indexOf(at);
    // without an active option, forwards starts at the first and backwards at the last
    const from = here >= 0 ? here : by > 0 ? -1 : free.length;
    const wish = from + by;
    const isStep = Math.abs(by) === 1;
    const there = isStep ? (wish + free.length) % free.length : Math.min(Math.max(wish, 0), free.length - 1);
    setValue(choices[free[there] ?? -1]?.value);
  };
  return { choice: choices[at], at, move, set: (choice) => setValue(choice?.value) };
};
