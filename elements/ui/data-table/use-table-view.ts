import { useState } from 'react';
import type { Sort } from './column.ts';
import type { TableView } from './data-table.types.ts';

/** What of a list is asked for. */
export interface TableQuery {
  readonly search: string;
  readonly sort: Sort | undefined;
  /** The first page is 1. */
  readonly page: number;
}

/** What is asked for after a wish: another search or order begins at the first page again. Source: UX §11. */
export const afterWish = (query: TableQuery, wish: Partial<TableQuery>): TableQuery => ({
  ...query,
  page: 1,
  ...wish,
});

/**
 * Keeps what of a list is shown. `query` is what to ask the server for; `view` goes to the table as it is.
 *
 * ```tsx
 * const { query, view } = useTableView({ sort: { column: 'name', direction: 'asc' } });
 * const users = useCall(usersArea.list, { query: wireOf(query) });
 * return <DataTable {...view} total={users.total} … />;
 * ```
 */
export const useTableView = (
  start: Partial<TableQuery> = {},
): {
  query: TableQuery;
  view: Required<Pick<TableView, 'search' | 'onSearch' | 'onSort' | 'page' | 'onPage'>> & Pick<TableView, 'sort'>;
} => {
  const [query, setQuery] = useState<TableQuery>({ search: '', sort: undefined, page: 1, ...start });
  const wish = (change: Partial<TableQuery>) => setQuery((before) => afterWish(before, change));
  return {
    query,
    view: {
      ...query,
      onSearch: (search) => wish({ search }),
      onSort: (sort) => wish({ sort }),
      onPage: (page) => wish({ page }),
    },
  };
};
