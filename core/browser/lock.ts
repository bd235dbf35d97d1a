/**
 * Runs work while no other tab of this origin runs work of that name. After `waitMs` of waiting, and where there are no
 * locks, it goes ahead all the same: a lock orphaned by a suspended tab must not freeze this one.
 */
export const withLock = async <Value>(name: string, waitMs: number, work: () => Promise<Value>): Promise<Value> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(waitMs) }, begin);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
};
