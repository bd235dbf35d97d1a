import { SearchField } from '../../ui/search-field/search-field.tsx';
import type { useListView } from './use-list-view.ts';

/** The search of a list that is shown otherwise than as a table, which has one of its own. */
export const ListSearch = ({
  label,
  results,
  query,
  view,
}: Pick<ReturnType<typeof useListView>, 'query' | 'view'> & { label: string; results: number }) => (
  <SearchField label={label} value={query.search} onChange={(search) => view.onSearch?.(search)} results={results} />
);
