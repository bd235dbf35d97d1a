import type { Failure, FailureKind } from '../../core/contract/failure.ts';
import type { FieldFailure } from '../../core/contract/field-failure.ts';
import type { Messages } from '../i18n/namespaces.ts';
import { useMessages } from './use-messages.ts';

/** What a screen has to say of failures in words of its own. */
export type FailureMessages = Readonly<Partial<Record<FailureKind, string>>>;

/** What is said of a failure: a screen's own words, or those of all screens; never the server's, which are in its language. */
export const failureMessage = (
  { failures }: Pick<Messages['ui-more']['answers'], 'failures'>,
  failure: Failure | undefined,
  own: FailureMessages = {},
): string | undefined => {
  if (!failure || failure.kind === 'cancelled') return undefined;
  return own[failure.kind] ?? failures[failure.kind] ?? failures.refused;
};

/** Message beside a refused field, by its code; a later server's codes have one of their own. */
export const wordsOfField = (
  { fields }: Pick<Messages['ui-more']['answers'], 'fields'>,
  { code, params }: FieldFailure,
): string => {
  const message: string | ((params: never) => string) = fields[code] ?? fields.malformed;
  return typeof message === 'string' ? message : message(params as never); // the contract pairs code and values
};

/** Says of a failure what happened and what to do next. */
export const useFailureMessage = (
  own: FailureMessages = {},
): ((failure: Failure | undefined) => string | undefined) => {
  const { answers } = useMessages('ui-more');
  return (failure) => failureMessage(answers, failure, own);
};
