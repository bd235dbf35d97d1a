import { type ReactNode, useRef, useState } from 'react';
import type { Failure, Result } from '../../../core/contract/failure.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { type SkipReason, useFirstNames, useSkipSentences } from '../../ui/data-table/bulk-summary.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { runBulk, bulkOutcomeOf } from './bulk.ts';
import type { DeleteSelection } from './use-client-list.ts';

/** Messages of a bulk deletion. */
export interface DeleteManyMessages {
  title: (values: { count: number }) => string;
  action: (values: { count: number }) => string;
  done: (values: { count: number }) => string;
  running: string;
  stop: string;
  stopped: SkipReason;
}

/**
 * Confirmation dialog of a bulk deletion: names the rows and the consequences, lists the excluded rows with reasons,
 * shows progress and can be stopped; `undo` is offered afterwards. The outcome is of the rows that its button named.
 */
export const DeleteMany = <Row extends { readonly name: string }>({
  chosen,
  disabledReasonOf,
  messages,
  children,
  act,
  undo,
  wordsOf,
  onClose,
  onDone,
}: DeleteSelection<Row> & {
  messages: DeleteManyMessages;
  /** Consequences of the deletion. */
  children: ReactNode;
  act: (row: Row) => Promise<Result<unknown>>;
  /** Restores deleted rows. */
  undo: ((rows: readonly Row[]) => void) | undefined;
  wordsOf: (failure: Failure) => string | undefined;
}) => {
  const { overlays } = useMessages('ui-more');
  const toast = useToast();
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const free = chosen.filter((row) => disabledReasonOf(row) === undefined);
  const left = chosen.flatMap((row) => {
    const reason = disabledReasonOf(row);
    return reason === undefined ? [] : [{ name: row.name, reason }];
  });
  const few = useFirstNames();
  const sentencesOf = useSkipSentences();
  const count = free.length;

  const start = async () => {
    if (stop.current) return;
    stop.current = new AbortController();
    setShare(0);
    const tally = await runBulk(free, act, { onProgress: setShare, signal: stop.current.signal });
    const reached = new Set([...tally.done, ...tally.failed.map(({ row }) => row)]);
    const { skipped = [], ...outcome } = bulkOutcomeOf(
      tally,
      (done) => messages.done({ count: done }),
      nameOf,
      wordsOf,
    );
    const unreached = free.filter((row) => !reached.has(row)).map(({ name }) => ({ name, reason: messages.stopped }));
    const isUndoable = undo !== undefined && tally.done.length > 0;
    // what the button did not name was told above it
    const leftOver = [...skipped, ...unreached];
    // the toast says what was done where nothing is to be told besides
    onDone(isUndoable && leftOver.length === 0 ? undefined : { ...outcome, skipped: leftOver });
    if (isUndoable) toast({ text: outcome.done, undo: () => undo(tally.done) });
  };
  const cease = () => stop.current?.abort();
  const running = share !== undefined;
  return (
    <Dialog
      alert
      title={messages.title({ count })}
      startsAt="actions"
      onClose={running ? cease : onClose}
      onSubmit={() => void start()}
      actions={
        running ? (
          <Button onPress={cease}>{messages.stop}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{overlays.cancel}</Button>
            <Button look="danger" submits disabled={count === 0}>
              {messages.action({ count })}
            </Button>
          </>
        )
      }
    >
      {running ? (
        <Progress label={messages.running} value={share} max={1} />
      ) : (
        <div>
          {count > 0 && <p>{few(free.map(nameOf))}</p>}
          {count > 0 && children}
          {sentencesOf(left).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
};

const nameOf = ({ name }: { readonly name: string }) => name;
