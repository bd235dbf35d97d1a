import type { RowQuery } from '../store/store.ts';

type Ordered<Row> = RowQuery<Row> & { limit: number; offset: number };

const turned = { asc: 'desc', desc: 'asc' } as const;

/**
 * A page of a known number of rows, asked for from the end that is nearer: nothing is passed over that need not be. The
 * order must tell all rows apart.
 */
export const pageFromNearestEnd = async <Row>(
  question: Ordered<Row>,
  total: number,
  find: (question: RowQuery<Row>) => Promise<Row[]>,
): Promise<Row[]> => {
  const { order = [], limit, offset } = question;
  const left = total - offset;
  if (left <= 0) return [];
  if (offset <= left) return find(question);
  const backwards = order.map(([field, way]) => [field, turned[way]] as const);
  const size = Math.min(limit, left);
  return (await find({ ...question, order: backwards, limit: size, offset: left - size })).toReversed();
};
