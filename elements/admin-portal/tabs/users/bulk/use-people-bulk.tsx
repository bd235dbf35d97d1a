import { Lock, LockOpen, LogOut, MailPlus, MailX, Trash2, UserCog, UsersRound } from 'lucide';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { ok } from '../../../../../core/contract/failure.ts';
import { PAGE_SIZE_MAX } from '../../../../../core/contract/limits.ts';
import { members, type MembersQuery } from '../../../../../core/contract/members.ts';
import { lazyScreen } from '../../../../kit/lazy-screen.tsx';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { BulkOutcome } from '../../../../ui/data-table/bulk-summary.tsx';
import type { TableActions } from '../../../../ui/data-table/data-table.types.ts';
import { isSelected, NOTHING_SELECTED, type Selection, selectedCount } from '../../../../ui/data-table/selection.ts';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { runBulk } from '../../../lists/bulk.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import type { UndoCall } from './use-bulk-acts.ts';
import { type BulkAction, useBulkFitness } from './use-bulk-fitness.ts';
import { useAllPeople } from '../export/use-all-people.ts';
import { useUserRights } from '../person/use-user-actions.ts';

const BulkDialog = lazyScreen(() => import('./bulk.dialog.tsx'));

const ICONS: Readonly<Record<BulkAction, NonNullable<MenuItem['icon']>>> = {
  lock: Lock,
  unlock: LockOpen,
  roles: UserCog,
  groups: UsersRound,
  signOut: LogOut,
  resend: MailPlus,
  revoke: MailX,
  delete: Trash2,
};

/** Bulk action under way. */
interface BulkRun {
  readonly way: BulkAction;
  /** Selected users whose rows are loaded. */
  readonly chosen: readonly TeamUser[];
  /** Number of users that the button named. */
  readonly fitting: number;
  /** Users that the button named; `all` where all pages are selected, and there are more than one call returns. */
  readonly named: readonly TeamUser[] | 'all';
}

type TablePart = Pick<TableActions<TeamUser>, 'selection' | 'onSelection' | 'bulk' | 'outcome' | 'onDismissOutcome'>;

/** Selection across pages, its bulk actions and their dialog. */
export const usePeopleBulk = ({
  rows,
  total,
  query,
  isOurs,
  onDone,
}: {
  rows: readonly TeamUser[];
  total: number;
  query: MembersQuery;
  isOurs: (person: TeamUser) => boolean;
  onDone: () => void;
}): { table: TablePart; dialog: ReactNode } => {
  const { userBulk: messages } = useMessages('users');
  const { failures } = useMessages('users').userActions;
  const wordsOf = useFailureMessage(failures);
  const fitness = useBulkFitness();
  const toast = useToast();
  const may = useUserRights();
  const rolesCount = useRolesCount();
  const mayWriteGroups = useHasPermission('fe.secure.write.groups');
  const mayReadGroups = useHasPermission('fe.secure.read.groups');
  const loadAllPeople = useAllPeople();
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [doing, setDoing] = useState<BulkRun>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  // those of other pages, as they were when they were selected
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<string, TeamUser>>(new Map());
  const select = (next: Selection) => {
    const ours = rows.filter(isOurs).map((person) => [person.id, person] as const);
    setElsewhere((before) => (next.all || next.ids.size > 0 ? new Map([...before, ...ours]) : new Map()));
    setSelection(next);
  };
  const gather = async ({ named }: BulkRun) => {
    if (named !== 'all') return ok(named);
    const all = await loadAllPeople(query);
    return all.ok ? ok(all.value.filter((person) => isOurs(person) && isSelected(selection, person.id))) : all;
  };
  const isOneCall = selection.all && total <= PAGE_SIZE_MAX;
  const whole = useCall(
    members.list,
    { query: { ...query, pageOffset: 0, pageSize: PAGE_SIZE_MAX } },
    { enabled: isOneCall },
  );
  /** Selected users; `undefined` where they are on pages that are not loaded. */
  const selected = (): readonly TeamUser[] | undefined => {
    if (selection.all)
      return isOneCall
        ? whole.value?.items.filter((person) => isOurs(person) && isSelected(selection, person.id))
        : undefined;
    return [...selection.ids].flatMap((id) => rows.find((person) => person.id === id) ?? elsewhere.get(id) ?? []);
  };

  const { write, resend } = may;
  const ways: readonly (BulkAction | false)[] = [
    write && 'lock',
    write && 'unlock',
    write && rolesCount && 'roles',
    mayReadGroups && mayWriteGroups && 'groups',
    write && 'signOut',
    resend && 'resend',
    may.delete && 'revoke',
    may.delete && 'delete',
  ];
  const known = selected();
  const chosen = known ?? [];
  const count = selectedCount(selection, total);
  const items = ways.flatMap((one): MenuItem[] => {
    if (!one) return [];
    const suited = chosen.filter((person) => !fitness.mismatchOf(one, person));
    const free = suited.filter((person) => !fitness.protectionOf(one, person));
    // which of all pages are suited is not known before they are loaded
    if (known && suited.length === 0) return [];
    const [guarded] = suited;
    const why = !known || free.length > 0 || !guarded ? undefined : fitness.protectionOf(one, guarded);
    const fitting = known ? free.length : count;
    return [
      {
        label: messages.ways[one].action({ count: fitting || suited.length }),
        icon: ICONS[one],
        danger: one === 'delete' || one === 'revoke',
        ...(why && { disabled: why }),
        onPress: () => setDoing({ way: one, chosen, fitting, named: known ? free : 'all' }),
      },
    ];
  });
  const undo = async (calls: readonly UndoCall[]) => {
    const { failed } = await runBulk(calls, (call) => call());
    onDone();
    const [first] = failed;
    if (first) toast({ about: 'people', text: wordsOf(first.failure) ?? '', tone: 'danger' });
  };
  const finish = (came: BulkOutcome, done: readonly TeamUser[], undos: readonly UndoCall[]) => {
    // the dialog gives the focus back to the bar, and the bar, as it goes, to the selection
    flushSync(() => setDoing(undefined));
    setSelection(NOTHING_SELECTED);
    onDone();
    const isUndoable = done.length > 0 && undos.length === done.length;
    if (isUndoable) toast({ text: came.done, about: 'people', undo: () => void undo(undos) });
    if (!isUndoable || (came.skipped && came.skipped.length > 0)) setOutcome(came);
  };
  return {
    table: {
      selection,
      onSelection: ways.some(Boolean) ? select : undefined,
      bulk: items,
      outcome,
      onDismissOutcome: () => setOutcome(undefined),
    },
    dialog: doing && (
      <BulkDialog {...doing} gather={() => gather(doing)} onClose={() => setDoing(undefined)} onDone={finish} />
    ),
  };
};
