/** What the browser says of its network. That there is one does not say that it leads anywhere. */
export interface Line {
  isCut(): boolean;
  /** Calls back when it has become another. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** The line of the browser this code runs in. */
export const browserLine: Line = {
  isCut: () => globalThis.navigator?.onLine === false,
  onChange: (listener) => {
    const stop = new AbortController();
    for (const event of ['online', 'offline'])
      globalThis.window?.addEventListener(event, listener, { signal: stop.signal });
    return () => stop.abort();
  },
};
