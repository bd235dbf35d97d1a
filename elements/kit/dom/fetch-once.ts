/** Something on its way. Once it is there it stands in `value`, where `readPromise` reads it without waiting. */
export interface PendingModule<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

type Load<Value> = () => Value | Promise<Value>;

/** What has been fetched in this page, whoever asked. */
const fetched = new WeakMap<Load<unknown>, PendingModule<unknown>>();
const failed = new WeakSet<Load<unknown>>();

/** Fetches something once a page. What failed stays so, until somebody asks for it `again`. */
export const fetchOnce = <Value>(load: Load<Value>, again = false): PendingModule<Value> => {
  if (again && failed.delete(load)) fetched.delete(load);
  // what was kept under a load is what that load gave
  const known = fetched.get(load) as PendingModule<Value> | undefined;
  if (known) return known;
  const loading = load();
  const coming: PendingModule<Value> = Promise.resolve(loading);
  const come = (value: Value) => Object.assign(coming, { status: 'fulfilled', value });
  // whoever waits for it is told; to others it is nothing
  coming.then(come, () => failed.add(load));
  if (!(loading instanceof Promise)) come(loading);
  fetched.set(load, coming);
  return coming;
};
