import { Lock, LockOpen, LogOut, MailPlus, MailX, Trash2 } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { ok } from '../../../../../core/contract/failure.ts';
import type { MembersQuery } from '../../../../../core/contract/members.ts';
import { lazyScreen } from '../../../../kit/lazy-screen.tsx';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { BulkOutcome } from '../../../../ui/data-table/bulk-summary.tsx';
import type { TableActions } from '../../../../ui/data-table/data-table.types.ts';
import { NOTHING_SELECTED, type Selection, selectedCount } from '../../../../ui/data-table/selection.ts';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import type { BulkAction } from './bulk.dialog.tsx';
import { useAllPeople } from '../export/use-all-people.ts';
import { useUserRights } from '../person/use-user-actions.ts';

const BulkDialog = lazyScreen(() => import('./bulk.dialog.tsx'));

const ICONS: Readonly<Record<BulkAction, NonNullable<MenuItem['icon']>>> = {
  lock: Lock,
  unlock: LockOpen,
  signOut: LogOut,
  resend: MailPlus,
  delete: Trash2,
  revoke: MailX,
};

type TablePart = Pick<TableActions<TeamUser>, 'selection' | 'onSelection' | 'bulk' | 'outcome' | 'onDismissOutcome'>;

/** Selection across pages, its bulk actions and their dialog. */
export const usePeopleBulk = ({
  rows,
  total,
  query,
  pending,
  isOurs,
  onDone,
}: {
  rows: readonly TeamUser[];
  total: number;
  query: MembersQuery;
  /** Whether the list is of invitations. */
  pending: boolean;
  isOurs: (person: TeamUser) => boolean;
  onDone: () => void;
}): { table: TablePart; dialog: ReactNode } => {
  const { actions } = useMessages('users').userActions;
  const may = useUserRights();
  const loadAllPeople = useAllPeople();
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [doing, setDoing] = useState<{ way: BulkAction; chosen: readonly TeamUser[] }>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const known = useRef(new Map<string, TeamUser>());
  useEffect(() => {
    for (const person of rows) if (isOurs(person)) known.current.set(person.id, person);
  });
  const gather = async () => {
    if (!selection.all) return ok(seen());
    const all = await loadAllPeople(query);
    return all.ok ? ok(all.value.filter((person) => isOurs(person) && !selection.except.has(person.id))) : all;
  };
  const seen = () => (selection.all ? [] : [...selection.ids].flatMap((id) => known.current.get(id) ?? []));

  const { write, resend } = may;
  const ways: readonly (BulkAction | false)[] = pending
    ? [resend && 'resend', may.delete && 'revoke']
    : [write && 'lock', write && 'unlock', write && 'signOut', resend && 'resend', may.delete && 'delete'];
  const items = ways.flatMap((one): MenuItem[] =>
    one
      ? [
          {
            label: actions[one],
            icon: ICONS[one],
            danger: one === 'delete' || one === 'revoke',
            onPress: () => setDoing({ way: one, chosen: seen() }),
          },
        ]
      : [],
  );
  return {
    table: {
      selection,
      onSelection: items.length > 0 ? setSelection : undefined,
      bulk: items,
      outcome,
      onDismissOutcome: () => setOutcome(undefined),
    },
    dialog: doing && (
      <BulkDialog
        {...doing}
        count={selectedCount(selection, total)}
        gather={gather}
        onClose={() => setDoing(undefined)}
        onDone={(came) => {
          setDoing(undefined);
          setOutcome(came);
          setSelection(NOTHING_SELECTED);
          onDone();
        }}
      />
    ),
  };
};
