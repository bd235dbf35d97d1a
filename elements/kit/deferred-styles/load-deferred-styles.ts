import { type PendingModule, fetchOnce } from '../dom/fetch-once.ts';
import { afterPaint } from '../dom/after-paint.ts';

type Settled = typeof import('./deferred-styles.ts').deferredStyles;

let there: Settled | undefined;

const load = async (): Promise<Settled> => {
  await afterPaint();
  const { deferredStyles } = await import('./deferred-styles.ts');
  return (there = deferredStyles);
};

/** Loads the deferred styles; retries after a failure. */
export const loadDeferredStyles = (): PendingModule<Settled> => fetchOnce(load, true);

/** Deferred styles, once loaded. */
export const loadedDeferredStyles = (): Settled | undefined => there;
