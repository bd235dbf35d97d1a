import type { WalkedRow } from './walk.ts';

/** How long after a letter the next one still belongs to it. */
const PAUSE_MS = 600;

/** Finds the row that begins with what is typed, from the row one stands on; one letter again and again goes on. */
export const typing = (locale: string) => {
  const collator = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const begins = (text: string, with_: string) => collator.compare(text.slice(0, with_.length), with_) === 0;
  return {
    /** What is typed next begins anew. */
    forget: (): void => {
      typed = '';
    },
    /** Whether a space belongs to what is being typed. */
    isUnderWay: (time: number): boolean => typed !== '' && time - last <= PAUSE_MS,
    find: (letter: string, rows: readonly WalkedRow[], at: number, time: number): number | undefined => {
      typed = time - last > PAUSE_MS ? letter : typed + letter;
      last = time;
      const isRepeated = [...typed].every((one) => one === letter);
      const wanted = isRepeated ? letter : typed;
      const start = isRepeated ? at + 1 : at;
      const order = rows.map((_, step) => (start + step) % rows.length);
      return order.find((place) => begins(rows[place]?.text ?? '', wanted));
    },
  };
};
