import type { RowQuery, Where } from './store.ts';

/** A row of any collection. */
export interface AnyRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Condition on one field: operator and value. */
export type Comparison =
  | { readonly by: 'equal' | 'not' | 'before' | 'after' | 'contains'; readonly value: unknown }
  | { readonly by: 'in' | 'overlaps'; readonly values: readonly unknown[] };

/** Conditions of a query, field by field. Throws where one is undefined: it would match every row. */
export const comparisons = (where: Where<AnyRow> = {}): [field: string, Comparison][] =>
  Object.entries(where).map(([field, condition]) => {
    if (condition === undefined) throw new Error(`The condition on ${field} is undefined`);
    if (typeof condition !== 'object' || condition === null) return [field, { by: 'equal', value: condition }];
    if ('in' in condition && Array.isArray(condition.in)) return [field, { by: 'in', values: condition.in }];
    if ('overlaps' in condition && Array.isArray(condition.overlaps))
      return [field, { by: 'overlaps', values: condition.overlaps }];
    for (const by of ['not', 'before', 'after', 'contains'] as const)
      if (by in condition) return [field, { by, value: (condition as Readonly<Record<string, unknown>>)[by] }]; // just seen
    throw new Error(`The condition on ${field} is not one that stores know`);
  });

/** Total order of a query: its own, then by id, equal in every store. */
export const orderOf = (question: RowQuery<AnyRow>): [field: string, way: 'asc' | 'desc'][] => [
  ...(question.order ?? []).map(([field, direction]): [string, 'asc' | 'desc'] => [field, direction]),
  ['id', 'asc'],
];
