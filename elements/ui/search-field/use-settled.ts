import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Debounce of a search, in milliseconds. Source: product.md#lists. */
export const SETTLE_MS = 300;

/**
 * Debounced text. Typing is never overwritten by the echo of an earlier value; a value from elsewhere replaces it.
 * Nothing is reported during an IME composition.
 */
export const useSettled = (value: string, onSettled: (value: string) => void) => {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  const [composing, compose] = useState(false);
  const tell = useRef(onSettled);
  useLayoutEffect(() => {
    tell.current = onSettled;
  });

  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setTold(value);
      setText(value);
    }
  }

  const settle = (next: string) => {
    setText(next);
    setTold(next);
    if (next !== told) onSettled(next);
  };

  useEffect(() => {
    if (text === told || composing) return undefined;
    const timer = setTimeout(() => {
      setTold(text);
      tell.current(text);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, told, composing]);

  return { text, type: setText, settle, compose };
};
