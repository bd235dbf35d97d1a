import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const isSideways = ({ key }: KeyboardEvent): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

/** True for the arrow key towards the start of the line, in either direction of text. */
const isStartwards = ({ key, currentTarget }: KeyboardEvent): boolean =>
  // the typed text can have the other direction: the line around it counts
  key === (currentTarget.parentElement?.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft');

/**
 * Roving focus between a field and its chips: the arrow key towards the start of the line moves to the chips, Delete
 * and Backspace remove one, typing moves back to the field. The focus is kept when a chip is removed.
 */
export const useChips = (count: number, input: RefObject<HTMLInputElement | null>, remove: (at: number) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);

  /** Focuses the chip at an index, the last one where there are fewer, or the field where there is none. */
  const focus = (at: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const node = at < 0 ? undefined : buttons[Math.min(at, buttons.length - 1)];
    (node ?? input.current)?.focus();
  };
  useLayoutEffect(() => {
    if (wanted.current !== undefined) focus(wanted.current);
    wanted.current = undefined;
  });

  const removeAt = (at: number, next = at) => {
    wanted.current = next;
    remove(at);
  };

  return {
    list,
    removeAt,
    /** Handles a key on a chip. */
    onChipKey: (event: KeyboardEvent, at: number): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      // a letter is for the field, which gets the focus before the input event
      if (key.length === 1 && key !== ' ') return input.current?.focus();
      const acts: Record<string, () => void> = {
        Delete: () => removeAt(at),
        Backspace: () => removeAt(at, Math.max(at - 1, 0)),
        Home: () => focus(0),
        End: () => input.current?.focus(),
      };
      const step = () => {
        if (isStartwards(event)) focus(Math.max(at - 1, 0));
        else if (at + 1 < count) focus(at + 1);
        else input.current?.focus();
      };
      const act = isSideways(event) ? step : acts[key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    /** Handles a key in the field; true where the focus moved to the chips. */
    onInputKey: (event: KeyboardEvent<HTMLInputElement>): boolean => {
      const { selectionStart, selectionEnd } = event.currentTarget;
      const isAtStart = selectionStart === 0 && selectionEnd === 0;
      const leads = event.key === 'Backspace' || isStartwards(event);
      if (!leads || !isAtStart || count === 0 || event.nativeEvent.isComposing) return false;
      event.preventDefault();
      focus(count - 1);
      return true;
    },
  };
};
