import { useMemo } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { viewerIn } from '../../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../../kit/use-app.ts';
import type { QueryResult } from '../../../../kit/query-result.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import type { Column, SubjectColumn } from '../../../../ui/data-table/column.ts';
import { AbsoluteTime, RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { useDates } from '../../../../ui/relative-time/use-dates.ts';
import type { Tone } from '../../../../ui/tone/tone.ts';
import { Truncated } from '../../../../ui/truncated/truncated.tsx';
import { useUnansweredItems } from '../../../lists/use-unanswered-items.ts';
import { roleNames, RolesCell } from './roles-cell.tsx';
import { UnansweredGroups } from './unanswered-groups.tsx';
import { useRolesCount } from './use-roles-count.ts';

/** Status of a user in the company. */
export type Status = 'active' | 'pending' | 'locked' | 'unverified';

const TONES: Readonly<Record<Status, Tone>> = {
  active: 'success',
  pending: 'info',
  locked: 'danger',
  unverified: 'warning',
};

/** Status of a user; `locked` comes before `pending` and `unverified`. */
export const statusOf = ({
  isLocked,
  activatedForTenant,
  verified,
}: Pick<TeamUser, 'isLocked' | 'activatedForTenant' | 'verified'>): Status => {
  if (isLocked) return 'locked';
  if (!activatedForTenant) return 'pending';
  return verified ? 'active' : 'unverified';
};

type StatusFacts = Pick<TeamUser, 'isLocked' | 'activatedForTenant' | 'verified' | 'lockout'>;

/**
 * Badge of a user's status; a lockout by failed sign-ins says until when, and its title how many there were. `short` is
 * its text for narrow places.
 */
export const StatusBadge = ({ of, short = false }: { of: StatusFacts; short?: boolean }) => {
  const { users: messages } = useMessages('users');
  const dates = useDates();
  const status = statusOf(of);
  const { lockout } = of;
  if (!lockout || of.isLocked)
    return (
      <Badge dot tone={TONES[status]}>
        {short && status === 'pending' ? messages.pendingShort : messages.states[status]}
      </Badge>
    );
  return (
    <span title={messages.failedSignIns({ count: lockout.attempts })}>
      <Badge dot tone="danger">
        {short ? messages.states.locked : messages.lockedUntil({ time: dates.time(Date.parse(lockout.until)) })}
      </Badge>
    </span>
  );
};

const isOrdinary = (of: StatusFacts) => statusOf(of) === 'active' && !of.lockout;

/** Status where it is not the ordinary one, which is read aloud only. */
const UnusualStatus = ({ of }: { of: TeamUser }) => {
  const { states } = useMessages('users').users;
  return isOrdinary(of) ? <span className="fe-visually-hidden">{states.active}</span> : <StatusBadge of={of} />;
};

/** Id of the signed-in user. */
export const useOwnId = (): string | undefined => useAppState((state) => viewerIn(state)?.id);

/** Columns of the user list. The group column needs the permission to read groups (`hasGroups`), and says so where their names are not loaded. */
export const useUserColumns = (
  hasGroups: boolean,
  groupNames: QueryResult<ReadonlyMap<string, string>>,
  withCompanies: boolean,
): { subject: SubjectColumn<TeamUser>; columns: Column<TeamUser>[] } => {
  const { users: messages, userInvitations } = useMessages('users');
  const me = useOwnId();
  const here = useAppState((state) => viewerIn(state)?.tenantId);
  const rolesCount = useRolesCount();
  const { value: names } = groupNames;
  const failed = !names && groupNames.state === 'failed';
  const unanswered = useUnansweredItems(messages.columns.groups, groupNames);
  // memoized: new columns rerender every row
  return useMemo(() => {
    const { columns: headers } = messages;
    const { columns: invited } = userInvitations;
    const subject: SubjectColumn<TeamUser> = {
      header: headers.name,
      sortable: true,
      pictured: true,
      of: ({ id, name, email, profileImageUrl, superUser, tenantId }) => ({
        name: name || email,
        detail: name ? email : undefined,
        picture: <Avatar id={id} name={name || email} src={profileImageUrl} />,
        // in an account below it is a place of theirs, not the one they are in
        mark:
          id === me && tenantId === here ? (
            <Badge tone="accent">{messages.you}</Badge>
          ) : (
            superUser && <Badge>{messages.superUser}</Badge>
          ),
      }),
    };
    const status: Column<TeamUser> = {
      id: 'status',
      header: headers.status,
      sortable: true,
      width: 104,
      narrow: true,
      cell: (user) => <UnusualStatus of={user} />,
      line: (user) => !isOrdinary(user) && <StatusBadge short of={user} />,
    };
    const lastLogin: Column<TeamUser> = {
      id: 'lastLogin',
      header: headers.lastLogin,
      sortable: true,
      sortsFirst: 'desc',
      width: 112,
      narrow: true,
      cell: ({ lastLogin: at }) => (at ? <RelativeTime short at={at} /> : messages.never),
      // a status that is not the ordinary one takes its place
      line: (user) =>
        isOrdinary(user) && (user.lastLogin ? <RelativeTime short at={user.lastLogin} /> : messages.never),
    };
    const mfa: Column<TeamUser> = {
      id: 'mfa',
      header: headers.mfa,
      sortable: true,
      width: 104,
      narrow: true,
      cell: ({ mfaEnabled }) => messages.mfa[mfaEnabled ? 'on' : 'off'],
    };
    const provider: Column<TeamUser> = {
      id: 'provider',
      header: headers.provider,
      sortable: true,
      width: 136,
      narrow: true,
      cell: (user) => messages.providers[user.provider],
    };
    const groups: Column<TeamUser>[] = hasGroups
      ? [
          {
            id: 'groups',
            header: headers.groups,
            cell: (user) => {
              if (names) return user.groups.flatMap((id) => names.get(id) ?? []).join(', ');
              return user.groups.length > 0 && <UnansweredGroups of={user} failed={failed} items={unanswered} />;
            },
          },
        ]
      : [];
    const company: Column<TeamUser> = {
      id: 'company',
      header: headers.company,
      sortable: true,
      cell: ({ tenantName }) => tenantName,
      line: ({ tenantName }) => tenantName,
    };
    const roles: Column<TeamUser>[] = rolesCount
      ? [
          {
            id: 'roles',
            header: headers.roles,
            sortable: true,
            cell: (user) => <RolesCell person={user} />,
            line: roleNames,
          },
        ]
      : [];
    const verified: Column<TeamUser> = {
      id: 'verified',
      header: headers.verified,
      sortable: true,
      hidden: true,
      narrow: true,
      cell: ({ verified }) => messages.verified[verified ? 'yes' : 'no'],
    };
    const columns: Column<TeamUser>[] = [
      // in the order of their priority: the last have no room first
      ...(withCompanies ? [company] : []),
      ...roles,
      status,
      lastLogin,
      mfa,
      ...groups,
      provider,
      {
        id: 'joined',
        header: headers.joined,
        sortable: true,
        sortsFirst: 'desc',
        hidden: true,
        width: 128,
        narrow: true,
        cell: ({ createdAt }) => <AbsoluteTime only="date" at={createdAt} />,
      },
      { id: 'email', header: headers.email, sortable: true, hidden: true, cell: ({ email }) => email },
      {
        id: 'phone',
        header: invited.phone,
        hidden: true,
        cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      },
      verified,
      {
        id: 'id',
        header: headers.id,
        sortable: true,
        hidden: true,
        cell: ({ id }) => <Truncated code value={id} copy={headers.id} keepEnd={4} />,
      },
    ];
    return { subject, columns };
  }, [messages, userInvitations, me, here, rolesCount, hasGroups, names, failed, unanswered, withCompanies]);
};
