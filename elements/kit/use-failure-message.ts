import type { Failure, FailureKind } from '../../core/contract/failure.ts';
import type { FieldFailure } from '../../core/contract/field-failure.ts';
import type { Messages } from '../i18n/namespaces.ts';
import { useMessages } from './use-messages.ts';

/** Messages of a screen for failures, by kind. */
export type FailureMessages = Readonly<Partial<Record<FailureKind, string>>>;

/** Message of a failure: the screen's own, else the common one; never the server's text, which is in its language. */
export const failureMessage = (
  { failures }: Pick<Messages['ui-more']['answers'], 'failures'>,
  failure: Failure | undefined,
  own: FailureMessages = {},
): string | undefined => {
  if (!failure || failure.kind === 'cancelled') return undefined;
  return own[failure.kind] ?? failures[failure.kind] ?? failures.refused;
};

/** Message beside a refused field, by error code; codes of a later server have a common one. */
export const wordsOfField = (
  { fields }: Pick<Messages['ui-more']['answers'], 'fields'>,
  { code, params }: FieldFailure,
): string => {
  const message: string | ((params: never) => string) = fields[code] ?? fields.malformed;
  return typeof message === 'string' ? message : message(params as never); // the contract pairs code and values
};

/** Reads the message of a failure: what happened and what to do next. */
export const useFailureMessage = (
  own: FailureMessages = {},
): ((failure: Failure | undefined) => string | undefined) => {
  const { answers } = useMessages('ui-more');
  return (failure) => failureMessage(answers, failure, own);
};
