import { type PendingModule, fetchOnce } from '../dom/fetch-once.ts';
import { afterPaint } from '../dom/after-paint.ts';

type Settled = typeof import('./deferred-styles.ts').deferredStyles;

let there: Settled | undefined;

const load = async (): Promise<Settled> => {
  await afterPaint();
  const { deferredStyles } = await import('./deferred-styles.ts');
  return (there = deferredStyles);
};

/** The sheets that wait for the first picture, on their way. What did not come is asked for again. */
export const loadDeferredStyles = (): PendingModule<Settled> => fetchOnce(load, true);

/** Those sheets, once they are there. */
export const loadedDeferredStyles = (): Settled | undefined => there;
