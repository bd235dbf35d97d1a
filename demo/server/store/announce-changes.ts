import type { AuthorityChange, ScopedRows, Store, Writable, Writer } from './store.ts';

/** Records updates and removals of rows, and inserts that can reduce authority. */
const recordChanges = <Row extends { readonly id: string }>(
  collection: AuthorityChange['collection'],
  rows: Writable<Row>,
  changes: AuthorityChange[],
): Writable<Row> => ({
  ...rows,
  insert: async (row) => {
    const inserted = await rows.insert(row);
    // the rows of which a first one takes something away
    if (collection === 'groupConfigs' || collection === 'mfaPolicies') changes.push({ collection });
    return inserted;
  },
  update: async (where, values) => {
    const changed = await rows.update(where, values);
    if (changed.length > 0) changes.push({ collection, ids: changed.map(({ id }) => id) });
    return changed;
  },
  remove: async (where) => {
    const count = await rows.remove(where);
    if (count > 0) changes.push({ collection });
    return count;
  },
});

const recordAllChanges = (rows: Writer, changes: AuthorityChange[]): Writer => ({
  ...rows,
  sessions: recordChanges('sessions', rows.sessions, changes),
  users: recordChanges('users', rows.users, changes),
  memberships: recordChanges('memberships', rows.memberships, changes),
  groups: recordChanges('groups', rows.groups, changes),
  groupConfigs: recordChanges('groupConfigs', rows.groupConfigs, changes),
  roles: recordChanges('roles', rows.roles, changes),
  permissions: recordChanges('permissions', rows.permissions, changes),
  mfaPolicies: recordChanges('mfaPolicies', rows.mfaPolicies, changes),
  apiTokens: recordChanges('apiTokens', rows.apiTokens, changes),
});

/** Store that notifies listeners on this node of authority changes in its transactions: sessions, users, roles, policies. */
export const announceChanges = (store: Omit<Store, 'listen'>): Store => {
  const listeners = new Set<(change: AuthorityChange) => void>();

  const announcingTransaction = (rows: ScopedRows): ScopedRows['transaction'] => {
    return async (work, isolation) => {
      let changes: AuthorityChange[] = [];
      try {
        return await rows.transaction((inside) => {
          changes = []; // a retry starts again
          return work(recordAllChanges(inside, changes));
        }, isolation);
      } finally {
        // also where the result of the commit is unknown
        for (const change of changes) for (const listener of listeners) listener(change);
      }
    };
  };
  return {
    ...store,
    scoped: (scope) => {
      const rows = store.scoped(scope);
      return { ...rows, transaction: announcingTransaction(rows) };
    },
    listen: (listener) => void listeners.add(listener),
  };
};
