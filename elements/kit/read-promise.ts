/** Promise with its state written on it, so that a later render reads it without waiting. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/**
 * Value of a promise, for Suspense: while it is pending the component suspends, and a rejection is thrown. Equivalent
 * of React's `use()`, which React 18 lacks, with the same properties on the promise; both versions suspend on a thrown
 * promise. Source: demo/docs/decisions/react.md.
 */
export const readPromise = <Value>(promise: Promise<Value>): Value => {
  const tracked: Tracked<Value> = promise;
  // status and value are written together
  if (tracked.status === 'fulfilled') return tracked.value as Value;
  if (tracked.status === 'rejected') throw tracked.reason;
  if (tracked.status === undefined) {
    tracked.status = 'pending';
    promise.then(
      (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
      // the rejection is handled here; the component throws the reason when it reads
      (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
    );
  }
  throw promise;
};
