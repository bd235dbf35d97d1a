import { type RefObject, useLayoutEffect } from 'react';

/** Restores the focus to the element that it came from, when the part that has it is removed. */
export const useFocusBack = (part: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const here = part.current;
    if (!here) return undefined;
    let from: HTMLElement | undefined;
    const rememberFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !here.contains(relatedTarget)) from = relatedTarget;
    };
    here.addEventListener('focusin', rememberFocus);
    return () => {
      here.removeEventListener('focusin', rememberFocus);
      if (here.matches(':focus-within')) from?.focus({ preventScroll: true });
    };
  }, [part]);
};
