/** What a promise has become, written down on it so that whoever renders with it again need not wait. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/**
 * The value of a promise; the component is suspended until it is there, and throws what the promise was rejected with.
 * React's own `use()` with the same marks on the promise, for React 18 has none: both versions wait for one that is thrown.
 * Source: demo/docs/decisions/react.md.
 */
export const readPromise = <Value>(promise: Promise<Value>): Value => {
  const tracked: Tracked<Value> = promise;
  // what is written down as the value is one
  if (tracked.status === 'fulfilled') return tracked.value as Value;
  if (tracked.status === 'rejected') throw tracked.reason;
  if (tracked.status === undefined) {
    tracked.status = 'pending';
    promise.then(
      (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
      // not handed on: whoever is told by the component is told once
      (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
    );
  }
  throw promise;
};
