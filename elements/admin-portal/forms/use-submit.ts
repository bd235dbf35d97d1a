import type { AnyEndpoint, AnswerOf, InputOf } from '../../../core/contract/endpoint.ts';
import type { Failure } from '../../../core/contract/failure.ts';
import type { CommandHandle } from '../../kit/use-command.ts';
import { type FailureMessages, useFailureMessage, wordsOfField } from '../../kit/use-failure-message.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { type FieldsByFailure, fieldFailures } from './field-failures.ts';
import type { FormValues } from './use-form-values.ts';

/** How a form is sent. */
export interface SubmitOptions<E extends AnyEndpoint, Values extends object> {
  readonly draft: FormValues<Values>;
  readonly command: CommandHandle<E>;
  /** What the call takes, of what was typed. */
  readonly input: (values: Values) => InputOf<E>;
  readonly onDone: (answer: AnswerOf<E>) => void;
  /** Which field a refusal is about: `{ roleKeyTaken: 'key' }`. */
  readonly places?: FieldsByFailure | undefined;
  /** What this form has to say of failures in words of its own. */
  readonly failures?: FailureMessages | undefined;
}

/** Sends a form: what is wrong is told beside its field, or of the form as a whole, and what was typed stays. */
export const useSubmit = <E extends AnyEndpoint, Values extends object>({
  draft,
  command,
  input,
  onDone,
  places = {},
  failures = {},
}: SubmitOptions<E, Values>): { send: () => void; busy: boolean; error: string | undefined } => {
  const wordsOf = useFailureMessage(failures);
  const words = useMessages('ui-more').answers;
  const { busy, failure } = command;
  const names = Object.keys(draft.values);
  const faultsOf = (why: Failure) =>
    fieldFailures(why, names, places, { whole: wordsOf(why) ?? '', field: (failure) => wordsOfField(words, failure) });
  const isPlaced = failure && Object.keys(faultsOf(failure)).length > 0;
  const send = async () => {
    const answer = await command.run(input(draft.values));
    if (answer.ok) onDone(answer.value);
    else draft.blame(faultsOf(answer.failure));
  };
  return { send: () => void send(), busy, error: isPlaced ? undefined : wordsOf(failure) };
};
