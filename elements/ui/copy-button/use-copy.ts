import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** State of a copy action; `copied` ends after a moment. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Duration of "Copied", in milliseconds. Source: product.md#copying-and-exporting. */
const COPIED_MS = 2000;

/** Copies a text and shows the state for a moment. A failure stays until the next try. */
export const useCopy = (): { state: CopyState; copy: (make: () => string, near: HTMLElement) => Promise<void> } => {
  const [{ state, times }, setState] = useState<{ state: CopyState; times: number }>({ state: 'idle', times: 0 });
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const rest = setTimeout(() => setState({ state: 'idle', times }), COPIED_MS);
    return () => clearTimeout(rest);
  }, [state, times]);
  const copy = async (make: () => string, near: HTMLElement) => {
    const copied = await copyText(make, near);
    setState((before) => ({ state: copied ? 'copied' : 'failed', times: before.times + 1 }));
  };
  return { state, copy };
};
