import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Selection = [number | null, number | null, 'forward' | 'backward' | 'none'];

/**
 * Reveals and masks a password input, and keeps the caret. Submitting the form masks it, so that the browser never
 * stores it as plain text. The same as `elements/kit/credentials/reveal.ts`.
 */
export const useReveal = (input: RefObject<HTMLInputElement | null>) => {
  const [revealed, setRevealed] = useState(false);
  const selection = useRef<Selection>(undefined);

  useLayoutEffect(() => {
    // a change of type loses the caret
    if (selection.current) input.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setRevealed(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  return {
    revealed,
    toggle: () => {
      const { selectionStart = null, selectionEnd = null, selectionDirection } = input.current ?? {};
      selection.current = [selectionStart, selectionEnd, selectionDirection ?? 'none'];
      setRevealed(!revealed);
    },
    /** Pointer handler of the button: keeps the focus in the input. */
    keepFocus: (event: PointerEvent) => {
      const root = event.currentTarget.getRootNode();
      if ('activeElement' in root && root.activeElement === input.current) event.preventDefault();
    },
  };
};
