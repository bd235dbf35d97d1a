import type { AnyEndpoint, InputOf } from '../../../core/contract/endpoint.ts';
import type { Result } from '../../../core/contract/failure.ts';
import type { CommandHandle } from '../../kit/use-command.ts';
import { type FailureMessages, useFailureMessage } from '../../kit/use-failure-message.ts';
import { useToast } from '../../ui/toast/use-toast.ts';
import { runBulk } from './bulk.ts';

/** Function that runs a command once for each input, to undo what was done, and shows the first failure. */
export const useUndo = <E extends AnyEndpoint>(
  command: CommandHandle<E>,
  failures?: FailureMessages,
): ((inputs: readonly InputOf<E>[]) => Promise<void>) => {
  const wordsOf = useFailureMessage(failures);
  const toast = useToast();
  return async (inputs) => {
    const { failed } = await runBulk(inputs, (input) => command.run(input));
    const [first] = failed;
    if (first) toast({ text: wordsOf(first.failure) ?? '', tone: 'danger' });
  };
};

/** Makes the `undo` of a toast; where the work fails, a toast says why. */
export const useUndoing = (failures?: FailureMessages): ((work: () => Promise<Result<unknown>>) => () => void) => {
  const wordsOf = useFailureMessage(failures);
  const toast = useToast();
  const run = async (work: () => Promise<Result<unknown>>) => {
    const done = await work();
    const text = done.ok ? undefined : wordsOf(done.failure);
    if (text) toast({ text, tone: 'danger' });
  };
  return (work) => () => void run(work);
};
