import { type AnyRow, type Comparison, comparisons, orderOf } from './conditions.ts';
import type { RowQuery, Where } from './store.ts';

type Comparable = string | number | boolean;
const comparable = (value: unknown): value is Comparable => ['string', 'number', 'boolean'].includes(typeof value);

const compare = (a: Comparable, b: Comparable): number => (a < b ? -1 : a > b ? 1 : 0);

const holds = (value: unknown, condition: Comparison): boolean => {
  switch (condition.by) {
    case 'equal':
      return value === condition.value;
    case 'not':
      return value !== condition.value;
    case 'in':
      return value !== null && condition.values.includes(value);
    case 'overlaps':
      return Array.isArray(value) && condition.values.some((wanted) => value.includes(wanted));
    case 'contains':
      return typeof value === 'string' && value.includes(String(condition.value));
    case 'before':
      return comparable(value) && comparable(condition.value) && value < condition.value;
    case 'after':
      return comparable(value) && comparable(condition.value) && value > condition.value;
  }
};

/** Filters rows by all conditions. */
export const filterRows = (rows: Iterable<AnyRow>, where?: Where<AnyRow>): AnyRow[] => {
  const conditions = comparisons(where);
  return [...rows].filter((row) => conditions.every(([field, condition]) => holds(row[field], condition)));
};

/** Comparator of a field: null last, or first in descending order, as in PostgreSQL. */
const byField = (field: string, direction: 'asc' | 'desc') => (a: AnyRow, b: AnyRow) => {
  const [x, y] = [a[field], b[field]];
  const order = comparable(x) && comparable(y) ? compare(x, y) : Number(x === null) - Number(y === null);
  return direction === 'asc' ? order : -order;
};

/** Runs a query: filter, order and page. */
export const selectRows = (rows: Iterable<AnyRow>, question: RowQuery<AnyRow> = {}): AnyRow[] => {
  const orders = orderOf(question).map(([field, direction]) => byField(field, direction));
  const { offset = 0, limit = Infinity } = question;
  return filterRows(rows, question.where)
    .toSorted((a, b) => orders.reduce((order, next) => order || next(a, b), 0))
    .slice(offset, offset + limit);
};
