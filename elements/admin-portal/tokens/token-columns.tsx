import { useMemo } from 'react';
import type { ApiToken } from '../../../core/contract/entities/api-token.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import type { Column, SubjectColumn } from '../../ui/data-table/column.ts';
import { RelativeTime } from '../../ui/relative-time/relative-time.tsx';
import type { Tone } from '../../ui/tone/tone.ts';
import { Truncated } from '../../ui/truncated/truncated.tsx';
import { LastUsed } from './last-used.tsx';
import { standingOf, type TokenKind, type TokenStanding } from './token-kind.ts';

const TONES: Readonly<Record<Exclude<TokenStanding, 'active'>, Tone>> = {
  expiring: 'warning',
  expired: 'neutral',
  stopped: 'danger',
};

/** Columns of the list of tokens. Their ids are the sort keys of the API. */
export const useTokenColumns = (kind: TokenKind): { subject: SubjectColumn<ApiToken>; columns: Column<ApiToken>[] } => {
  const { tokens: messages } = useMessages('tokens');
  // memoized: new columns rerender every row
  return useMemo(() => {
    const { columns: headers } = messages;
    const time = { sortable: true, sortsFirst: 'desc' as const, width: 120, narrow: true };
    const used = (token: ApiToken) => <LastUsed of={token} />;
    const roles: Column<ApiToken> = {
      id: 'roles',
      header: headers.roles,
      cell: (token) => token.roles.map(({ name }) => name).join(', '),
    };
    const by: Column<ApiToken> = {
      id: 'by',
      header: headers.by,
      cell: ({ createdBy }) => (createdBy ? createdBy.name || createdBy.email : messages.gone),
    };
    const isTenant = kind === 'tenant';
    return {
      subject: {
        id: 'description',
        header: headers.description,
        sortable: true,
        of: (token) => {
          const standing = standingOf(token);
          return {
            name: token.description,
            detail: token.hint,
            mark: standing !== 'active' && <Badge tone={TONES[standing]}>{messages.standing[standing]}</Badge>,
          };
        },
      },
      // in the order of their priority: the last have no room first
      columns: [
        { ...time, id: 'lastUsedAt', header: headers.used, cell: used, line: used },
        {
          ...time,
          id: 'expires',
          header: headers.expires,
          sortsFirst: 'asc',
          cell: ({ expires }) => (expires ? <RelativeTime short at={expires} /> : messages.never),
        },
        ...(isTenant ? [roles, by] : []),
        {
          ...time,
          id: 'createdAt',
          header: headers.created,
          cell: ({ createdAt }) => <RelativeTime short at={createdAt} />,
        },
        { id: 'type', header: headers.type, hidden: true, cell: ({ type }) => messages.types[type] },
        {
          id: 'clientId',
          header: headers.clientId,
          hidden: true,
          cell: ({ id, type }) => type === 'ClientCredentials' && <Truncated code value={id} />,
        },
      ],
    };
  }, [messages, kind]);
};
