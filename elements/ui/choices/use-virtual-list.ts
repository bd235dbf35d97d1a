import { useState } from 'react';

/** How many rows of a long list are drawn. */
const ROWS = 120;
/** What is drawn moves by so many rows. */
const STEP = 20;
/** How few rows may be left on either side of what is in sight. */
const LEFT = 20;

/** The rows of a long list that are drawn, and the room that the others would take, in pixels. */
export interface VirtualList {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** Measures the rows, as their parent's ref. */
  readonly measure: (node: HTMLElement | null) => void;
  /** Draws what has come near by scrolling. */
  readonly follow: (node: HTMLElement) => void;
}

/** Draws a part of a list of thousands: around the row that the keys are at, or what was scrolled to. */
export const useVirtualList = (total: number, at: number): VirtualList => {
  const [start, setStart] = useState(0);
  const [seen, setSeen] = useState(-1);
  const [rowPx, setRowPx] = useState(0);
  const last = Math.max(total - ROWS, 0);
  const around = (row: number) => Math.min(Math.max(Math.round((row - ROWS / 2) / STEP) * STEP, 0), last);

  // the keys have moved: what they are at is drawn
  if (at !== seen) {
    setSeen(at);
    if (at >= 0 && (at < start || at >= start + ROWS)) setStart(around(at));
  }
  const from = Math.min(start, last);
  const to = Math.min(from + ROWS, total);

  return {
    from,
    to,
    before: from * rowPx,
    after: (total - to) * rowPx,
    measure: (node) => {
      const height = node?.getBoundingClientRect().height ?? 0;
      if (rowPx === 0 && total > ROWS && height > 0) setRowPx(height / (to - from));
    },
    follow: ({ scrollTop, clientHeight }) => {
      if (rowPx === 0 || total <= ROWS) return;
      const first = Math.floor(scrollTop / rowPx);
      const end = Math.ceil((scrollTop + clientHeight) / rowPx);
      const isNear = (from > 0 && first - from < LEFT) || (to < total && to - end < LEFT);
      if (isNear) setStart(around((first + end) / 2));
    },
  };
};
