import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusablesIn } from '../layers/focusable.ts';

/** Delay before a hovered tooltip is shown, in milliseconds; none that soon after another was hidden. Ours. */
const PASSING_MS = 400;
/** Delay before it is hidden, in milliseconds, to move the pointer onto the tooltip or back. */
const LEAVING_MS = 150;

let lastHidden = -Infinity;

/**
 * True where a press does something: a node contains an enabled control. The tooltip then hides; at a disabled one it
 * shows the reason.
 */
const actsIn = (node: HTMLElement | null): boolean =>
  node !== null && focusablesIn(node).some((one) => one.matches('a, button, input, select') && !isOff(one));
const isOff = (control: Element) => control.getAttribute('aria-disabled') === 'true';

/**
 * State of a tooltip: shown while its control or the tooltip is hovered or has the keyboard focus, until `hide`. Touch
 * shows it only where a press does nothing else.
 */
export const useTooltip = (ref: RefObject<HTMLElement | null>, delayed: boolean, first: boolean) => {
  const [shown, setShown] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (show: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    const now = () => {
      if (!show) lastHidden = performance.now();
      setShown(show);
    };
    if (afterMs > 0) timer.current = setTimeout(now, afterMs);
    else now();
  };
  const hasFocus = () => ref.current?.querySelector(':focus-visible') != null;
  const isWarm = () => shown || !delayed || performance.now() - lastHidden < PASSING_MS;

  return {
    shown,
    hide: () => turn(false),
    listeners: {
      // React does not dispatch `pointerenter` where the pointer comes from a page that the same React renders
      onPointerOver: ({ pointerType, relatedTarget }: PointerEvent) => {
        const isInside = relatedTarget instanceof Node && ref.current?.contains(relatedTarget);
        if (pointerType === 'mouse' && !isInside) turn(true, isWarm() ? 0 : PASSING_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !hasFocus()) turn(false, shown ? LEAVING_MS : 0);
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        if (actsIn(ref.current)) turn(false);
        else if (pointerType !== 'mouse') turn(true);
      },
      onFocus: () => hasFocus() && turn(true),
      onBlur: () => turn(false),
    },
  };
};
