/** Where the focus goes when a filter is removed: to remove the next one, else the one before, else what adds one. */
export const neighbourOf = (chip: HTMLElement | null): HTMLElement | null => {
  const bar = chip?.closest('.fe-filters');
  if (!chip || !bar) return null;
  const chips = [...bar.querySelectorAll('.fe-filter')];
  const at = chips.indexOf(chip);
  const next = chips[at + 1] ?? chips[at - 1];
  return next ? lastButton(next) : firstBeside(bar);
};

/** What stands in a bar of filters besides them, as the button that adds one. */
export const firstBeside = (bar: Element): HTMLElement | null =>
  [...bar.querySelectorAll<HTMLElement>('button')].find((one) => !one.closest('.fe-filter, .fe-filters-clear')) ?? null;

const lastButton = (chip: Element) => [...chip.querySelectorAll<HTMLElement>(':scope > button')].at(-1) ?? null;
