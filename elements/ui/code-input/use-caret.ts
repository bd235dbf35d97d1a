import { type PointerEvent, useState } from 'react';

/** Boxes of a code that the caret or selection covers; `undefined` while the input has no focus. */
export type Caret = readonly [start: number, end: number] | undefined;

/** Tracks the caret of an input whose own caret is transparent. */
export const useCaret = (length: number) => {
  const [caret, setCaret] = useState<Caret>();
  const follow = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { selectionStart, selectionEnd } = currentTarget;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    setCaret((before) => (before?.[0] === start && before[1] === end ? before : [start, end]));
  };
  /** Sets the caret by the box under the pointer, since the input's letters are not under their boxes. */
  const press = (event: PointerEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.selectionStart !== input.selectionEnd) return;
    const { left, width } = input.getBoundingClientRect();
    const box = Math.floor(((event.clientX - left) / width) * length);
    const start = Math.min(Math.max(box, 0), input.value.length);
    input.setSelectionRange(start, Math.min(start + 1, input.value.length));
    follow(event);
  };
  return {
    caret,
    listeners: {
      onFocus: follow,
      onSelect: follow,
      onKeyUp: follow,
      onInput: follow,
      onPointerUp: press,
    },
    leave: () => setCaret(undefined),
  };
};

/**
 * True for a box under the caret or selection. `filled` is the number of digits: after a removal the caret can be
 * reported late.
 */
export const isIn = (caret: Caret, box: number, length: number, filled: number): boolean => {
  if (!caret) return false;
  const [start, end] = caret;
  return start === end || start >= filled ? box === Math.min(start, filled, length - 1) : box >= start && box < end;
};
