import { useRef, useState } from 'react';
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
import { useAnnouncedProgress } from '../../../lists/use-announced-progress.ts';

/** Bulk actions on users. */
export type BulkAction = 'lock' | 'unlock' | 'resend' | 'signOut' | 'delete' | 'revoke';

type Act = (person: TeamUser) => Promise<Result<unknown>>;

const useActs = (): Readonly<Record<BulkAction, Act>> => {
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
    revoke: by('delete'),
    signOut: ({ id }) => revoke.run({ body: { userId: id } }),
  };
};

/** Confirmation and progress of a bulk action; it can be stopped. */
export const Screen = ({
  way,
  count,
  chosen,
  gather,
  onClose,
  onDone,
}: {
  way: BulkAction;
  count: number;
  /** Selected users whose rows were loaded. */
  chosen: readonly TeamUser[];
  /** Loads all selected users, from all pages. */
  gather: () => Promise<Result<readonly TeamUser[]>>;
  onClose: () => void;
  onDone: (outcome: BulkOutcome) => void;
}) => {
  const { userBulk: words } = useMessages('users');
  const { actions, failures } = useMessages('users').userActions;
  const effectOf = useActionConsequences();
  const { overlays } = useMessages('ui-more');
  const wordsOf = useFailureMessage(failures);
  const { isProtected: untouchable, isLastAdmin: indispensable } = useProtectedPeople();
  const tell = useAnnouncedProgress();
  const numbers = useNumbers();
  const acts = useActs();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const stop = useRef<AbortController>(undefined);
  const { title, done: doneWords } = words.ways[way];
  const effect = way === 'unlock' || way === 'resend' ? words.effects[way] : effectOf(way);
  const action = way === 'resend' || way === 'revoke' ? words[way] : actions[way];

  /** Reason why a user is skipped without a call. */
  const unfit = (person: TeamUser): string | undefined => {
    const { activatedForTenant, isLocked } = person;
    const guard = way === 'resend' ? undefined : untouchable(person);
    if (guard) return guard;
    if (way === 'lock' || way === 'delete')
      return indispensable(person) ?? (isLocked && way === 'lock' ? words.skips.locked : undefined);
    if ((way === 'resend' || way === 'revoke') && activatedForTenant) return words.skips.joined;
    if (way === 'signOut' && !activatedForTenant) return words.skips.pending;
    return way === 'unlock' && !isLocked ? words.skips.unlocked : undefined;
  };

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
    onDone({ done: doneWords({ count: done.length }), skipped, failed: done.length === 0 });
  };
  const staying = way === 'lock' || way === 'delete' ? chosen.find(indispensable) : undefined;
  const running = share !== undefined;
  return (
    <Dialog
      alert
      title={title({ count })}
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
            <Button look={way === 'lock' || way === 'delete' || way === 'revoke' ? 'danger' : 'primary'} submits>
              {action}
            </Button>
          </>
        )
      }
    >
      {running ? <Progress label={words.running} value={share} max={1} /> : <p>{effect}</p>}
      {!running && staying && <Banner tone="warning">{words.stays({ name: nameOf(staying) })}</Banner>}
    </Dialog>
  );
};
