import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { failed, ok, type Result } from '../../../../../core/contract/failure.ts';
import { PAGE_SIZE_MAX } from '../../../../../core/contract/limits.ts';
import { members, type MembersQuery } from '../../../../../core/contract/members.ts';
import { queriesFeature } from '../../../../../core/queries/queries.feature.ts';
import { useFeature } from '../../../../kit/use-app.ts';

/** Options of loading all pages. */
interface Asking {
  /** Reports the number of loaded users and the total. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Returns a function that loads all users matching a query, page by page. */
export const useAllPeople = () => {
  const { call } = useFeature(queriesFeature);
  return async (query: MembersQuery, { onProgress, signal }: Asking = {}): Promise<Result<TeamUser[]>> => {
    const people: TeamUser[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const input = { query: { ...query, pageOffset: page, pageSize: PAGE_SIZE_MAX } };
      const answer = await call(members.list, input, { ...(signal && { signal }) });
      if (signal?.aborted) return failed({ kind: 'cancelled', message: '' });
      if (!answer.ok) return answer;
      people.push(...answer.value.items);
      pages = answer.value.totalPages;
      onProgress?.(people.length, answer.value.totalItems);
    }
    return ok(people);
  };
};
