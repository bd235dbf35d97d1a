import { useMutation } from '@apollo/client/react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { codeOf, failureText } from './failure-text.ts';
import { type Experience, type Move, MOVES } from './operations.ts';

const DONE: Readonly<Record<Move, string>> = {
  publish: 'Published. Visitors see it now.',
  pause: 'Paused. Visitors see the page as it is.',
  resume: 'Resumed. Visitors see it again.',
  archive: 'Archived. Restore it to edit it again.',
  restore: 'Restored as a draft.',
};

interface Offer {
  readonly move: Move;
  readonly label: string;
  /** Reason for which it cannot be done now. */
  readonly disabledReason?: string | undefined;
}

/** Moves that a status allows, each in the same place so that the focus stays. */
const offersOf = ({ status, changed, publishedVersion }: Experience): Offer[] => {
  if (status === 'ARCHIVED') return [{ move: 'restore', label: 'Restore' }];
  const isPublished = publishedVersion !== null && !changed && status === 'PUBLISHED';
  return [
    { move: 'publish', label: 'Publish', disabledReason: isPublished ? 'Visitors see the latest draft.' : undefined },
    ...(status === 'PUBLISHED' ? [{ move: 'pause', label: 'Pause' } as const] : []),
    ...(status === 'PAUSED' ? [{ move: 'resume', label: 'Resume' } as const] : []),
    { move: 'archive', label: 'Archive' },
  ];
};

const useMove = ({ id, version }: Experience, onStale: () => void) => {
  const [text, setText] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const mutations: Readonly<Record<Move, ReturnType<typeof useMutation>[0]>> = {
    publish: useMutation(MOVES.publish)[0],
    pause: useMutation(MOVES.pause)[0],
    resume: useMutation(MOVES.resume)[0],
    archive: useMutation(MOVES.archive)[0],
    restore: useMutation(MOVES.restore)[0],
  };
  const run = async (move: Move) => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      await mutations[move]({ variables: { id, version } });
      setText(DONE[move]);
    } catch (error) {
      setText(failureText(error));
      if (codeOf(error) === 'staleVersion') onStale();
    } finally {
      setIsRunning(false);
    }
  };
  return { run, text, isRunning };
};

/** Buttons that publish, pause, resume, archive and restore an experience. */
export const MoveButtons = ({ experience, onStale }: { experience: Experience; onStale: () => void }): ReactElement => {
  const { run, text, isRunning } = useMove(experience, onStale);
  return (
    <>
      {offersOf(experience).map(({ move, label, disabledReason }, at) => (
        <button
          key={at}
          type="button"
          className={move === 'publish' ? 'button primary' : 'button'}
          aria-disabled={disabledReason !== undefined || isRunning}
          title={disabledReason}
          onClick={() => void (disabledReason === undefined && run(move))}
        >
          {label}
        </button>
      ))}
      <span className="hint notice" role="status">
        {text}
      </span>
    </>
  );
};
