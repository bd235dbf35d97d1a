/** Calls back when the page is shown, comes online or is restored from the back-forward cache (`restored`). */
export const awakenings = (listener: (restored: boolean) => void): (() => void) => {
  const page = globalThis.window;
  if (!page) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  page.addEventListener('pageshow', ({ persisted }) => listener(persisted), { signal });
  page.addEventListener('online', () => listener(false), { signal });
  page.document.addEventListener(
    'visibilitychange',
    () => page.document.visibilityState === 'visible' && listener(false),
    { signal },
  );
  return () => stop.abort();
};
