import { MailPlus } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { SentInvitation } from '../../../../../core/contract/entities/invite-link.ts';
import type { UserId } from '../../../../../core/contract/entities/ids.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { ID_PATTERN } from '../../../../../core/contract/limits.ts';
import { lazyScreen } from '../../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../../kit/loading-boundary.tsx';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { useTableState } from '../../../../ui/data-table/use-table-state.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { useExport } from '../../../lists/use-export.ts';
import { useListView } from '../../../lists/use-list-view.ts';
import { usePortalRouter } from '../../../router/portal-router.tsx';
import { useDialog } from '../../../router/use-dialog.ts';
import { useUserRights } from '../person/use-user-actions.ts';
import { rolesOf, useInvitationColumns } from './invitation-columns.tsx';
import { invitationsQueryOf, LAST_SENT_FIRST, useInvitationFilters } from './invitation-filters.ts';
import { useAllInvitations } from './use-all-invitations.ts';
import { type InvitationLink, useInvitationActions } from './use-invitation-actions.ts';
import { useInvitationBulk } from './use-invitation-bulk.tsx';

const UserDialogs = lazyScreen(() => import('../person/user-dialogs.tsx'));
const InvitationDrawer = lazyScreen(() => import('./invitation.drawer.tsx'));
const LinkDialog = lazyScreen(() => import('./invitation-link.dialog.tsx'));

const NO_ROWS: readonly never[] = [];
const itemsIn = ({ items }: { items: readonly SentInvitation[] }) => items;
const idOf = ({ userId }: SentInvitation) => userId;

/**
 * List of the mailed invitations that are neither accepted nor revoked, with row and bulk actions.
 * Source: protocol/invitations.md#mailed-invitation.
 */
export const Screen = ({ invite }: { invite: ReactNode }) => {
  const { users, userInvitations: messages } = useMessages('users');
  const { location: place, change } = usePortalRouter();
  const { query, view } = useListView(LAST_SENT_FIRST);
  const wanted = invitationsQueryOf(query);
  const list = useCall(invitations.list, { query: wanted });
  const known = useTableState(list, itemsIn);
  const { rows } = known;
  const total = list.value?.totalItems ?? 0;
  const may = useUserRights();
  const { dialog, row, open, close } = useDialog('roles');
  const [link, setLink] = useState<InvitationLink>();
  const actionsOf = useInvitationActions({ editRoles: (id) => open('roles', id), showLink: setLink });
  const bulk = useInvitationBulk({ rows, total, query: wanted, onDone: list.refetch });
  const exported = useInvitationExport(wanted);
  const { none, count } = users.invitations;
  const shown = useInvitation(place.dialog ? undefined : row, rows);
  return (
    <>
      <DataTable
        {...known}
        {...view}
        {...useInvitationColumns()}
        {...bulk.table}
        exporting={exported.exporting}
        onExport={exported.onExport}
        tools={bulk.progress}
        label={users.views.invitations}
        searchLabel={messages.search}
        count={(some) => count({ count: some })}
        total={total}
        rowId={idOf}
        fields={useInvitationFilters()}
        actions={may.write || may.resend || may.delete ? actionsOf : undefined}
        onOpen={({ userId }) => change({ row: userId, dialog: undefined })}
        empty={
          <EmptyState icon={MailPlus} title={none.title} action={invite}>
            {none.hint}
          </EmptyState>
        }
      />
      <LoadingBoundary>
        {dialog && row && may.write && <UserDialogs dialog={dialog} row={row} rows={NO_ROWS} onClose={close} />}
        {shown && <InvitationDrawer invitation={shown} actions={actionsOf(shown)} onClose={close} />}
        {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
        {bulk.dialog}
      </LoadingBoundary>
    </>
  );
};

/** Invitation by the id of its person: from the rows at hand, else loaded, as an address can name one of another page. */
const useInvitation = (id: string | undefined, rows: readonly SentInvitation[]): SentInvitation | undefined => {
  const listed = rows.find(({ userId }) => userId === id);
  const isElsewhere = id !== undefined && ID_PATTERN.test(id) && !listed;
  // matches ID_PATTERN, so it is a user id
  const query = { userId: (id ?? '') as UserId, pageSize: 1 };
  const alone = useCall(invitations.list, { query }, { enabled: isElsewhere });
  return listed ?? (isElsewhere ? alone.value?.items[0] : undefined);
};

/** CSV export of all invitations that match the search and the filters. */
const useInvitationExport = (query: Parameters<ReturnType<typeof useAllInvitations>>[0]) => {
  const { users, userInvitations: messages } = useMessages('users');
  const gather = useAllInvitations();
  return useExport<SentInvitation>({
    name: 'invitations.csv',
    columns: [
      { header: messages.columns.person, text: ({ name }) => name },
      { header: users.columns.email, text: ({ email }) => email },
      { header: messages.columns.phone, text: ({ phone }) => phone },
      { header: users.columns.status, text: ({ state }) => messages.states[state] },
      { header: users.columns.roles, text: rolesOf },
      { header: messages.columns.by, text: ({ invitedBy }) => invitedBy?.email },
      // ISO 8601 as in the response: every spreadsheet parses it
      { header: messages.columns.sent, text: ({ sentAt }) => sentAt },
      { header: messages.columns.opened, text: ({ openedAt }) => openedAt },
      { header: messages.columns.expires, text: ({ expires }) => expires },
    ],
    rows: () => gather(query),
  });
};
