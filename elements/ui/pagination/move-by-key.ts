import type { KeyboardEvent } from 'react';

const seen = (node: HTMLElement): boolean => node.getClientRects().length > 0;

/** Arrow keys, Home and End go from button to button within a row, the way the row runs. Tab still reaches each. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = event.currentTarget;
  const buttons = [...row.querySelectorAll('button')].filter(seen);
  const at = buttons.findIndex((button) => button === event.target);
  const forward = row.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const backward = row.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = to === undefined ? undefined : buttons[to];
  if (!button) return;
  event.preventDefault();
  button.focus();
};
