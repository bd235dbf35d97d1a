import { useState } from 'react';
import type { Sort } from './column.ts';
import type { TableView } from './data-table.types.ts';
import type { Filter } from './filter.ts';

/** What of a list is asked for. */
export interface TableQuery {
  readonly search: string;
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** The first page is 1. */
  readonly page: number;
}

const EVERYTHING: TableQuery = { search: '', filters: [], sort: undefined, page: 1 };

/**
 * What is asked for after a wish: another search, filter or order begins at the first page again.
 * Source: product.md#lists.
 */
export const nextQuery = (query: TableQuery, wish: Partial<TableQuery>): TableQuery => ({ ...query, page: 1, ...wish });

/** The part of a table's props that `useTableView` gives. */
type KeptView = Pick<
  TableView,
  'search' | 'onSearch' | 'filters' | 'onFilters' | 'sort' | 'onSort' | 'page' | 'onPage'
>;

/**
 * Keeps what of a list is shown, from where an address or a screen wants it to begin. `query` is what to ask the server
 * for; `view` goes to the table as it is.
 *
 * ```tsx
 * const { query, view } = useTableView({ sort: { column: 'name', direction: 'asc' } });
 * const users = useCall(usersArea.list, { query: wireOf(query) });
 * return <DataTable {...view} total={users.total} … />;
 * ```
 */
export const useTableView = (start: Partial<TableQuery> = {}): { query: TableQuery; view: KeptView } => {
  const [query, setQuery] = useState<TableQuery>({ ...EVERYTHING, ...start });
  const wish = (change: Partial<TableQuery>) => setQuery((before) => nextQuery(before, change));
  return {
    query,
    view: {
      ...query,
      onSearch: (search) => wish({ search }),
      onFilters: (filters) => wish({ filters }),
      onSort: (sort) => wish({ sort }),
      onPage: (page) => wish({ page }),
    },
  };
};
