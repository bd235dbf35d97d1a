/** Promise of a module. Once loaded, `value` is what `readPromise` reads without waiting. */
export interface PendingModule<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

type Load<Value> = () => Value | Promise<Value>;

/** Cache of modules of this page, by loader. */
const fetched = new WeakMap<Load<unknown>, PendingModule<unknown>>();
const failed = new WeakSet<Load<unknown>>();

/** Loads a module once per page. A failure is cached until a call with `again`. */
export const fetchOnce = <Value>(load: Load<Value>, again = false): PendingModule<Value> => {
  if (again && failed.delete(load)) fetched.delete(load);
  // the cache is keyed by the loader, which types the value
  const known = fetched.get(load) as PendingModule<Value> | undefined;
  if (known) return known;
  const loading = load();
  const pending: PendingModule<Value> = Promise.resolve(loading);
  const fulfil = (value: Value) => Object.assign(pending, { status: 'fulfilled', value });
  // callers handle the rejection themselves; here it only marks the load as failed
  pending.then(fulfil, () => failed.add(load));
  if (!(loading instanceof Promise)) fulfil(loading);
  fetched.set(load, pending);
  return pending;
};
