import { useState } from 'react';

/** Number of rows rendered of a long list. */
const ROWS = 120;
/** Step of the window, in rows. */
const STEP = 20;
/** Overscan on either side before the window moves, in rows. */
const LEFT = 20;

/** Virtual window of a list: the rows rendered, and the space of the others in pixels. */
export interface VirtualList {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** Ref of the rows' parent, which measures them. */
  readonly measure: (node: HTMLElement | null) => void;
  /** Moves the window on scroll. */
  readonly follow: (node: HTMLElement) => void;
}

/** Virtualizes a list of thousands: renders the rows around the active option, or around the scroll position. */
export const useVirtualList = (total: number, at: number): VirtualList => {
  const [start, setStart] = useState(0);
  const [seen, setSeen] = useState(-1);
  const [rowPx, setRowPx] = useState(0);
  const last = Math.max(total - ROWS, 0);
  const around = (row: number) => Math.min(Math.max(Math.round((row - ROWS / 2) / STEP) * STEP, 0), last);

  // the active option has changed: the window follows
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
