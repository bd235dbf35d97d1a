import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAuthActions, useAuthUser } from '../../../adapters/react/index.ts';

/** Number of people in the company, with a request of the host's own. */
export const TeamSize = (): ReactElement | null => {
  const user = useAuthUser();
  const { getAccessToken } = useAuthActions();
  const { data } = useQuery({
    queryKey: ['team-size', user?.id, user?.tenantId],
    queryFn: async ({ signal }) => {
      const headers = { authorization: `Bearer ${getAccessToken()}` };
      const answer = await fetch('/frontegg/team/resources/stats/v1/members', { headers, signal });
      if (!answer.ok) throw new Error(`Error ${answer.status} - ${answer.statusText}`);
      return (await answer.json()) as { totalItems?: number }; // checked below
    },
    retry: false,
  });
  const total = data?.totalItems;
  if (typeof total !== 'number') return null;
  return (
    <>
      {total === 1 ? ' One person works here: you.' : ` ${new Intl.NumberFormat('en').format(total)} people work here.`}
    </>
  );
};
