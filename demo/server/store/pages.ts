import type { Counted, Readable, RowQuery } from './store.ts';

/** Query of a page, whose order is total. */
export type PageQuery<Row> = RowQuery<Row> & { limit: number; offset: number };

/** Number of matches up to which sorting them is faster than scanning the index of all. */
const FEW = 5000;
/** Offset from which the total is counted first, to read the page from the nearest end. */
const FAR = 100;

const reversed = { asc: 'desc', desc: 'asc' } as const;

/** Reads a page from the nearest end, so that the fewest rows are skipped. */
const pageFromNearestEnd = async <Row>(
  rows: Pick<Readable<Row>, 'find'>,
  question: PageQuery<Row>,
  total: number,
): Promise<Row[]> => {
  const { order = [], limit, offset } = question;
  const left = total - offset;
  if (left <= 0) return [];
  if (offset <= left) return rows.find(question);
  const backwards = order.map(([field, direction]) => [field, reversed[direction]] as const);
  const size = Math.min(limit, left);
  return (await rows.find({ ...question, order: backwards, limit: size, offset: left - size })).toReversed();
};

/** Reads a page and the total; a page with a large offset is read from the nearest end. */
export const countedPage = async <Row>(
  rows: Pick<Readable<Row>, 'find' | 'count'>,
  question: PageQuery<Row>,
): Promise<Counted<Row>> => {
  if (question.offset < FAR) {
    const [found, total] = await Promise.all([rows.find(question), rows.count(question.where)]);
    return { rows: found, total };
  }
  const total = await rows.count(question.where);
  return { rows: await pageFromNearestEnd(rows, question, total), total };
};

/** Reads a page of a search or filter, and the total: few matches are found first and then sorted. */
export const searchedPage = async <Row>(
  rows: Pick<Readable<Row>, 'find' | 'few' | 'count'>,
  question: PageQuery<Row>,
): Promise<Counted<Row>> => (await rows.few(question, FEW)) ?? countedPage(rows, question);
