/** Timeout for a page that does not paint because it is hidden, in milliseconds. Ours. */
const PAINT_WAIT_MS = 100;

let painted: Promise<void> | undefined;

/** Resolves after the first paint that follows the first call, so that later fetches do not delay it. */
export const afterPaint = (): Promise<void> =>
  (painted ??= new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_WAIT_MS);
  }));
