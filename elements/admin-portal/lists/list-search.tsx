import { SearchField } from '../../ui/search-field/search-field.tsx';
import type { useListView } from './use-list-view.ts';

/** Search field for a list without a table; a table has its own. */
export const ListSearch = ({
  label,
  results,
  query,
  view,
}: Pick<ReturnType<typeof useListView>, 'query' | 'view'> & { label: string; results: number }) => (
  <SearchField label={label} value={query.search} onChange={(search) => view.onSearch?.(search)} results={results} />
);
