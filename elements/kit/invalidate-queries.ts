import type { QueryClient, QueryFilters } from '@tanstack/query-core';

/**
 * Loads the queries again that a change concerns. The first load of one is given up and started again: TanStack Query would
 * take its answer, which may be from before the change, for both.
 */
export const invalidateQueries = (answers: QueryClient, { predicate, ...filters }: QueryFilters): Promise<void> => {
  void answers.cancelQueries(
    {
      ...filters,
      fetchStatus: 'fetching',
      predicate: (query) => query.state.data === undefined && (predicate?.(query) ?? true),
    },
    { silent: true, revert: false },
  );
  return answers.invalidateQueries({ ...filters, ...(predicate && { predicate }) });
};
