import { useEffect, useRef, useState } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import type { Failure, Result } from '../../../../../core/contract/failure.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import type { BulkOutcome, SkipReason } from '../../../../ui/data-table/bulk-summary.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useNumbers } from '../../../../ui/numbers/use-numbers.ts';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { runBulk } from '../../../lists/bulk.ts';
import { nameOf } from '../person/person.ts';
import { useActionConsequences } from '../person/use-action-consequences.ts';
import { useProtectedPeople } from '../person/use-protected-people.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { type Assignment, changesBy, NO_ASSIGNMENT, type UndoCall, useBulkActs } from './use-bulk-acts.ts';
import { type BulkAction, useBulkFitness } from './use-bulk-fitness.ts';
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';

/** Time in milliseconds after which the progress of an action without confirmation is shown. Ours. */
const PATIENCE_MS = 400;

type Assigning = 'roles' | 'groups';
type StartedAtOnce = 'lock' | 'unlock' | 'revoke';

/** Bulk actions that can be taken back and ask nothing start without confirmation. */
const startsAtOnce = (way: BulkAction): way is StartedAtOnce => way === 'lock' || way === 'unlock' || way === 'revoke';
/** Bulk actions that ask what to add and what to remove. */
const isAssigning = (way: BulkAction): way is Assigning => way === 'roles' || way === 'groups';

/**
 * Confirmation of a bulk action that cannot be taken back, choice of the roles or groups of one that changes them, and
 * progress of each; it can be stopped.
 */
export const Screen = ({
  way,
  fitting,
  chosen,
  gather,
  onClose,
  onDone,
}: {
  way: BulkAction;
  /** Number of users that its button named. */
  fitting: number;
  /** Selected users whose rows were loaded. */
  chosen: readonly TeamUser[];
  /** Loads the users that its button named, from all pages. */
  gather: () => Promise<Result<readonly TeamUser[]>>;
  onClose: () => void;
  /** With the calls that take the done ones back; fewer than those where one cannot be. */
  onDone: (outcome: BulkOutcome, done: readonly TeamUser[], undos: readonly UndoCall[]) => void;
}) => {
  const { userBulk: messages } = useMessages('users');
  const { failures } = useMessages('users').userActions;
  const { overlays } = useMessages('ui-more');
  const wordsOf = useFailureMessage(failures);
  const { isLastAdmin } = useProtectedPeople();
  const fitness = useBulkFitness();
  const tell = useAnnouncedProgress();
  const numbers = useNumbers();
  const acts = useBulkActs();
  const atOnce = startsAtOnce(way);
  const assigns = isAssigning(way) && way;
  const [assignment, setAssignment] = useState<Assignment>(NO_ASSIGNMENT);
  const isChosen = assignment.add.length > 0 || assignment.remove.length > 0;
  const [share, setShare] = useState<number | undefined>(atOnce ? 0 : undefined);
  const [isShown, setIsShown] = useState(!atOnce);
  const [failure, setFailure] = useState<Failure>();
  const stop = useRef<AbortController>(undefined);
  const { action, done: doneWords } = messages.ways[way];

  /** Reason why a user is skipped without a call. */
  const unfit = (person: TeamUser): SkipReason | undefined =>
    fitness.protectionOf(way, person) ??
    fitness.mismatchOf(way, person) ??
    (assigns && !changesBy(assigns, person, assignment) ? messages.skips.unchanged : undefined);

  const start = async () => {
    if (stop.current || (assigns && !isChosen)) return;
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
      tell(far, 1, messages.said({ share: numbers.percent(far) }));
    };
    const fit = people.value.filter((person) => !unfit(person));
    const undos: UndoCall[] = [];
    const act = async (person: TeamUser) => {
      const result = await acts[way](person, assignment);
      if (result.ok && result.value) undos.push(result.value);
      return result;
    };
    const { done, failed } = await runBulk(fit, act, { onProgress, signal });
    const reasons = new Map(failed.map(({ row, failure: why }) => [row, wordsOf(why)]));
    const finished = new Set(done);
    const skipped = people.value
      .filter((person) => !finished.has(person))
      .map((person) => ({
        name: nameOf(person),
        reason: unfit(person) ?? reasons.get(person) ?? messages.skips.stopped,
      }));
    onDone({ done: doneWords({ count: done.length }), skipped, failed: done.length === 0 }, done, undos);
  };
  useEffect(() => {
    if (!atOnce) return undefined;
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
      alert={!assigns}
      title={
        startsAtOnce(way) || isAssigning(way)
          ? action({ count: fitting })
          : messages.ways[way].title({ count: fitting })
      }
      error={wordsOf(failure)}
      {...(!assigns && { startsAt: 'actions' })}
      dirty={isChosen && !running}
      onClose={() => (running ? stop.current?.abort() : onClose())}
      onSubmit={() => void start()}
      actions={
        running ? (
          <Button onPress={() => stop.current?.abort()}>{messages.stop}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{overlays.cancel}</Button>
            <Button look={way === 'delete' ? 'danger' : 'primary'} submits disabled={Boolean(assigns) && !isChosen}>
              {action({ count: fitting })}
            </Button>
          </>
        )
      }
    >
      {running ? (
        <Progress label={messages.running} value={share} max={1} />
      ) : (
        <Ask way={way} assignment={assignment} onAssignment={setAssignment} />
      )}
      {!running && staying && <Banner tone="warning">{messages.stays({ name: nameOf(staying) })}</Banner>}
    </Dialog>
  );
};

/** Consequences of the action, or the fields of what it changes. */
const Ask = ({
  way,
  assignment,
  onAssignment,
}: {
  way: BulkAction;
  assignment: Assignment;
  onAssignment: (assignment: Assignment) => void;
}) => {
  const { effects } = useMessages('users').userBulk;
  const effectOf = useActionConsequences();
  if (isAssigning(way)) return <AssignmentFields of={way} value={assignment} onChange={onAssignment} />;
  if (startsAtOnce(way)) return null;
  return <p>{way === 'resend' ? effects.resend : effectOf(way)}</p>;
};
