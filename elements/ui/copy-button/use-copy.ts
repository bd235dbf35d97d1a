import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** How a copy went, until it is of no more interest. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** How long "Copied" stays. Source: product.md#copying-and-exporting. */
const COPIED_MS = 2000;

/** Copies, and says for a while that it did. A refusal stays until the next try. */
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
