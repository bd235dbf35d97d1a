import { useEffect, useRef, useState } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import type { Failure, Result } from '../../../../../core/contract/failure.ts';
import { members } from '../../../../../core/contract/members.ts';
import { sessions } from '../../../../../core/contract/sessions.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import type { BulkOutcome } from '../../../../ui/data-table/bulk-summary.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useNumbers } from '../../../../ui/numbers/use-numbers.ts';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { runBulk } from '../../../lists/bulk.ts';
import { nameOf } from '../person/person.ts';
import { useActionConsequences } from '../person/use-action-consequences.ts';
import { useProtectedPeople } from '../person/use-protected-people.ts';
import { type BulkAction, useBulkFitness } from './use-bulk-fitness.ts';
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';

type Act = (person: TeamUser) => Promise<Result<unknown>>;

/** Time in milliseconds after which the progress of an action without confirmation is shown. Ours. */
const PATIENCE_MS = 400;

/** Bulk actions that can be taken back start without confirmation. */
const isUndoable = (way: BulkAction) => way === 'lock' || way === 'unlock';

const useBulkActs = (): Readonly<Record<BulkAction, Act>> => {
  const commands = {
    lock: useCommand(members.lock),
    unlock: useCommand(members.unlock),
    resend: useCommand(members.resend),
    delete: useCommand(members.remove),
  };
  const revoke = useCommand(sessions.revoke);
  const by =
    (way: keyof typeof commands): Act =>
    ({ id }) =>
      commands[way].run({ params: { userId: id } });
  return {
    lock: by('lock'),
    unlock: by('unlock'),
    resend: by('resend'),
    delete: by('delete'),
    signOut: ({ id }) => revoke.run({ body: { userId: id } }),
  };
};

/** Confirmation of a bulk action that cannot be taken back, and progress of each; it can be stopped. */
export const Screen = ({
  way,
  fitting,
  chosen,
  gather,
  onClose,
  onDone,
}: {
  way: BulkAction;
  /** Number of those that it is for, as far as they are loaded. */
  fitting: number;
  /** Selected users whose rows were loaded. */
  chosen: readonly TeamUser[];
  /** Loads all selected users, from all pages. */
  gather: () => Promise<Result<readonly TeamUser[]>>;
  onClose: () => void;
  onDone: (outcome: BulkOutcome, done: readonly TeamUser[]) => void;
}) => {
  const { userBulk: words } = useMessages('users');
  const { failures } = useMessages('users').userActions;
  const effectOf = useActionConsequences();
  const { overlays } = useMessages('ui-more');
  const wordsOf = useFailureMessage(failures);
  const { isLastAdmin } = useProtectedPeople();
  const fitness = useBulkFitness();
  const tell = useAnnouncedProgress();
  const numbers = useNumbers();
  const acts = useBulkActs();
  const undoable = isUndoable(way);
  const [share, setShare] = useState<number | undefined>(undoable ? 0 : undefined);
  const [isShown, setIsShown] = useState(!undoable);
  const [failure, setFailure] = useState<Failure>();
  const stop = useRef<AbortController>(undefined);
  const { action, done: doneWords } = words.ways[way];

  /** Reason why a user is skipped without a call. */
  const unfit = (person: TeamUser): string | undefined =>
    fitness.protectionOf(way, person) ?? fitness.mismatchOf(way, person);

  const start = async () => {
    if (stop.current) return;
    stop.current = new AbortController();
    setFailure(undefined);
    setShare(0);
    const { signal } = stop.current;
    const people = await gather();
    if (!people.ok) {
      stop.current = undefined;
      setShare(undefined);
      setFailure(people.failure);
      setIsShown(true);
      return;
    }
    const onProgress = (far: number) => {
      setShare(far);
      tell(far, 1, words.said({ share: numbers.percent(far) }));
    };
    const fit = people.value.filter((person) => !unfit(person));
    const { done, failed } = await runBulk(fit, acts[way], { onProgress, signal });
    const reasons = new Map(failed.map(({ row, failure: why }) => [row, wordsOf(why)]));
    const finished = new Set(done);
    const skipped = people.value
      .filter((person) => !finished.has(person))
      .map((person) => ({ name: nameOf(person), reason: unfit(person) ?? reasons.get(person) ?? words.skips.stopped }));
    onDone({ done: doneWords({ count: done.length }), skipped, failed: done.length === 0 }, done);
  };
  useEffect(() => {
    if (!undoable) return undefined;
    void start();
    const timer = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- started once
  }, []);
  if (!isShown) return null;
  const staying = way === 'delete' ? chosen.find(isLastAdmin) : undefined;
  const running = share !== undefined;
  return (
    <Dialog
      alert
      title={isUndoable(way) ? words.ways[way].action({ count: fitting }) : words.ways[way].title({ count: fitting })}
      error={wordsOf(failure)}
      startsAt="actions"
      onClose={() => (running ? stop.current?.abort() : onClose())}
      onSubmit={() => void start()}
      actions={
        running ? (
          <Button onPress={() => stop.current?.abort()}>{words.stop}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{overlays.cancel}</Button>
            <Button look={way === 'delete' ? 'danger' : 'primary'} submits>
              {action({ count: fitting })}
            </Button>
          </>
        )
      }
    >
      {running ? (
        <Progress label={words.running} value={share} max={1} />
      ) : (
        !isUndoable(way) && <p>{way === 'resend' ? words.effects.resend : effectOf(way)}</p>
      )}
      {!running && staying && <Banner tone="warning">{words.stays({ name: nameOf(staying) })}</Banner>}
    </Dialog>
  );
};
