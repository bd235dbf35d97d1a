import type { SentInvitation } from '../../../../../core/contract/entities/invite-link.ts';
import { ok, type Result } from '../../../../../core/contract/failure.ts';
import { invitations, type InvitationsQuery } from '../../../../../core/contract/invitations.ts';
import { PAGE_SIZE_MAX } from '../../../../../core/contract/limits.ts';
import { queriesFeature } from '../../../../../core/queries/queries.feature.ts';
import { useFeature } from '../../../../kit/use-app.ts';

/** Returns a function that loads all invitations matching a query, page by page. */
export const useAllInvitations = () => {
  const { call } = useFeature(queriesFeature);
  return async (query: InvitationsQuery): Promise<Result<SentInvitation[]>> => {
    const found: SentInvitation[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const answer = await call(invitations.list, { query: { ...query, pageOffset: page, pageSize: PAGE_SIZE_MAX } });
      if (!answer.ok) return answer;
      found.push(...answer.value.items);
      pages = answer.value.totalPages;
    }
    return ok(found);
  };
};
