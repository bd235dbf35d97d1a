import type { AnyEndpoint, AnswerOf, InputOf } from '../../../core/contract/endpoint.ts';
import type { Failure } from '../../../core/contract/failure.ts';
import type { CommandHandle } from '../../kit/use-command.ts';
import { type FailureMessages, useFailureMessage, wordsOfField } from '../../kit/use-failure-message.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { type FieldsByFailure, fieldFailures } from './field-failures.ts';
import type { FormValues } from './use-form-values.ts';

/** Options for submitting a form. */
export interface SubmitOptions<E extends AnyEndpoint, Values extends object> {
  readonly draft: FormValues<Values>;
  readonly command: CommandHandle<E>;
  /** Builds the input of the call from the values. */
  readonly input: (values: Values) => InputOf<E>;
  readonly onDone: (answer: AnswerOf<E>) => void;
  /** Field of a failure by its kind: `{ roleKeyTaken: 'key' }`. */
  readonly places?: FieldsByFailure | undefined;
  /** Failure messages specific to this form. */
  readonly failures?: FailureMessages | undefined;
}

/** Submits a form: errors are shown at their fields or for the whole form, and the values stay. */
export const useSubmit = <E extends AnyEndpoint, Values extends object>({
  draft,
  command,
  input,
  onDone,
  places = {},
  failures = {},
}: SubmitOptions<E, Values>): { send: () => void; busy: boolean; error: string | undefined } => {
  const wordsOf = useFailureMessage(failures);
  const messages = useMessages('ui-more').answers;
  const { busy, failure } = command;
  const names = Object.keys(draft.values);
  const faultsOf = (failure: Failure) =>
    fieldFailures(failure, names, places, {
      whole: wordsOf(failure) ?? '',
      field: (failure) => wordsOfField(messages, failure),
    });
  const isPlaced = failure && Object.keys(faultsOf(failure)).length > 0;
  const send = async () => {
    const answer = await command.run(input(draft.values));
    if (answer.ok) onDone(answer.value);
    else draft.blame(faultsOf(answer.failure));
  };
  return { send: () => void send(), busy, error: isPlaced ? undefined : wordsOf(failure) };
};
