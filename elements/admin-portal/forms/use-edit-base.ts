import { useState } from 'react';
import type { Failure } from '../../../core/contract/failure.ts';

/**
 * Base of a form for optimistic locking: the value when the form was opened. On `staleVersion` it becomes the refetched
 * value, and `onChanged` merges that into the form.
 */
export const useEditBase = <Thing>(
  latest: Thing,
  failure: Failure | undefined,
  onChanged: (now: Thing, before: Thing) => void,
): Thing => {
  const [seen, setSeen] = useState(latest);
  // a refetch can return an equal value as a new object
  if (failure?.kind === 'staleVersion' && JSON.stringify(latest) !== JSON.stringify(seen)) {
    setSeen(latest);
    onChanged(latest, seen);
  }
  return seen;
};

/** Three-way merge of lists: keeps what either side added, drops what either side removed. */
export const threeWayMerge = <Item>(mine: readonly Item[], before: readonly Item[], now: readonly Item[]): Item[] => [
  ...now.filter((item) => mine.includes(item) || !before.includes(item)),
  ...mine.filter((item) => !before.includes(item) && !now.includes(item)),
];
