type Load = () => Promise<unknown>;

/** Loaders of chunks that nothing has loaded yet. */
const waiting: Load[] = [];

/** End of the queue of chunks that are loaded ahead, once that has begun. */
let queue: Promise<unknown> | undefined;

const enqueue = (load: Load): void => {
  // one that does not load is fetched again when it is used
  queue = (queue ?? Promise.resolve()).then(load).catch(() => undefined);
};

/** Chunk that is loaded when it is first used; in a preview before that, for it works without a network. */
export const lazyModule = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  if (queue) enqueue(load);
  else waiting.push(load);
  return load;
};

/** Loads all chunks ahead, one after the other, with those that they bring. */
export const loadModulesAhead = (): void => {
  queue ??= Promise.resolve();
  for (const load of waiting.splice(0)) enqueue(load);
};
