import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Time for which the rows of a step should lay out, in milliseconds. */
const LAYOUT_MS = 12;
/** Number of rows of the first step, after the one that comes with all that a table renders for another page. */
const ROWS_AT_FIRST = 2;
/** Maximum of rows of a step: more would save a fast machine two frames and be a long task on a slow one. */
const MAX_ROWS = 3;

/** Row with the key of its place. */
interface Placed {
  readonly id: string;
  readonly place: number;
}

/** State of the rows: the id in each place as of the last step, and the number of rows of the next. */
interface Step {
  readonly before: ReadonlyMap<number, string>;
  readonly count: number;
}

/**
 * Rows as they are rendered by now, in their order: of those that a page brings a few more with each frame, so that it is no
 * long task: one more than the step before had, up to `MAX_ROWS`, or half as many where those took longer than `LAYOUT_MS`.
 * Until then a place has the row that it had, or none where it is new. Rows lay out in the task that renders them, as the
 * frame's own can have a press to answer.
 */
export const useRowSteps = <Row extends Placed>(
  rows: readonly Row[],
  body: RefObject<HTMLElement | null>,
): readonly (Row | undefined)[] => {
  const [{ before, count }, setStep] = useState<Step>({ before: new Map(), count: ROWS_AT_FIRST });
  const shown = useRef<ReadonlyMap<number, Row>>(new Map());
  const fresh = rows.filter(({ place, id }) => before.get(place) !== id);
  const isStart = fresh.length === rows.length;
  const late = new Set(fresh.slice(isStart ? 1 : count).map(({ place }) => place));
  // oxlint-disable-next-line react/refs -- the rows of the last commit: what is in these places now
  const steps = rows.map((row) => (late.has(row.place) ? shown.current.get(row.place) : row));
  const now = new Map(steps.flatMap((row) => (row ? [[row.place, row.id] as const] : [])));
  const isKnown = now.size === before.size && [...now].every(([place, id]) => before.get(place) === id);
  const isSlow = useRef(false);
  useLayoutEffect(() => {
    const hasChanged = steps.some((row) => row && shown.current.get(row.place)?.id !== row.id);
    shown.current = new Map(steps.flatMap((row) => (row ? [[row.place, row] as const] : [])));
    if (!hasChanged) return;
    const from = performance.now();
    body.current?.getBoundingClientRect();
    isSlow.current = performance.now() - from > LAYOUT_MS;
  });
  useEffect(() => {
    if (isKnown) return undefined;
    const after = isSlow.current ? Math.max(1, Math.floor(count / 2)) : Math.min(count + 1, MAX_ROWS);
    const next = { before: now, count: isStart ? ROWS_AT_FIRST : after };
    const frame = requestAnimationFrame(() => startTransition(() => setStep(next)));
    return () => cancelAnimationFrame(frame);
  });
  return steps;
};
