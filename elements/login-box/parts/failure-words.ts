import type { Failure, FailureKind } from '../../../core/contract/failure.ts';
import type { LoginBoxMessages } from '../messages.en.ts';

type FailureWord = keyof LoginBoxMessages['failures'];

/** The words of the kinds that have none of their own name; a refusal we know nothing of has only the server's. */
const WORDS: Record<Exclude<FailureKind, FailureWord>, FailureWord> = {
  cancelled: 'refused',
  malformed: 'server',
  badRequest: 'refused',
  unauthorized: 'refused',
  forbidden: 'refused',
  notFound: 'refused',
  conflict: 'refused',
  tooLarge: 'refused',
};

const isWord = (t: LoginBoxMessages, kind: FailureKind): kind is FailureKind & FailureWord => kind in t.failures;

/** What a person reads of a failure. A refusal we have no words for is told in the server's own. */
export const failureWords = (t: LoginBoxMessages, failure: Failure | undefined): string | undefined => {
  if (!failure) return undefined;
  const { kind } = failure;
  const word = isWord(t, kind) ? kind : WORDS[kind];
  return word === 'refused' && failure.errors ? failure.message : t.failures[word];
};
