import { useRef, useState } from 'react';
import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import type { Failure, Result } from '../../../../../core/contract/failure.ts';
import { members } from '../../../../../core/contract/members.ts';
import { sessions } from '../../../../../core/contract/sessions.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureWords } from '../../../../kit/use-failure-words.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { BulkOutcome } from '../../../../ui/data-table/bulk-summary.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { doWithAll } from '../../../parts/bulk.ts';
import { useOwnId } from '../user-columns.tsx';
import { nameOf } from './person.ts';

/** What can be done with many people. */
export type BulkWay = 'lock' | 'unlock' | 'resend' | 'signOut' | 'delete';

type Act = (person: TeamUser) => Promise<Result<unknown>>;

const useActs = (): Readonly<Record<BulkWay, Act>> => {
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

/** Does one thing with many people, after asking, and tells how far it has come; it can be stopped half way. */
export const Screen = ({
  way,
  count,
  gather,
  onClose,
  onDone,
}: {
  way: BulkWay;
  count: number;
  /** Everybody who is chosen, on all pages. */
  gather: () => Promise<Result<readonly TeamUser[]>>;
  onClose: () => void;
  onDone: (outcome: BulkOutcome) => void;
}) => {
  const { userBulk: words } = useMessages('adminPortal/userBulk');
  const { failures } = useMessages('adminPortal/userActions').userActions;
  const { overlays } = useMessages('ui');
  const wordsOf = useFailureWords(failures);
  const me = useOwnId();
  const acts = useActs();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const stop = useRef<AbortController>(undefined);
  const { title, effect, action, done: doneWords } = words.ways[way];

  /** Why somebody is left out before the server is asked. */
  const unfit = ({ id, activatedForTenant, isLocked }: TeamUser): string | undefined => {
    if (id === me) return failures.notYourself;
    if (way === 'resend' && activatedForTenant) return words.skips.joined;
    if (way === 'signOut' && !activatedForTenant) return words.skips.pending;
    if (way === 'lock' && isLocked) return words.skips.locked;
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
    const fit = people.value.filter((person) => !unfit(person));
    const { done, failed } = await doWithAll(fit, acts[way], { onProgress: setShare, signal });
    const reasons = new Map(failed.map(({ row, failure: why }) => [row, wordsOf(why) ?? why.message]));
    const finished = new Set(done);
    const skipped = people.value
      .filter((person) => !finished.has(person))
      .map((person) => ({ name: nameOf(person), reason: unfit(person) ?? reasons.get(person) ?? words.skips.stopped }));
    onDone({ done: doneWords({ count: done.length }), skipped, failed: done.length === 0 });
  };
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
            <Button look={way === 'lock' || way === 'delete' ? 'danger' : 'primary'} submits>
              {action}
            </Button>
          </>
        )
      }
    >
      {running ? <Progress label={words.running} value={share} max={1} /> : <p>{effect}</p>}
    </Dialog>
  );
};
