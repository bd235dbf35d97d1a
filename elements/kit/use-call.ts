import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { AnyEndpoint, AnswerOf, InputOf } from '../../core/contract/endpoint.ts';
import type { Failure } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import type { QueryResult } from './query-result.ts';
import { useFeature } from './use-app.ts';
import { useQueryScope } from './use-query-scope.ts';

/** Query key of a call's answers, common to all its inputs. */
export const queryKeyOf = (scope: string, { method, path }: AnyEndpoint): QueryKey => [scope, `${method} ${path}`];

/**
 * Query of a call, cached and shared by all screens with the same input. After a change of input the previous data stays
 * until the next is loaded (`reloading`). Nothing is fetched unless `enabled`.
 *
 * ```tsx
 * const list = useCall(groups.list, { query: { _groupsRelations: 'rolesAndUsers' } });
 * ```
 */
export const useCall = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<AnswerOf<E>> => {
  const scope = useQueryScope();
  const { call, answers, runWithRetry } = useFeature(queriesFeature);
  const { data, error, isFetching, isPending, refetch } = useQuery<AnswerOf<E>, Failure>(
    {
      queryKey: [...queryKeyOf(scope, endpoint), input],
      queryFn: async ({ signal }) => {
        const result = await runWithRetry(() => call(endpoint, input, { signal }));
        // TanStack Query reports a failure by throwing; nothing above it catches
        if (!result.ok) throw result.failure;
        return result.value;
      },
      enabled,
      // placeholder data of another person or tenant is never shown
      placeholderData: (before, query) => (query?.queryKey[0] === scope ? before : undefined),
    },
    answers,
  );
  const state = () => {
    if (isPending) return 'loading';
    if (isFetching) return 'reloading';
    return error ? 'failed' : 'ready';
  };
  return { state: state(), value: data, failure: error ?? undefined, refetch: () => void refetch() };
};
