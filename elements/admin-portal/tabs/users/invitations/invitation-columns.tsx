import { useMemo } from 'react';
import type { SentInvitation, SentInvitationState } from '../../../../../core/contract/entities/invite-link.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import type { Column, SubjectColumn } from '../../../../ui/data-table/column.ts';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import type { Tone } from '../../../../ui/tone/tone.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { nameOf } from '../person/person.ts';

const TONES: Readonly<Record<SentInvitationState, Tone>> = { sent: 'info', opened: 'success', expired: 'warning' };

/** Badge of an invitation's state. */
export const InvitationBadge = ({ of: { state } }: { of: Pick<SentInvitation, 'state'> }) => {
  const { states } = useMessages('users').userInvitations;
  return (
    <Badge dot tone={TONES[state]}>
      {states[state]}
    </Badge>
  );
};

/** Names of the roles that an invitation gives. */
export const rolesOf = ({ roles }: SentInvitation): string => roles.map(({ name }) => name).join(', ');

/** Columns of the list of invitations. Their ids are the sort keys of the API. */
export const useInvitationColumns = (): {
  subject: SubjectColumn<SentInvitation>;
  columns: Column<SentInvitation>[];
} => {
  const { users, userInvitations: messages } = useMessages('users');
  const rolesCount = useRolesCount();
  // memoized: new columns rerender every row
  return useMemo(() => {
    const { columns: headers } = messages;
    const time = (id: string, header: string, at: (one: SentInvitation) => string | undefined) => ({
      id,
      header,
      sortable: true,
      sortsFirst: 'desc' as const,
      width: 112,
      narrow: true,
      cell: (one: SentInvitation) => <RelativeTime short at={at(one)} />,
    });
    const roles: Column<SentInvitation>[] = rolesCount
      ? [{ id: 'roles', header: users.columns.roles, cell: rolesOf }]
      : [];
    return {
      subject: {
        header: headers.person,
        sortable: true,
        pictured: true,
        of: (one) => ({
          name: nameOf(one),
          detail: one.name ? one.email : undefined,
          picture: <Avatar id={one.userId} name={nameOf(one)} />,
        }),
      },
      // in the order of their priority: the last have no room first
      columns: [
        {
          id: 'state',
          header: users.columns.status,
          width: 104,
          narrow: true,
          cell: (one) => <InvitationBadge of={one} />,
          line: (one) => <InvitationBadge of={one} />,
        },
        { ...time('expires', headers.expires, ({ expires }) => expires), sortsFirst: 'asc' },
        {
          ...time('sentAt', headers.sent, ({ sentAt }) => sentAt),
          line: ({ sentAt }) => <RelativeTime short at={sentAt} />,
        },
        { id: 'by', header: headers.by, cell: ({ invitedBy }) => invitedBy && nameOf(invitedBy) },
        ...roles,
        { ...time('openedAt', headers.opened, ({ openedAt }) => openedAt), hidden: true },
        { id: 'phone', header: headers.phone, hidden: true, narrow: true, cell: ({ phone }) => phone },
        { id: 'email', header: users.columns.email, sortable: true, hidden: true, cell: ({ email }) => email },
      ],
    };
  }, [users, messages, rolesCount]);
};
