import { useState } from 'react';
import type { Failure } from '../../../core/contract/failure.ts';

/**
 * Base of a form that stays open after it was saved, for optimistic locking: the value as it was last saved. While nothing
 * is typed it follows the refetched value, and on `staleVersion` as well; `onChanged` merges that into the form.
 */
export const useSavedBase = <Thing>(
  latest: Thing,
  { failure, dirty }: { failure: Failure | undefined; dirty: boolean },
  onChanged: (now: Thing) => void,
): Thing => {
  const [seen, setSeen] = useState(latest);
  // a refetch can return an equal value as a new object
  if ((failure?.kind === 'staleVersion' || !dirty) && JSON.stringify(latest) !== JSON.stringify(seen)) {
    setSeen(latest);
    onChanged(latest);
  }
  return seen;
};
