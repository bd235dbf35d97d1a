/** How long a page that paints nothing, because nobody sees it, is waited for, in milliseconds. Ours. */
const PAINT_WAIT_MS = 100;

let painted: Promise<void> | undefined;

/** Settles once the page has painted what stood in it when this was first asked; what is fetched then is in nobody's way. */
export const afterPaint = (): Promise<void> =>
  (painted ??= new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_WAIT_MS);
  }));
