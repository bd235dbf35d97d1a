import type { InvitationSort, SentInvitationState } from '../../../../../core/contract/entities/invite-link.ts';
import type { UserId } from '../../../../../core/contract/entities/ids.ts';
import { ID_PATTERN } from '../../../../../core/contract/limits.ts';
import type { InvitationsQuery } from '../../../../../core/contract/invitations.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { FilterField } from '../../../../ui/data-table/filter.ts';
import type { TableQuery } from '../../../../ui/data-table/use-table-view.ts';
import { oneOf } from '../list/user-filters.tsx';
import { useOwnId } from '../list/user-columns.tsx';

/** Initial order of the list: the last sent first. */
export const LAST_SENT_FIRST = { sort: { column: 'sentAt', direction: 'desc' } } as const;

const SORTS: Readonly<Record<InvitationSort, true>> = {
  sentAt: true,
  expires: true,
  openedAt: true,
  email: true,
  name: true,
};
const STATES: Readonly<Record<SentInvitationState, true>> = { sent: true, opened: true, expired: true };

const isSort = (column: string): column is InvitationSort => Object.hasOwn(SORTS, column);
const isState = (state: string | undefined): state is SentInvitationState =>
  state !== undefined && Object.hasOwn(STATES, state);

/** API query of the list for a table's state. Unknown filters and sort orders, as a URL can have them, are dropped. */
export const invitationsQueryOf = ({ search, filters, sort, page }: TableQuery): InvitationsQuery => {
  const valueOf = (name: string) => filters.find(({ field }) => field === name)?.value[0];
  const [state, by] = [valueOf('state'), valueOf('by')];
  return {
    pageOffset: page - 1,
    ...(search.trim() && { search: search.trim() }),
    ...(sort && isSort(sort.column) && { sortBy: sort.column, sortDirection: sort.direction }),
    ...(isState(state) && { state }),
    // matches ID_PATTERN, so it is a user id
    ...(by !== undefined && ID_PATTERN.test(by) && { invitedBy: by as UserId }),
  };
};

/** Filter fields of the list: state, and the invitations that the signed-in user sent. */
export const useInvitationFilters = (): readonly FilterField[] => {
  const { users, userInvitations: messages } = useMessages('users');
  const me = useOwnId();
  return [
    oneOf('state', users.columns.status, messages.states),
    ...(me ? [oneOf('by', messages.columns.by, { [me]: users.you })] : []),
  ];
};
