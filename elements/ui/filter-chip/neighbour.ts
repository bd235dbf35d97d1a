/**
 * Focus target when a filter is removed: the remove button of the next one, else of the previous one, else the control
 * that adds one.
 */
export const neighbourOf = (chip: HTMLElement | null): HTMLElement | null => {
  const bar = chip?.closest('.fe-filters');
  if (!chip || !bar) return null;
  const chips = [...bar.querySelectorAll('.fe-filter')];
  const at = chips.indexOf(chip);
  const next = chips[at + 1] ?? chips[at - 1];
  return next ? lastButton(next) : firstBeside(bar);
};

/** First button of a filter bar outside the filters, such as the one that adds a filter. */
export const firstBeside = (bar: Element): HTMLElement | null =>
  [...bar.querySelectorAll<HTMLElement>('button')].find((one) => !one.closest('.fe-filter, .fe-filters-clear')) ?? null;

const lastButton = (chip: Element) => [...chip.querySelectorAll<HTMLElement>(':scope > button')].at(-1) ?? null;
