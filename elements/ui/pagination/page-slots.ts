/** One place in the row of pages: a page, or what is left out between two. */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

/** How many places the row has, so that its buttons stay where they are while one pages through. */
const SLOTS = 7;

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The pages that are offered: always the first, the last and the neighbours, and always as many. The first page is 1. */
export const pageSlots = (page: number, pages: number): readonly PageSlot[] => {
  if (pages <= SLOTS) return from(1, pages);
  if (page < SLOTS - 2) return [...from(1, SLOTS - 2), 'gapAfter', pages];
  if (page > pages - SLOTS + 3) return [1, 'gapBefore', ...from(pages - SLOTS + 3, pages)];
  return [1, 'gapBefore', ...from(page - 1, page + 1), 'gapAfter', pages];
};
