import { type Compilable, type CompiledQuery, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type AnyRow, type Comparison, comparisons, orderOf } from './conditions.ts';
import { language, type Tables } from './pool.ts';
import type { RowQuery, Readable, Where, Writable } from './store.ts';

/** One statement, and what stands in it for `$1` and on. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Runs one statement somewhere; its rows. */
export type RunStatement = (statement: Statement) => Promise<AnyRow[]>;

/** A statement as the query builder has written it. */
export const statementOf = ({ sql: text, parameters }: CompiledQuery): Statement => ({ text, values: [...parameters] });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_FIELDS = new Set(['id', 'tenantId', 'userId']);

/** Whether a field can have the value at all; PostgreSQL refuses the whole question over one that it cannot. */
const possible = (field: string, by?: Comparison['by']) => (value: unknown) =>
  typeof value !== 'string' || (by === 'overlaps' || ID_FIELDS.has(field) ? UUID.test(value) : !value.includes('\0'));

const expression = (eb: ExpressionBuilder<Tables, string>, field: string, condition: Comparison) => {
  if ('values' in condition) {
    const values = condition.values.filter(possible(field, condition.by));
    if (values.length === 0) return eb.val(false);
    // one statement, however long the list
    return condition.by === 'in'
      ? sql<boolean>`${eb.ref(field)} = any(${values})`
      : sql<boolean>`${eb.ref(field)} && ${values}::uuid[]`;
  }
  const { by, value } = condition;
  if (!possible(field)(value)) return eb.val(by === 'not');
  switch (by) {
    case 'equal':
      return value === null ? eb(field, 'is', null) : eb(field, '=', value);
    case 'not':
      return eb(field, 'is distinct from', value);
    case 'contains':
      return sql<boolean>`strpos(${eb.ref(field)}, ${value}) > 0`;
    case 'before':
      return eb(field, '<', value);
    case 'after':
      return eb(field, '>', value);
  }
};

const all = (where?: Where<AnyRow>) => (eb: ExpressionBuilder<Tables, string>) =>
  eb.and(comparisons(where).map(([field, condition]) => expression(eb, field, condition)));

/** What a condition compares with, and all else that its text depends on. */
const partOf = ([field, condition]: [string, Comparison]): { shape: string; value: unknown } => {
  if ('values' in condition) {
    const values = condition.values.filter(possible(field, condition.by));
    return values.length > 0
      ? { shape: `${field} ${condition.by}`, value: values }
      : { shape: `${field} never`, value: false };
  }
  const { by, value } = condition;
  if (!possible(field)(value)) return { shape: `${field} ${by} never`, value: by === 'not' };
  return { shape: `${field} ${by}${value === null ? ' null' : ''}`, value };
};

const texts = new Map<string, string>();

/**
 * A question in words. Most are asked again and again with other values: the text of each form is built once. `build` says
 * it the first time; its values stand in the order of the conditions, then limit and offset.
 */
const question = (
  what: string,
  { where, limit, offset }: Pick<RowQuery<AnyRow>, 'where' | 'limit' | 'offset'>,
  build: () => Compilable,
): Statement => {
  const parts = comparisons(where).map(partOf);
  const shape = [what, ...parts.map((part) => part.shape), limit !== undefined, offset !== undefined].join('\n');
  // a null is a word, not a value
  const compared = parts.filter((part) => !part.shape.endsWith(' equal null')).map(({ value }) => value);
  const values = [...compared, limit, offset].filter((value) => value !== undefined);
  const known = texts.get(shape);
  if (known !== undefined) return { text: known, values };
  const statement = statementOf(build().compile());
  if (statement.values.length === values.length) texts.set(shape, statement.text);
  return statement;
};

/** A part of what is selected, in order. */
const page = <Output>(
  selected: SelectQueryBuilder<Tables, string, Output>,
  order: ReturnType<typeof orderOf>,
  { limit, offset }: Pick<RowQuery<AnyRow>, 'limit' | 'offset'>,
): SelectQueryBuilder<Tables, string, Output> => {
  let query = selected;
  for (const [field, way] of order) query = query.orderBy(field, way);
  if (limit !== undefined) query = query.limit(limit);
  return offset === undefined ? query : query.offset(offset);
};

/** So many rows into an order, its rows are found by their ids: an index alone tells these, without the rows that are passed over. */
const FAR = 100;

/** A table, to be read. */
export const readable = (run: RunStatement, name: string): Readable<AnyRow> => {
  const find: Readable<AnyRow>['find'] = async (asked = {}) => {
    const order = orderOf(asked);
    const far = (asked.offset ?? 0) >= FAR;
    const build = () => {
      const matching = language.selectFrom(name).where(all(asked.where));
      if (!far) return page(matching.selectAll(), order, asked);
      const ids = page(matching.select('id'), order, asked);
      return page(language.selectFrom(name).selectAll().where('id', 'in', ids), order, {});
    };
    return run(question(`${name} ${order.join(' ')} ${far}`, asked, build));
  };
  return {
    get: async (id) => (await find({ where: { id }, limit: 1 }))[0],
    find,
    few: async (asked, most) => {
      const order = orderOf(asked);
      const build = () => {
        const tally = sql<number>`count(*)::int`.as('tallied');
        const shown = language
          .with(
            (found) => found('found').materialized(),
            (db) =>
              db
                .selectFrom(name)
                .selectAll()
                .where(all(asked.where))
                // one more than may be tells that there are too many
                .limit(sql.lit(most + 1)),
          )
          .with('shown', (db) => page(db.selectFrom('found').selectAll(), order, asked))
          .selectFrom((db) => db.selectFrom('found').select(tally).as('tally'))
          .leftJoin('shown', (join) => join.onTrue())
          .selectAll();
        return page(shown, order, {});
      };
      const found = await run(question(`few ${name} ${order.join(' ')} ${most}`, asked, build));
      const total = Number(found[0]?.['tallied']);
      if (total > most) return undefined;
      // where the page is empty there is a row all the same, of the tally alone
      const rows = found.filter(({ id }) => id !== null);
      for (const row of rows) Reflect.deleteProperty(row, 'tallied');
      return { rows, total };
    },
    count: async (where) => {
      const counted = sql<number>`count(*)::int`.as('rows');
      const build = () => language.selectFrom(name).select(counted).where(all(where));
      const [row] = await run(question(`count ${name}`, { ...(where && { where }) }, build));
      return Number(row?.['rows']);
    },
  };
};

/** A table inside a transaction. */
export const writable = (run: RunStatement, name: string): Writable<AnyRow> => ({
  ...readable(run, name),
  // what was inserted may be out of sight: it is answered as it was given
  insert: async (row) => {
    await run(statementOf(language.insertInto(name).values(row).compile()));
    return structuredClone(row);
  },
  update: (where, changes) =>
    run(statementOf(language.updateTable(name).set(changes).where(all(where)).returningAll().compile())),
  remove: async (where) =>
    (await run(statementOf(language.deleteFrom(name).where(all(where)).returning('id').compile()))).length,
});
