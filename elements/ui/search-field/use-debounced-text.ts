import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Debounce of a search, in milliseconds. Source: product.md#lists. */
export const DEBOUNCE_MS = 300;

/**
 * Debounced text. Typing is never overwritten by the echo of an earlier value; a value from elsewhere replaces it.
 * Nothing is reported during an IME composition.
 */
export const useDebouncedText = (value: string, onDebounced: (value: string) => void) => {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);
  const [composing, compose] = useState(false);
  const latest = useRef(onDebounced);
  useLayoutEffect(() => {
    latest.current = onDebounced;
  });

  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }

  const settle = (next: string) => {
    setText(next);
    setReported(next);
    if (next !== reported) onDebounced(next);
  };

  useEffect(() => {
    if (text === reported || composing) return undefined;
    const timer = setTimeout(() => {
      setReported(text);
      latest.current(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, reported, composing]);

  return { text, type: setText, settle, compose };
};
