import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { isFocusLost } from '../layers/composed.ts';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** Number of rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

/** Focus target in a row that can still be unrendered: row index, cell, and index of the control in the cell. */
export interface FocusTarget {
  readonly index: number;
  readonly cell: number;
  readonly at: number;
  /** Set where the focused control was removed; the focus is left alone where the user has moved it since. */
  readonly lost?: boolean;
}

const isSeen = (node: Element) => node.getClientRects().length > 0 && !node.matches(':disabled');
const controlsIn = (node: Element) =>
  [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isSeen(control) && !control.closest('.fe-td-details, [popover], dialog'),
  );

/** Focus target of a control. */
export const cellOf = (row: HTMLTableRowElement, control: Element): FocusTarget => {
  const cells = [...row.cells];
  const cell = cells.findIndex((one) => one.contains(control));
  const at = cells[cell] ? controlsIn(cells[cell]).findIndex((one) => one === control) : 0;
  return { index: Number(row.dataset['index']), cell, at: Math.max(0, at) };
};

/** Control at a focus target; where that cell has none, the last one before it. */
const controlAt = (row: HTMLTableRowElement, { cell, at }: FocusTarget): HTMLElement | undefined => {
  const there = row.cells[cell] ? controlsIn(row.cells[cell]) : [];
  if (there.length > 0) return there[Math.min(at, there.length - 1)];
  const all = controlsIn(row);
  return all.findLast((control) => cellOf(row, control).cell < cell) ?? all[0];
};

/** True for targets that handle keys themselves, such as text inputs. */
const isTyping = (target: HTMLElement) =>
  target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])');

const rowAt = (body: HTMLElement, index: number) =>
  body.querySelector<HTMLTableRowElement>(`:scope > tr[data-index="${index}"]:not([aria-hidden])`);

/** Tab stops of rows, where the focus has moved them. */
type RowStops = WeakMap<Element, Element>;

/** Leaves one control of a row in the tab order: the one that had the focus last, else the subject, else the first. */
const keepOneStop = (row: Element, stops: RowStops): void => {
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !isTyping(control) && !control.closest('.fe-td-details, [popover], dialog'),
  );
  const free = controls.filter((control) => !control.matches(':disabled'));
  const stop =
    free.find((control) => control === stops.get(row)) ??
    free.find((control) => control.matches('.fe-subject-open')) ??
    free[0];
  for (const control of controls) {
    const tabIndex = control === stop ? 0 : -1;
    if (control.getAttribute('tabindex') !== String(tabIndex)) control.tabIndex = tabIndex;
  }
};

/** Rows that were added, or whose content changed. */
const changedRows = (records: readonly MutationRecord[]): ReadonlySet<Element> =>
  new Set(
    records.flatMap(({ target, addedNodes }) =>
      [target, ...addedNodes].flatMap((node) => (node instanceof Element && node.closest('tr[data-index]')) || []),
    ),
  );

/** Row of the focus, if it is in one: on a control of its own, or in what a control has opened. */
const focusedRow = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-index]') : null;

/**
 * Leaves each row of a body one tab stop, also when its content changes. Where the control with the focus is removed
 * from a row, such as a menu that has become a text, the one before it takes the focus. Returns a stop function.
 */
const keepFocusInRows = (body: HTMLTableSectionElement, stops: RowStops): (() => void) => {
  let focused: { row: HTMLTableRowElement; control: Element; spot: FocusTarget } | undefined;
  const follow = ({ target }: FocusEvent) => {
    const row = focusedRow(target);
    if (!row || !(target instanceof Element) || target.closest('.fe-td-details, [popover], dialog')) return;
    focused = { row, control: target, spot: cellOf(row, target) };
    stops.set(row, target);
    keepOneStop(row, stops);
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const left = focused;
    if (left?.row === focusedRow(relatedTarget)) return;
    // a removed control has not been left
    queueMicrotask(() => {
      if (focused === left && target instanceof Element && target.isConnected) focused = undefined;
    });
  };
  for (const row of body.rows) keepOneStop(row, stops);
  // by what changed: the menus of rows come later than they, and most rows stay as they are
  const observer = new MutationObserver((records) => {
    for (const row of changedRows(records)) keepOneStop(row, stops);
    if (!focused || focused.control.isConnected || !focused.row.isConnected) return;
    if (isFocusLost(body)) controlAt(focused.row, focused.spot)?.focus();
  });
  observer.observe(body, { subtree: true, childList: true, attributeFilter: ['disabled', 'href'] });
  body.addEventListener('focusin', follow);
  body.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    body.removeEventListener('focusin', follow);
    body.removeEventListener('focusout', leave);
  };
};

/** Focuses the pending target, if its row is rendered. */
const focusPending = (body: HTMLElement, wantedRef: RefObject<FocusTarget | undefined>, count: number) => {
  const { current: target } = wantedRef;
  if (!target || count === 0) return;
  const row = rowAt(body, Math.min(target.index, count - 1));
  if (!row) return;
  wantedRef.current = undefined;
  if (!target.lost || isFocusLost(body)) controlAt(row, target)?.focus();
};

/**
 * Moves the focus by keys: arrow up and down to the same control of the next row, left and right within the row, Home
 * and End to the first and the last row. A row is one tab stop, but for what is typed in. `bring` scrolls to a row that
 * is not rendered.
 */
export const useRowKeys = (
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  wantedRef: RefObject<FocusTarget | undefined>,
  bring?: (index: number) => void,
) => {
  const [stops] = useState((): RowStops => new WeakMap());
  useLayoutEffect(() => {
    const { current: node } = body;
    if (node) focusPending(node, wantedRef, count);
  });
  useLayoutEffect(() => {
    const { current: node } = body;
    return node ? keepFocusInRows(node, stops) : undefined;
  }, [body, stops]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || isTyping(target)) return;
    const row = target.closest<HTMLTableRowElement>('tr[data-index]');
    if (!row || row.parentElement !== currentTarget || !controlsIn(row).includes(target)) return;

    const index = Number(row.dataset['index']);
    const to = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: Math.min(index + PAGE_ROWS, count - 1),
      PageUp: Math.max(index - PAGE_ROWS, 0),
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to !== undefined) {
      if (to < 0 || to >= count || to === index) return;
      event.preventDefault();
      wantedRef.current = { ...cellOf(row, target), index: to };
      if (rowAt(currentTarget, to)) focusPending(currentTarget, wantedRef, count);
      else bring?.(to);
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const controls = controlsIn(row);
    const next = controls[controls.indexOf(target) + (currentTarget.matches(':dir(rtl)') ? -step : step)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
};
