/** Channel to the other tabs of this origin (`BroadcastChannel`). */
export interface Channel {
  tell(message: unknown): void;
  close(): void;
}

/**
 * Opens the channel of that name. Closed while the page is hidden, so that the back-forward cache can keep the page.
 */
export const openChannel = (name: string, onMessage: (message: unknown) => void): Channel => {
  const stop = new AbortController();
  let line: BroadcastChannel | undefined;
  const close = () => {
    line?.close();
    line = undefined;
  };
  const open = () => {
    close();
    if (!globalThis.BroadcastChannel) return;
    line = new BroadcastChannel(name);
    line.addEventListener('message', ({ data }) => onMessage(data));
  };
  open();
  globalThis.window?.addEventListener('pagehide', close, stop);
  globalThis.window?.addEventListener('pageshow', ({ persisted }) => persisted && open(), stop);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (message) => line?.postMessage(message),
    close: () => {
      stop.abort();
      close();
    },
  };
};
