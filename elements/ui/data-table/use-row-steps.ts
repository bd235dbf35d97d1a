import { useEffect, useState } from 'react';

/** Number of new rows that are rendered for one frame. */
const ROWS_A_FRAME = 5;

/**
 * Ids of the rows that are rendered by now: the first ones at once, and of those that another page brings a few more with each
 * frame, so that it is no long task. The others keep their place.
 */
export const useRowSteps = (ids: readonly string[]): ReadonlySet<string> => {
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const fresh = before.size === 0 ? [] : ids.filter((id) => !before.has(id));
  const late = new Set(fresh.slice(ROWS_A_FRAME));
  const rendered: ReadonlySet<string> = new Set(ids.filter((id) => !late.has(id)));
  const isKnown = rendered.size === before.size && ids.every((id) => before.has(id));
  useEffect(() => {
    if (isKnown) return undefined;
    const frame = requestAnimationFrame(() => setBefore(rendered));
    return () => cancelAnimationFrame(frame);
  });
  return rendered;
};
