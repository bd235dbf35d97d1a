import { announceChanges } from './announce-changes.ts';
import { forEach, UNIQUE } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import { memoryCounters } from './memory-counters.ts';
import { followPeople } from './memory-people.ts';
import { selectRows, filterRows } from './memory-rows.ts';
import { ScopeViolation, type Scope } from './scope.ts';
import { withinScope } from './scope-rules.ts';
import type { CollectionName } from './records.ts';
import {
  type Reader,
  type Readable,
  type ScopedRows,
  type Store,
  UniqueViolation,
  type Where,
  type Writable,
  type Writer,
} from './store.ts';

type Table = ReadonlyMap<string, AnyRow>;
type Tables = ReadonlyMap<string, Table>;

const rowsOf = (tables: Tables, name: string): Table => tables.get(name) ?? new Map<string, AnyRow>();

/** Rows of a collection within a scope, at the time of the call. */
const reached = (tables: () => Tables, name: string, scope: Scope) => {
  // tables are made from the collections' names
  const within = withinScope(name as CollectionName, scope, () => rowsOf(tables(), 'memberships').values());
  return { ...within, rows: () => [...rowsOf(tables(), name).values()].filter(within.seen) };
};

const readable = (tables: () => Tables, name: string, scope: Scope): Readable<AnyRow> => {
  const { rows, seen } = reached(tables, name, scope);
  return {
    get: async (id) => {
      const row = rowsOf(tables(), name).get(id);
      return row && seen(row) ? structuredClone(row) : undefined;
    },
    find: async (question) => structuredClone(selectRows(rows(), question)),
    few: async (question, most) => {
      const found = filterRows(rows(), question.where);
      if (found.length > most) return undefined;
      return { rows: structuredClone(selectRows(found, question)), total: found.length };
    },
    count: async (where) => filterRows(rows(), where).length,
    tally: async (where, by) => {
      const numbers = new Map<unknown, number>();
      for (const row of filterRows(rows(), where)) numbers.set(row[by], (numbers.get(row[by]) ?? 0) + 1);
      return numbers;
    },
  };
};

const checkUnique = (name: string, table: Table, row: AnyRow) => {
  for (const fields of UNIQUE[name as CollectionName]) // tables are made from its names
    for (const other of table.values())
      if (other.id !== row.id && fields.every((field) => other[field] === row[field]))
        throw new UniqueViolation(`${name}: ${fields.join(', ')}`);
};

/**
 * Writable collection inside a transaction: rows are replaced in a copy of the table; `spoil` is called when a write is
 * refused.
 */
const writable = (
  name: string,
  scope: Scope,
  tables: Map<string, Table>,
  spoil: (cause: Error) => void,
): Writable<AnyRow> => {
  const { rows, changed, added } = reached(() => tables, name, scope);
  const change = (work: (copy: Map<string, AnyRow>) => void) => {
    const copy = new Map(rowsOf(tables, name));
    try {
      work(copy);
    } catch (cause) {
      if (cause instanceof Error) spoil(cause);
      throw cause;
    }
    tables.set(name, copy);
  };
  const put = (copy: Map<string, AnyRow>, row: AnyRow, allowed: (row: AnyRow) => boolean) => {
    if (!allowed(row)) throw new ScopeViolation(`${name}: the row is not within scope`);
    checkUnique(name, copy, row);
    copy.set(row.id, row);
  };
  const selected = (where: Where<AnyRow>) => filterRows(rows().filter(changed), where);
  return {
    ...readable(() => tables, name, scope),
    insert: async (row) => {
      change((copy) => {
        if (copy.has(row.id)) throw new UniqueViolation(`${name}: id`);
        put(copy, structuredClone(row), added);
      });
      followPeople(tables, name, [row]);
      return structuredClone(row);
    },
    update: async (where, changes) => {
      const now = selected(where).map((row): AnyRow => Object.assign({}, row, structuredClone(changes)));
      change((copy) => now.forEach((row) => put(copy, row, changed)));
      followPeople(tables, name, now);
      return structuredClone(now);
    },
    remove: async (where) => {
      const removed = selected(where);
      change((copy) => removed.forEach(({ id }) => copy.delete(id)));
      followPeople(tables, name, removed);
      return removed.length;
    },
  };
};

/** Store in memory, for previews and tests; transactions run one after another. */
export const memoryStore = (): Store => {
  let kept: Tables = new Map();
  let turn: Promise<unknown> = Promise.resolve();

  const transact = async <Value>(scope: Scope, work: (rows: Writer) => Promise<Value>): Promise<Value> => {
    const tables = new Map(kept);
    let failure: Error | undefined;
    const rows = forEach<Writer>(UNIQUE, (name) => writable(name, scope, tables, (cause) => (failure ??= cause)));
    const value = await work(rows);
    if (failure) throw failure;
    kept = tables;
    return value;
  };
  const reader = (tables: () => Tables, scope: Scope) =>
    forEach<Reader>(UNIQUE, (name) => readable(tables, name, scope));

  const scoped = (scope: Scope): ScopedRows => ({
    ...reader(() => kept, scope),
    snapshot: (work) => {
      const then = kept;
      return work(reader(() => then, scope));
    },
    transaction: (work) => {
      const result = turn.then(() => transact(scope, work));
      turn = result.catch(() => undefined);
      return result;
    },
  });
  return announceChanges({
    scoped,
    counters: memoryCounters(),
    ready: async () => true,
    close: async () => undefined,
  });
};
