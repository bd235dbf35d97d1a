import { useState } from 'react';
import type { Failure } from '../../../core/contract/failure.ts';

/**
 * What a form changes, as whoever fills it in saw it. Where the server says that somebody else was before them, it is what
 * they left, once that is here; `onChanged` takes it over into the form.
 */
export const useEditBase = <Thing>(
  latest: Thing,
  failure: Failure | undefined,
  onChanged: (now: Thing, before: Thing) => void,
): Thing => {
  const [seen, setSeen] = useState(latest);
  // asked for again it may be another object, and the same thing
  if (failure?.kind === 'staleVersion' && JSON.stringify(latest) !== JSON.stringify(seen)) {
    setSeen(latest);
    onChanged(latest, seen);
  }
  return seen;
};

/** A list as one person wants it, over what another has made of it meanwhile: both have what they added, and not what they took away. */
export const threeWayMerge = <Item>(mine: readonly Item[], before: readonly Item[], now: readonly Item[]): Item[] => [
  ...now.filter((item) => mine.includes(item) || !before.includes(item)),
  ...mine.filter((item) => !before.includes(item) && !now.includes(item)),
];
