import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Number of rows that are rendered for one frame, in place of others or new ones. */
const ROWS_A_FRAME = 3;

/** Row with the key of its place. */
interface Placed {
  readonly id: string;
  readonly place: number;
}

/**
 * Rows as they are rendered by now, in their order: of those that a page brings a few more with each frame, so that it is no long
 * task. Until then a place has the row that it had, or none where it is new.
 */
export const useRowSteps = <Row extends Placed>(rows: readonly Row[]): readonly (Row | undefined)[] => {
  const [before, setBefore] = useState<ReadonlyMap<number, string>>(new Map());
  const shown = useRef<ReadonlyMap<number, Row>>(new Map());
  const fresh = rows.filter(({ place, id }) => before.get(place) !== id);
  const late = new Set(fresh.slice(ROWS_A_FRAME).map(({ place }) => place));
  // oxlint-disable-next-line react/refs -- the rows of the last commit: what is in these places now
  const steps = rows.map((row) => (late.has(row.place) ? shown.current.get(row.place) : row));
  const now = new Map(steps.flatMap((row) => (row ? [[row.place, row.id] as const] : [])));
  const isKnown = now.size === before.size && [...now].every(([place, id]) => before.get(place) === id);
  useLayoutEffect(() => {
    shown.current = new Map(steps.flatMap((row) => (row ? [[row.place, row] as const] : [])));
  });
  useEffect(() => {
    if (isKnown) return undefined;
    const frame = requestAnimationFrame(() => setBefore(now));
    return () => cancelAnimationFrame(frame);
  });
  return steps;
};
