/** Promise with its state written on it, so that a later render reads it without waiting. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/**
 * Marks a promise with its state from now on. One that is marked before it is first read is read without suspending once
 * it has settled; any other suspends once.
 */
export const trackPromise = <Value>(promise: Promise<Value>): Tracked<Value> => {
  const tracked: Tracked<Value> = promise;
  if (tracked.status !== undefined) return tracked;
  tracked.status = 'pending';
  promise.then(
    // status and value are written together
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    // the rejection is handled here; the component throws the reason when it reads
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
};

/** Whether a promise is read without suspending. */
export const isSettled = (promise: Promise<unknown>): boolean => trackPromise(promise).status !== 'pending';

/**
 * Value of a promise, for Suspense: while it is pending the component suspends, and a rejection is thrown. Equivalent
 * of React's `use()`, which React 18 lacks, with the same properties on the promise; both versions suspend on a thrown
 * promise. Source: demo/docs/decisions/react.md.
 */
export const readPromise = <Value>(promise: Promise<Value>): Value => {
  const tracked = trackPromise(promise);
  if (tracked.status === 'fulfilled') return tracked.value as Value;
  if (tracked.status === 'rejected') throw tracked.reason;
  throw promise;
};
