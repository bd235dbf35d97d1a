import { forEach, UNIQUE } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import { answering, matching } from './memory-rows.ts';
import type { CollectionName } from './records.ts';
import { type Reader, type Readable, type Store, Taken, type Writable, type Writer } from './store.ts';

type Table = ReadonlyMap<string, AnyRow>;
type Tables = Map<string, Table>;

const readable = (table: () => Table): Readable<AnyRow> => ({
  get: async (id) => structuredClone(table().get(id)),
  find: async (question) => structuredClone(answering(table().values(), question)),
  count: async (where) => matching(table().values(), where).length,
});

const checkUnique = (name: string, table: Table, row: AnyRow) => {
  for (const fields of UNIQUE[name as CollectionName]) // tables are made from its names
    for (const other of table.values())
      if (other.id !== row.id && fields.every((field) => other[field] === row[field]))
        throw new Taken(`${name}: ${fields.join(', ')}`);
};

/** A collection inside a transaction: rows are replaced in a copy of the table, and `spoil` hears of what was refused. */
const writable = (name: string, tables: Tables, spoil: (cause: Taken) => void): Writable<AnyRow> => {
  const table = () => tables.get(name) ?? new Map<string, AnyRow>();
  const change = (work: (copy: Map<string, AnyRow>) => void) => {
    const copy = new Map(table());
    try {
      work(copy);
    } catch (cause) {
      if (cause instanceof Taken) spoil(cause);
      throw cause;
    }
    tables.set(name, copy);
  };
  const put = (copy: Map<string, AnyRow>, row: AnyRow) => {
    checkUnique(name, copy, row);
    copy.set(row.id, row);
  };
  return {
    ...readable(table),
    insert: async (row) => {
      change((copy) => {
        if (copy.has(row.id)) throw new Taken(`${name}: id`);
        put(copy, structuredClone(row));
      });
      return structuredClone(row);
    },
    update: async (where, changes) => {
      const rows = matching(table().values(), where).map(
        (row): AnyRow => Object.assign({}, row, structuredClone(changes)),
      );
      change((copy) => rows.forEach((row) => put(copy, row)));
      return structuredClone(rows);
    },
    remove: async (where) => {
      const rows = matching(table().values(), where);
      change((copy) => rows.forEach(({ id }) => copy.delete(id)));
      return rows.length;
    },
  };
};

/** Everything kept in memory, for a page and for tests; transactions take turns. */
export const memoryStore = (): Store => {
  let kept: Tables = new Map();
  let turn: Promise<unknown> = Promise.resolve();

  const transact = async <Value>(work: (rows: Writer) => Promise<Value>): Promise<Value> => {
    const tables: Tables = new Map(kept);
    let spoilt: Taken | undefined;
    const rows = forEach<Writer>(UNIQUE, (name) => writable(name, tables, (cause) => (spoilt ??= cause)));
    const value = await work(rows);
    if (spoilt) throw spoilt;
    kept = tables;
    return value;
  };

  return {
    ...forEach<Reader>(UNIQUE, (name) => readable(() => kept.get(name) ?? new Map<string, AnyRow>())),
    transaction: (work) => {
      const result = turn.then(() => transact(work));
      turn = result.catch(() => undefined);
      return result;
    },
    ready: async () => true,
    close: async () => undefined,
  };
};
