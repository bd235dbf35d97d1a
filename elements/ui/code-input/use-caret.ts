import { type PointerEvent, useState } from 'react';

/** Which boxes of a code the caret or a selection is in; `undefined` while the input has no focus. */
export type Caret = readonly [start: number, end: number] | undefined;

/** Follows the caret of an input whose own caret is not seen. */
export const useCaret = (length: number) => {
  const [caret, setCaret] = useState<Caret>();
  const follow = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { selectionStart, selectionEnd } = currentTarget;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    setCaret((before) => (before?.[0] === start && before[1] === end ? before : [start, end]));
  };
  /** The letters are not where the boxes are, so the box that is pressed says where the caret goes. */
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

/** Whether a box is one the next digit goes into. `filled` digits are there: a caret is never told of those taken away. */
export const isIn = (caret: Caret, box: number, length: number, filled: number): boolean => {
  if (!caret) return false;
  const [start, end] = caret;
  return start === end || start >= filled ? box === Math.min(start, filled, length - 1) : box >= start && box < end;
};
