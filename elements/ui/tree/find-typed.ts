import type { WalkedRow } from './walk.ts';

/** Timeout of typeahead, in milliseconds. */
const TYPEAHEAD_MS = 600;

/**
 * Typeahead of a tree: finds the row that begins with the typed text, from the current row; one repeated letter moves
 * on.
 */
export const typing = (locale: string) => {
  const collator = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const begins = (text: string, with_: string) => collator.compare(text.slice(0, with_.length), with_) === 0;
  return {
    /** Forgets the typed text. */
    forget: (): void => {
      typed = '';
    },
    /** True while a space belongs to the typed text. */
    isUnderWay: (time: number): boolean => typed !== '' && time - last <= TYPEAHEAD_MS,
    find: (letter: string, rows: readonly WalkedRow[], at: number, time: number): number | undefined => {
      typed = time - last > TYPEAHEAD_MS ? letter : typed + letter;
      last = time;
      const isRepeated = [...typed].every((one) => one === letter);
      const wanted = isRepeated ? letter : typed;
      const start = isRepeated ? at + 1 : at;
      const order = rows.map((_, step) => (start + step) % rows.length);
      return order.find((place) => begins(rows[place]?.text ?? '', wanted));
    },
  };
};
