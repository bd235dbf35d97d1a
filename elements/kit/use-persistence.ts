import { useMemo } from 'react';
import type { Result } from '../../core/contract/failure.ts';
import { stepUpFeature } from '../../core/step-up/step-up.feature.ts';
import { useFeature } from './use-app.ts';

/** Makes a call, and makes it again once what stood in its way is gone. */
export type Persist = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>;

/**
 * How the portal's calls go on where they can: where the server asks for a fresh proof it is asked for in place, and then
 * the call is made again with all that was typed.
 */
export const usePersistence = (): Persist => {
  const { run } = useFeature(stepUpFeature);
  return useMemo<Persist>(() => (call) => run(call), [run]);
};
