import { useMemo } from 'react';
import type { ListView } from '../../../core/portal/portal-location.ts';
import type { TableView } from '../../ui/data-table/data-table.types.ts';
import { nextQuery, type TableQuery } from '../../ui/data-table/use-table-view.ts';
import { usePortalRouter } from '../router/portal-router.tsx';

type KeptView = Pick<
  TableView,
  'search' | 'onSearch' | 'filters' | 'onFilters' | 'sort' | 'onSort' | 'page' | 'onPage'
>;

/** How a list begins. */
type Start = Pick<Partial<TableQuery>, 'sort'>;

const EVERYTHING: TableQuery = { search: '', filters: [], sort: undefined, page: 1 };

const sameSort = (one: TableQuery['sort'], other: TableQuery['sort']) =>
  one?.column === other?.column && one?.direction === other?.direction;

/**
 * What of a tab's list is shown, kept in the portal's place, so that an address brings it back. `query` is what to ask the
 * server for; `view` goes to the table as it is. Where the place says nothing it begins as `start` says, which is made once, outside the component.
 */
export const useListView = (start: Start = {}): { query: TableQuery; view: KeptView } => {
  const { location: place, go } = usePortalRouter();
  const { list } = place;
  const { sort: startSort } = start;
  const query = useMemo<TableQuery>(() => ({ ...EVERYTHING, sort: startSort, ...list }), [list, startSort]);
  const wish = (change: Partial<TableQuery>) => {
    const next = nextQuery(query, change);
    const asked: ListView = {
      ...(next.search && { search: next.search }),
      ...(next.page > 1 && { page: next.page }),
      // where it begins need not be said
      ...(next.sort && !sameSort(next.sort, start.sort) && { sort: next.sort }),
      ...(next.filters.length > 0 && { filters: next.filters }),
    };
    go({ ...place, list: asked }, { replace: true });
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
