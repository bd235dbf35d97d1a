import { useState } from 'react';
import type { ListedChoice } from './choice.ts';
import type { OptionList } from './use-options.ts';

/** The choice that the keys are at, and how they move it. */
export interface ActiveChoice<One extends ListedChoice> {
  readonly choice: One | undefined;
  /** Its place among what is offered; -1 for none. */
  readonly at: number;
  readonly set: (choice: One | undefined) => void;
  /** Moves by so many choices, over those that cannot be chosen; a single step goes round at the ends. */
  readonly move: (by: number) => void;
}

/**
 * The choice that the keys are at. Where something was typed and the answer is there, the best match is, so that Enter
 * takes it. `first` is where they start in a list that is open from the start.
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
    // from nowhere, forwards is the first and backwards the last
    const from = here >= 0 ? here : by > 0 ? -1 : free.length;
    const wish = from + by;
    const isStep = Math.abs(by) === 1;
    const there = isStep ? (wish + free.length) % free.length : Math.min(Math.max(wish, 0), free.length - 1);
    setValue(choices[free[there] ?? -1]?.value);
  };
  return { choice: choices[at], at, move, set: (choice) => setValue(choice?.value) };
};
