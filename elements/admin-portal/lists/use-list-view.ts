import { useMemo } from 'react';
import type { ListView } from '../../../core/portal/portal-location.ts';
import type { TableView } from '../../ui/data-table/data-table.types.ts';
import { nextQuery, type TableQuery } from '../../ui/data-table/use-table-view.ts';
import { usePortalRouter } from '../router/portal-router.tsx';

type KeptView = Pick<
  TableView,
  'search' | 'onSearch' | 'filters' | 'onFilters' | 'sort' | 'onSort' | 'page' | 'onPage'
>;

/** Initial state of a list. */
type Start = Pick<Partial<TableQuery>, 'sort'>;

const EVERYTHING: TableQuery = { search: '', filters: [], sort: undefined, page: 1 };

const sameSort = (one: TableQuery['sort'], other: TableQuery['sort']) =>
  one?.column === other?.column && one?.direction === other?.direction;

/**
 * Search, filters, sorting and page of a tab's list, kept in the portal's location so that a URL restores them. `query`
 * is for the server; `view` are props of the table. `start` is the default and must be stable.
 */
export const useListView = (start: Start = {}): { query: TableQuery; view: KeptView } => {
  const { location: place, change: changePlace } = usePortalRouter();
  const { list } = place;
  const { sort: startSort } = start;
  const query = useMemo<TableQuery>(() => ({ ...EVERYTHING, sort: startSort, ...list }), [list, startSort]);
  const wish = (change: Partial<TableQuery>) => {
    const next = nextQuery(query, change);
    const asked: ListView = {
      ...(next.search && { search: next.search }),
      ...(next.page > 1 && { page: next.page }),
      // the default sorting is left out
      ...(next.sort && !sameSort(next.sort, start.sort) && { sort: next.sort }),
      ...(next.filters.length > 0 && { filters: next.filters }),
    };
    changePlace({ list: asked }, { replace: true });
  };
  return {
    query,
    view: {
      ...query,
      onSearch: (wanted) => wish({ search: wanted }),
      onFilters: (wanted) => wish({ filters: wanted }),
      onSort: (wanted) => wish({ sort: wanted }),
      onPage: (wanted) => wish({ page: wanted }),
    },
  };
};
