const running = new Map<string, Promise<unknown>>();

/** Runs the works of one key one after the other, on this node. */
export const serialize = async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  running.set(key, settled);
  try {
    return await mine;
  } finally {
    if (running.get(key) === settled) running.delete(key);
  }
};
