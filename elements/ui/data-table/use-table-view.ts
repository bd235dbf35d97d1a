import { useState } from 'react';
import type { Sort } from './column.ts';
import type { TableView } from './data-table.types.ts';
import type { Filter } from './filter.ts';

/** Query of a list: search, filters, sort order and page. */
export interface TableQuery {
  readonly search: string;
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** Page number, from 1. */
  readonly page: number;
}

const EVERYTHING: TableQuery = { search: '', filters: [], sort: undefined, page: 1 };

/** Query after a change: another search, filter or order goes back to the first page. Source: product.md#lists. */
export const nextQuery = (query: TableQuery, wish: Partial<TableQuery>): TableQuery => ({ ...query, page: 1, ...wish });

/** Props of a table that `useTableView` provides. */
type KeptView = Pick<
  TableView,
  'search' | 'onSearch' | 'filters' | 'onFilters' | 'sort' | 'onSort' | 'page' | 'onPage'
>;

/**
 * State of a table's search, filters, sort order and page, from initial values of a URL or a screen. `query` is for the
 * request to the server; `view` is spread on the table.
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
