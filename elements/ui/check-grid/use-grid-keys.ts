import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Selector of a grid's focusable controls. */
export const STOP = '[data-stop]';
/** Number of rows that Page Up and Page Down move by. */
const PAGE = 10;

const stopsIn = (row: Element | undefined) => Array.from(row?.querySelectorAll<HTMLElement>(STOP) ?? []);

const columnOf = (stop: Element) => stop.closest<HTMLTableCellElement>('th, td')?.cellIndex ?? 0;

/** Moves by key: a number of rows, and a number of controls within the row. */
const moves = (forward: number): Readonly<Record<string, [rows: number, stops: number]>> => ({
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  PageDown: [PAGE, 0],
  PageUp: [-PAGE, 0],
  ArrowRight: [0, forward],
  ArrowLeft: [0, -forward],
  Home: [0, -Infinity],
  End: [0, Infinity],
});

/**
 * Roving tabindex of a grid: one tab stop, arrow keys within, Home and End to the ends of a row, with Control to those
 * of the grid. Source: ARIA Authoring Practices, grid.
 */
export const useGridKeys = (
  table: RefObject<HTMLTableElement | null>,
): { onKeyDown: (event: KeyboardEvent) => void; onFocus: (event: FocusEvent) => void } => {
  const last = useRef<HTMLElement>(null);
  // exactly one control has `tabindex=0`, whichever rows are rendered; it is set on the nodes, without a render of the
  // rows
  useLayoutEffect(() => {
    const all = stopsIn(table.current ?? undefined);
    const kept = last.current?.isConnected ? last.current : all[0];
    for (const stop of all) stop.tabIndex = stop === kept ? 0 : -1;
  });
  const onFocus = ({ target }: FocusEvent) => {
    const stop = target.closest<HTMLElement>(STOP);
    if (!stop || stop === last.current) return;
    if (last.current) last.current.tabIndex = -1;
    for (const one of stopsIn(table.current ?? undefined).slice(0, 1)) one.tabIndex = -1;
    stop.tabIndex = 0;
    last.current = stop;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || event.altKey || event.metaKey) return;
    const stop = event.target.closest<HTMLElement>(STOP);
    const forward = table.current && getComputedStyle(table.current).direction === 'rtl' ? -1 : 1;
    const move = moves(forward)[event.key];
    if (!stop || !move) return;
    const lines = Array.from(table.current?.rows ?? []).filter((row) => stopsIn(row).length > 0);
    const row = lines.findIndex((one) => one.contains(stop));
    const [down, on] = event.ctrlKey && move[1] !== 0 ? [Math.sign(move[1]) * Infinity, move[1]] : move;
    const line = stopsIn(lines[Math.min(Math.max(row + down, 0), lines.length - 1)]);
    // a heading has no control in its first column
    const beside = Math.max(
      line.findIndex((one) => columnOf(one) >= columnOf(stop)),
      0,
    );
    const next = line[Math.min(Math.max(beside + on, 0), line.length - 1)];
    event.preventDefault();
    next?.focus();
  };
  return { onKeyDown, onFocus };
};
