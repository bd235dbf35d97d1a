import { type ReactNode, useRef, useState } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { PAGE_SIZE_MAX } from '../../../../../core/contract/limits.ts';
import type { MembersQuery } from '../../../../../core/contract/members.ts';
import { lazyScreen } from '../../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../../kit/loading-boundary.tsx';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { CsvColumn } from '../../../lists/csv.ts';
import { useExport } from '../../../lists/use-export.ts';
import { statusOf } from '../list/user-columns.tsx';
import { useAllPeople } from './use-all-people.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';

const ExportProgress = lazyScreen(() => import('./export-progress.tsx'));

/**
 * CSV export of all users that match the search and the filters, in the order of the list. Available to everyone who
 * can read users. With several pages, shows progress and can be stopped. Ours.
 */
export const usePeopleExport = (
  query: MembersQuery,
  groupNames: ReadonlyMap<string, string> | undefined,
): { onExport: () => void; exporting: boolean; tools: ReactNode } => {
  const { users: messages, userInvitations } = useMessages('users');
  const { columns: headers } = messages;
  const rolesCount = useRolesCount();
  const loadAllPeople = useAllPeople();
  const tell = useAnnouncedProgress();
  const stop = useRef<AbortController>(undefined);
  const [far, setFar] = useState<{ done: number; total: number }>();
  const columns: CsvColumn<TeamUser>[] = [
    { header: headers.name, text: ({ name }) => name },
    { header: headers.email, text: ({ email }) => email },
    ...(query.includeSubTenants ? [{ header: headers.company, text: ({ tenantName }: TeamUser) => tenantName }] : []),
    ...(rolesCount
      ? [{ header: headers.roles, text: ({ roles }: TeamUser) => roles.map(({ name }) => name).join(', ') }]
      : []),
    ...(groupNames
      ? [
          {
            header: headers.groups,
            text: ({ groups }: TeamUser) => groups.flatMap((id) => groupNames.get(id) ?? []).join(', '),
          },
        ]
      : []),
    { header: userInvitations.columns.phone, text: ({ phone }) => phone },
    { header: headers.status, text: (user) => messages.states[statusOf(user)] },
    { header: headers.mfa, text: ({ mfaEnabled }) => messages.mfa[mfaEnabled ? 'on' : 'off'] },
    { header: headers.provider, text: ({ provider }) => messages.providers[provider] },
    // ISO 8601 as in the response: every spreadsheet parses it
    { header: headers.lastLogin, text: ({ lastLogin }) => lastLogin },
    { header: headers.joined, text: ({ createdAt }) => createdAt },
    { header: headers.verified, text: ({ verified }) => messages.verified[verified ? 'yes' : 'no'] },
    { header: headers.id, text: ({ id }) => id },
  ];
  const onProgress = (done: number, total: number) => {
    if (total <= PAGE_SIZE_MAX) return;
    setFar({ done, total });
    tell(done, total, messages.exported({ done, total }));
  };
  const exported = useExport<TeamUser>({
    name: 'users.csv',
    columns,
    rows: async () => {
      stop.current = new AbortController();
      const people = await loadAllPeople(query, { onProgress, signal: stop.current.signal });
      setFar(undefined);
      return people;
    },
  });
  const tools = far && (
    <LoadingBoundary>
      <ExportProgress {...far} onStop={() => stop.current?.abort()} />
    </LoadingBoundary>
  );
  return { ...exported, tools };
};
