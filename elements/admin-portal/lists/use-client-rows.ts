import { useMemo } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import type { TableQuery } from '../../ui/data-table/use-table-view.ts';

/** Accessors to search, filter and sort the rows of a client-side list. */
export interface RowAccessors<Row> {
  /** Texts that the search matches. */
  readonly texts: (row: Row) => readonly (string | null | undefined)[];
  /** Sort keys by column id. */
  readonly sorts?: Readonly<Record<string, (row: Row) => string | number>>;
  /** Values of a row by filter field; one match is enough. */
  readonly filters?: Readonly<Record<string, (row: Row) => readonly string[]>>;
}

/** Source: product.md#lists. */
const PAGE_SIZE = 20;
const NONE: readonly never[] = [];

/**
 * Current page of a client-side list, and all rows that match the search and the filters. `reading` must be stable: a
 * new one recomputes all rows.
 */
export const useClientRows = <Row>(
  all: readonly Row[] = NONE,
  query: TableQuery,
  reading: RowAccessors<Row>,
): { rows: readonly Row[]; found: readonly Row[]; total: number } => {
  const locale = useHostState().locale.tag;
  const { page } = query;
  const found = useMemo(() => readRows(all, query, reading, locale), [all, query, reading, locale]);
  const rows = useMemo(() => found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [found, page]);
  return { rows, found, total: found.length };
};

const readRows = <Row>(
  all: readonly Row[],
  { search, filters, sort }: TableQuery,
  { texts, sorts = {}, filters: fields = {} }: RowAccessors<Row>,
  locale: string,
): readonly Row[] => {
  const words = search.toLocaleLowerCase(locale);
  const some = all.filter(
    (row) =>
      texts(row).some((text) => text?.toLocaleLowerCase(locale).includes(words)) &&
      filters.every(({ field, value }) => fields[field]?.(row).some((one) => value.includes(one)) ?? true),
  );
  const by = sort && sorts[sort.column];
  if (!by) return some;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = sort.direction === 'desc' ? -1 : 1;
  const order = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
  return some.toSorted((one, other) => turn * order(by(one), by(other)));
};
