import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { AnyEndpoint, AnswerOf, InputOf } from '../../core/contract/endpoint.ts';
import type { Failure } from '../../core/contract/failure.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import type { QueryResult } from './query-result.ts';
import { useFeature } from './use-app.ts';
import { useRetryAfterProof } from './use-retry-after-proof.ts';
import { useQueryScope } from './use-query-scope.ts';

/** Under what the answers of a call are kept, whatever it was asked with. */
export const queryKeyOf = (scope: string, { method, path }: AnyEndpoint): QueryKey => [scope, `${method} ${path}`];

/**
 * What a call answers, kept for all screens that ask the same. With another input the answer before stays until the next is
 * there (`reloading`). Nothing is asked while it is not `enabled`.
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
  const { call, answers } = useFeature(queriesFeature);
  const persist = useRetryAfterProof();
  const { data, error, isFetching, isPending, refetch } = useQuery<AnswerOf<E>, Failure>(
    {
      queryKey: [...queryKeyOf(scope, endpoint), input],
      queryFn: async ({ signal }) => {
        const result = await persist(() => call(endpoint, input, { signal }));
        // a query tells of its failure by throwing; nobody above it catches
        if (!result.ok) throw result.failure;
        return result.value;
      },
      enabled,
      // what was answered to somebody else, or about another tenant, stands in for nothing
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
