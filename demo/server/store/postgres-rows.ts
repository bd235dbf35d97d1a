import { type Compilable, type ExpressionBuilder, sql } from 'kysely';
import { type AnyRow, type Comparison, comparisons, orderOf } from './conditions.ts';
import { language, type Tables } from './pool.ts';
import type { Readable, Where, Writable } from './store.ts';

/** Runs one statement somewhere; its rows. */
export type Run = (statement: Compilable) => Promise<AnyRow[]>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_FIELDS = new Set(['id', 'tenantId', 'userId']);

/** Whether a field can have the value at all; PostgreSQL refuses the whole question over one that it cannot. */
const possible = (field: string) => (value: unknown) =>
  typeof value !== 'string' || (ID_FIELDS.has(field) ? UUID.test(value) : !value.includes('\0'));

const expression = (eb: ExpressionBuilder<Tables, string>, field: string, condition: Comparison) => {
  if (condition.by === 'in') {
    const values = condition.values.filter(possible(field));
    // one statement, however long the list
    return values.length > 0 ? sql<boolean>`${eb.ref(field)} = any(${values})` : eb.val(false);
  }
  const { by, value } = condition;
  if (!possible(field)(value)) return eb.val(by === 'not');
  switch (by) {
    case 'equal':
      return value === null ? eb(field, 'is', null) : eb(field, '=', value);
    case 'not':
      return eb(field, 'is distinct from', value);
    case 'before':
      return eb(field, '<', value);
    case 'after':
      return eb(field, '>', value);
  }
};

const all = (where?: Where<AnyRow>) => (eb: ExpressionBuilder<Tables, string>) =>
  eb.and(comparisons(where).map(([field, condition]) => expression(eb, field, condition)));

/** A table, to be read. */
export const readable = (run: Run, name: string): Readable<AnyRow> => {
  const find: Readable<AnyRow>['find'] = (question = {}) => {
    let query = language.selectFrom(name).selectAll().where(all(question.where));
    for (const [field, way] of orderOf(question)) query = query.orderBy(field, way);
    if (question.limit !== undefined) query = query.limit(question.limit);
    if (question.offset !== undefined) query = query.offset(question.offset);
    return run(query);
  };
  return {
    get: async (id) => (await find({ where: { id }, limit: 1 }))[0],
    find,
    count: async (where) => {
      const counted = sql<number>`count(*)::int`.as('rows');
      const [row] = await run(language.selectFrom(name).select(counted).where(all(where)));
      return Number(row?.['rows']);
    },
  };
};

/** A table inside a transaction. */
export const writable = (run: Run, name: string): Writable<AnyRow> => ({
  ...readable(run, name),
  // what was inserted may be out of sight: it is answered as it was given
  insert: async (row) => {
    await run(language.insertInto(name).values(row));
    return structuredClone(row);
  },
  update: (where, changes) => run(language.updateTable(name).set(changes).where(all(where)).returningAll()),
  remove: async (where) => (await run(language.deleteFrom(name).where(all(where)).returning('id'))).length,
});
