import { MailPlus, MailX } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { SentInvitation } from '../../../../../core/contract/entities/invite-link.ts';
import { ok, type Result } from '../../../../../core/contract/failure.ts';
import { invitations, type InvitationsQuery } from '../../../../../core/contract/invitations.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import type { BulkOutcome } from '../../../../ui/data-table/bulk-summary.tsx';
import type { TableActions } from '../../../../ui/data-table/data-table.types.ts';
import { NOTHING_SELECTED, type Selection, selectedCount } from '../../../../ui/data-table/selection.ts';
import { useNumbers } from '../../../../ui/numbers/use-numbers.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { bulkOutcomeOf, runBulk } from '../../../lists/bulk.ts';
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';
import { nameOf } from '../person/person.ts';
import { useUserRights } from '../person/use-user-actions.ts';
import { RunProgress } from '../invite/run-progress.tsx';
import { useAllInvitations } from './use-all-invitations.ts';
import { useInvitationGuard, useRestoreInvitations } from './use-invitation-actions.ts';

type Way = 'resend' | 'revoke';
type TablePart = Pick<
  TableActions<SentInvitation>,
  'selection' | 'onSelection' | 'bulk' | 'outcome' | 'onDismissOutcome' | 'locked'
>;

/** Bulk actions on invitations: revoking has Undo; a mail cannot be taken back, so resending asks first. */
export const useInvitationBulk = ({
  rows,
  total,
  query,
  onDone,
}: {
  rows: readonly SentInvitation[];
  total: number;
  query: InvitationsQuery;
  onDone: () => void;
}): { table: TablePart; dialog: ReactNode; progress: ReactNode } => {
  const { userBulk: messages, userActions } = useMessages('users');
  const wordsOf = useFailureMessage(userActions.failures);
  const toast = useToast();
  const may = useUserRights();
  const guardOf = useInvitationGuard();
  const gatherAll = useAllInvitations();
  const restore = useRestoreInvitations();
  const resend = useCommand(members.resend);
  const revoke = useCommand(invitations.revoke);
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  // those of other pages, as they were when they were selected
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<string, SentInvitation>>(new Map());
  const [asks, setAsks] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [share, setShare] = useState<number>();
  const [running, setRunning] = useState<AbortController>();
  const numbers = useNumbers();
  const tell = useAnnouncedProgress();

  const select = (next: Selection) => {
    setElsewhere((before) => new Map([...before, ...rows.map((one) => [one.userId, one] as const)]));
    setSelection(next);
  };
  const gather = async (): Promise<Result<readonly SentInvitation[]>> => {
    if (!selection.all) return ok([...selection.ids].flatMap((id) => elsewhere.get(id) ?? []));
    const all = await gatherAll(query);
    return all.ok ? ok(all.value.filter((one) => !selection.except.has(one.userId) && !guardOf(one))) : all;
  };
  const start = async (way: Way) => {
    setAsks(false);
    setOutcome(undefined);
    setShare(0);
    const stop = new AbortController();
    const { signal } = stop;
    setRunning(stop);
    const chosen = await gather();
    if (!chosen.ok) {
      setShare(undefined);
      return void toast({ text: wordsOf(chosen.failure) ?? '', tone: 'danger' });
    }
    const undos: string[] = [];
    const act = async ({ userId }: SentInvitation): Promise<Result<unknown>> => {
      const input = { params: { userId } };
      if (way === 'resend') return resend.run(input);
      const answer = await revoke.run(input);
      if (answer.ok) undos.push(answer.value.undo);
      return answer;
    };
    const onProgress = (far: number) => {
      setShare(far);
      tell(far, 1, messages.said({ share: numbers.percent(far) }));
    };
    const result = await runBulk(chosen.value, act, { onProgress, signal });
    const reached = new Set([...result.done, ...result.failed.map(({ row }) => row)]);
    const unreached = chosen.value
      .filter((one) => !reached.has(one))
      .map((one) => ({ name: nameOf(one), reason: messages.skips.stopped }));
    const { skipped = [], ...came } = bulkOutcomeOf(
      result,
      (count) => messages.ways[way].done({ count }),
      nameOf,
      wordsOf,
    );
    const told = { ...came, skipped: [...skipped, ...unreached] };
    setShare(undefined);
    setSelection(NOTHING_SELECTED);
    setElsewhere(new Map());
    onDone();
    const isUndoable = undos.length > 0 && may.write;
    if (isUndoable) toast({ text: told.done, undo: () => void restore(undos) });
    if (!isUndoable || told.skipped.length > 0) setOutcome(told);
  };
  const count = selectedCount(selection, total);
  const bulk = [
    ...(may.resend
      ? [{ label: messages.ways.resend.action({ count }), icon: MailPlus, onPress: () => setAsks(true) }]
      : []),
    ...(may.delete
      ? [
          {
            label: messages.ways.revoke.action({ count }),
            icon: MailX,
            danger: true,
            onPress: () => void start('revoke'),
          },
        ]
      : []),
  ];
  return {
    table: {
      selection,
      onSelection: bulk.length > 0 && share === undefined ? select : undefined,
      bulk,
      outcome,
      onDismissOutcome: () => setOutcome(undefined),
      locked: guardOf,
    },
    progress: share !== undefined && (
      <RunProgress
        label={messages.running}
        value={share}
        max={1}
        stop={messages.stop}
        onStop={() => running?.abort()}
      />
    ),
    dialog: asks && (
      <ConfirmDialog
        look="primary"
        title={messages.ways.resend.title({ count })}
        effect={messages.effects.resend}
        action={messages.ways.resend.action({ count })}
        onConfirm={() => void start('resend')}
        onCancel={() => setAsks(false)}
      />
    ),
  };
};
