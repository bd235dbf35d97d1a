import { type Coming, fetchOnce } from '../dom/fetch-once.ts';
import { whenPainted } from '../dom/after-paint.ts';

type Settled = typeof import('./deferred-styles.ts').settled;

let there: Settled | undefined;

const load = async (): Promise<Settled> => {
  await whenPainted();
  const { settled } = await import('./deferred-styles.ts');
  return (there = settled);
};

/** The sheets that wait for the first picture, on their way. What did not come is asked for again. */
export const whenSettled = (): Coming<Settled> => fetchOnce(load, true);

/** Those sheets, once they are there. */
export const settledSheets = (): Settled | undefined => there;
