import type { ReactNode } from 'react';
import type { AnyEndpoint, AnswerOf, InputOf } from '../../../core/contract/endpoint.ts';
import type { CommandHandle } from '../../kit/use-command.ts';
import { type FailureMessages, useFailureMessage } from '../../kit/use-failure-message.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';

/**
 * Confirmation dialog of a command: names its object and consequences, stays open with the error if the server refuses.
 * `onDone` closes it.
 */
export const ConfirmCommand = <E extends AnyEndpoint>({
  command,
  input,
  onDone,
  failures,
  ...question
}: {
  title: string;
  effect?: ReactNode;
  action: string;
  cancel?: string;
  typed?: string;
  look?: 'danger' | 'primary';
  command: CommandHandle<E>;
  input: InputOf<E>;
  onDone: (answer: AnswerOf<E>) => void;
  onCancel: () => void;
  failures?: FailureMessages;
}) => {
  const wordsOf = useFailureMessage(failures);
  const confirm = async () => {
    const answer = await command.run(input);
    if (answer.ok) onDone(answer.value);
  };
  return (
    <ConfirmDialog
      {...question}
      busy={command.busy}
      error={wordsOf(command.failure)}
      onConfirm={() => void confirm()}
    />
  );
};
