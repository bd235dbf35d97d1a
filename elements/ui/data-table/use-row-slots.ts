import { useState } from 'react';

/** Places of rows: the ids of a page, and the key of each. */
interface Slots {
  readonly ids: readonly string[];
  readonly keys: readonly number[];
  /** Next key that no row has had. */
  readonly next: number;
}

/** Places of the rows of another page, after those of the one before. */
const slotsOf = (before: Slots, ids: readonly string[]): Slots => {
  const known = new Map(before.ids.map((id, at) => [id, before.keys[at]]));
  const isOtherPage = !ids.some((id) => known.has(id));
  let { next } = before;
  const keys = ids.map((id, at) => (isOtherPage ? before.keys[at] : known.get(id)) ?? next++);
  return { ids, keys, next };
};

/**
 * Keys of rows. A row keeps its key while it is listed; where a page shares no row with the one before, its rows take the
 * places of those: their elements are changed, which costs a third of making others.
 */
export const useRowSlots = (ids: readonly string[]): readonly number[] => {
  const [slots, setSlots] = useState(() => slotsOf({ ids: [], keys: [], next: 0 }, ids));
  const isSame = slots.ids.length === ids.length && ids.every((id, at) => id === slots.ids[at]);
  const now = isSame ? slots : slotsOf(slots, ids);
  if (!isSame) setSlots(now);
  return now.keys;
};
