import type { ScopedRows, Store } from '../../demo/server/store/store.ts';

/** Everything that can be asked of an object, each question told before it is asked. */
const telling = <Asked extends object>(asked: Asked, name: string, tell: (question: string) => void): Asked =>
  new Proxy(asked, {
    get: (target, key, self) => {
      const found: unknown = Reflect.get(target, key, self);
      if (typeof found !== 'function') return found;
      return (...parts: unknown[]) => {
        tell(`${name}.${String(key)}`);
        return Reflect.apply(found, target, parts) as unknown;
      };
    },
  });

const collectionsOf = <Collections extends object>(rows: Collections, tell: (question: string) => void): Collections =>
  // each collection is an object, what is asked of all of them a function
  Object.fromEntries(
    Object.entries(rows).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'object' && part !== null ? telling(part, name, tell) : part,
    ]),
  ) as Collections;

/** The same store, which tells what it is asked: `users.find`, `links.insert`, `counters.add`, `transaction`. */
export const countingStore = (store: Store, tell: (question: string) => void): Store => ({
  ...store,
  counters: telling(store.counters, 'counters', tell),
  scoped: (reach) => {
    const rows = store.scoped(reach);
    const transaction: ScopedRows['transaction'] = (work, isolation) => {
      tell('transaction');
      return rows.transaction((inside) => work(collectionsOf(inside, tell)), isolation);
    };
    const snapshot: ScopedRows['snapshot'] = (work) => {
      tell('snapshot');
      return rows.snapshot((inside) => work(collectionsOf(inside, tell)));
    };
    return { ...collectionsOf(rows, tell), transaction, snapshot };
  },
});
