import { type Compilable, type CompiledQuery, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type AnyRow, type Comparison, comparisons, orderOf } from './conditions.ts';
import { language, type Tables } from './pool.ts';
import type { RowQuery, Readable, Where, Writable } from './store.ts';

/** SQL statement with the values of its parameters, `$1` and on. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Runs one statement; resolves with its rows. */
export type RunStatement = (statement: Statement) => Promise<AnyRow[]>;

/** Statement of a compiled query. */
export const statementOf = ({ sql: text, parameters }: CompiledQuery): Statement => ({ text, values: [...parameters] });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_FIELDS = new Set(['id', 'tenantId', 'userId']);

/** Checks whether a field can have the value at all; PostgreSQL rejects the whole query over an invalid one. */
const possible = (field: string, by?: Comparison['by']) => (value: unknown) =>
  typeof value !== 'string' || (by === 'overlaps' || ID_FIELDS.has(field) ? UUID.test(value) : !value.includes('\0'));

/** Condition of one field in SQL; `always` and `never` where the field cannot have the value. */
interface Condition {
  readonly field: string;
  readonly by: Comparison['by'] | 'isNull' | 'always' | 'never';
  readonly value: unknown;
}

const conditionOf = ([field, comparison]: [string, Comparison]): Condition => {
  if ('values' in comparison) {
    const value = comparison.values.filter(possible(field, comparison.by));
    return { field, by: value.length > 0 ? comparison.by : 'never', value };
  }
  const { by, value } = comparison;
  if (!possible(field)(value)) return { field, by: by === 'not' ? 'always' : 'never', value };
  return { field, by: by === 'equal' && value === null ? 'isNull' : by, value };
};

const expression = (eb: ExpressionBuilder<Tables, string>, { field, by, value }: Condition) => {
  switch (by) {
    case 'always':
    case 'never':
      return sql<boolean>`${sql.lit(by === 'always')}`;
    case 'isNull':
      return eb(field, 'is', null);
    case 'equal':
      return eb(field, '=', value);
    case 'not':
      return eb(field, 'is distinct from', value);
    case 'contains':
      return sql<boolean>`strpos(${eb.ref(field)}, ${value}) > 0`;
    case 'before':
      return eb(field, '<', value);
    case 'after':
      return eb(field, '>', value);
    // one statement, however long the list
    case 'in':
      return sql<boolean>`${eb.ref(field)} = any(${value})`;
    case 'overlaps':
      return sql<boolean>`${eb.ref(field)} && ${value}::uuid[]`;
  }
};

const all = (conditions: readonly Condition[]) => (eb: ExpressionBuilder<Tables, string>) =>
  eb.and(conditions.map((condition) => expression(eb, condition)));

const conditionsOf = (where?: Where<AnyRow>): Condition[] => comparisons(where).map(conditionOf);

/** Place of a value in a prepared query: a condition's, by its number, or the page's. */
class Slot {
  constructor(readonly of: number | 'limit' | 'offset') {}
}

/** Template of a query: conditions and page with parameters instead of values. */
interface Slots {
  readonly matching: ReturnType<typeof all>;
  readonly page: Page;
}

interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

/** LRU cache of compiled queries, one per shape; larger than the number of shapes. Ours. */
const compiled = new LRUCache<string, CompiledQuery>({ max: 2000 });

/** Statement of a query that is compiled once per shape: its parameters are slots for the values. */
export const prepared = (
  what: string,
  { where, limit, offset }: Pick<RowQuery<AnyRow>, 'where' | 'limit' | 'offset'>,
  build: (slots: Slots) => Compilable,
): Statement => {
  const conditions = conditionsOf(where);
  const shape = JSON.stringify([what, conditions.map(({ field, by }) => [field, by]), limit != null, offset != null]);
  let query = compiled.get(shape);
  if (!query) {
    const slots = conditions.map((condition, at) => ({ ...condition, value: new Slot(at) }));
    // to the builder a slot is a value as any other
    const slot = (of: 'limit' | 'offset') => new Slot(of) as unknown as number;
    const page = { ...(limit != null && { limit: slot('limit') }), ...(offset != null && { offset: slot('offset') }) };
    query = build({ matching: all(slots), page }).compile();
    compiled.set(shape, query);
  }
  const given = { limit, offset };
  const valueOf = ({ of }: Slot) => (typeof of === 'number' ? conditions[of]?.value : given[of]);
  return { text: query.sql, values: query.parameters.map((one) => (one instanceof Slot ? valueOf(one) : one)) };
};

/** Applies order and page to a query. */
const page = <Output>(
  selected: SelectQueryBuilder<Tables, string, Output>,
  order: ReturnType<typeof orderOf>,
  { limit, offset }: Page,
): SelectQueryBuilder<Tables, string, Output> => {
  let query = selected;
  for (const [field, direction] of order) query = query.orderBy(field, direction);
  if (limit !== undefined) query = query.limit(limit);
  return offset === undefined ? query : query.offset(offset);
};

/** Offset from which a page is found by ids first: an index-only scan skips the rows before it. */
const FAR = 100;

/** Readable table. */
export const readable = (run: RunStatement, name: string): Readable<AnyRow> => {
  const find: Readable<AnyRow>['find'] = async (query = {}) => {
    const order = orderOf(query);
    const far = (query.offset ?? 0) >= FAR;
    const build = (slots: Slots) => {
      const matching = language.selectFrom(name).where(slots.matching);
      if (!far) return page(matching.selectAll(), order, slots.page);
      const ids = page(matching.select('id'), order, slots.page);
      return page(language.selectFrom(name).selectAll().where('id', 'in', ids), order, {});
    };
    return run(prepared(`${name} ${order.join(' ')} ${far}`, query, build));
  };
  return {
    get: async (id) => (await find({ where: { id }, limit: 1 }))[0],
    find,
    few: async (query, most) => {
      const order = orderOf(query);
      const build = (slots: Slots) => {
        const tally = sql<number>`count(*)::int`.as('tallied');
        const shown = language
          .with(
            (found) => found('found').materialized(),
            (db) =>
              db
                .selectFrom(name)
                .selectAll()
                .where(slots.matching)
                // one more than `most`: there are too many
                .limit(sql.lit(most + 1)),
          )
          .with('shown', (db) => page(db.selectFrom('found').selectAll(), order, slots.page))
          .selectFrom((db) => db.selectFrom('found').select(tally).as('tally'))
          .leftJoin('shown', (join) => join.onTrue())
          .selectAll();
        return page(shown, order, {});
      };
      const found = await run(prepared(`few ${name} ${order.join(' ')} ${most}`, query, build));
      const total = Number(found[0]?.['tallied']);
      if (total > most) return undefined;
      // where the page is empty there is a row all the same, of the tally alone
      const rows = found.filter(({ id }) => id !== null);
      for (const row of rows) Reflect.deleteProperty(row, 'tallied');
      return { rows, total };
    },
    count: async (where) => {
      const counted = sql<number>`count(*)::int`.as('rows');
      const build = ({ matching }: Slots) => language.selectFrom(name).select(counted).where(matching);
      const [row] = await run(prepared(`count ${name}`, { ...(where && { where }) }, build));
      return Number(row?.['rows']);
    },
    tally: async (where, by) => {
      const counted = sql<number>`count(*)::int`.as('rows');
      const build = ({ matching }: Slots) =>
        language.selectFrom(name).select([by, counted]).where(matching).groupBy(by);
      const found = await run(prepared(`tally ${name} ${by}`, { where }, build));
      return new Map(found.map((row) => [row[by], Number(row['rows'])]));
    },
  };
};

/** Writable table inside a transaction. */
export const writable = (run: RunStatement, name: string): Writable<AnyRow> => ({
  ...readable(run, name),
  // an inserted row can be unreadable in this scope: it is returned as it was given
  insert: async (row) => {
    await run(statementOf(language.insertInto(name).values(row).compile()));
    return structuredClone(row);
  },
  update: (where, changes) =>
    run(
      statementOf(
        language
          .updateTable(name)
          .set(changes)
          .where(all(conditionsOf(where)))
          .returningAll()
          .compile(),
      ),
    ),
  remove: async (where) =>
    (
      await run(
        statementOf(
          language
            .deleteFrom(name)
            .where(all(conditionsOf(where)))
            .returning('id')
            .compile(),
        ),
      )
    ).length,
});
