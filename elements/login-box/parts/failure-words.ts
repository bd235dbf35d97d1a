import type { Failure, FailureKind } from '../../../core/contract/failure.ts';
import type { LoginBoxMessages } from '../messages.en.ts';

type FailureWord = keyof LoginBoxMessages['failures'];

const WORDS: Record<FailureKind, FailureWord> = {
  offline: 'offline',
  cancelled: 'refused',
  malformed: 'server',
  server: 'server',
  badRequest: 'refused',
  unauthorized: 'refused',
  forbidden: 'refused',
  notFound: 'refused',
  conflict: 'refused',
  tooLarge: 'refused',
  tooMany: 'tooMany',
  wrongCredentials: 'wrongCredentials',
  notVerified: 'notVerified',
  signUpsClosed: 'signUpsClosed',
  emailTaken: 'emailTaken',
  passwordWeak: 'passwordWeak',
  passwordBreached: 'passwordBreached',
  passwordReused: 'passwordReused',
  linkExpired: 'linkExpired',
  linkUsed: 'linkUsed',
  linkInvalid: 'linkInvalid',
  sessionEnded: 'sessionEnded',
  invalidInput: 'invalidInput',
};

/** What a person reads of a failure. A refusal we have no words for is told in the server's own. */
export const failureWords = (t: LoginBoxMessages, failure: Failure | undefined): string | undefined => {
  if (!failure) return undefined;
  const word = WORDS[failure.kind];
  return word === 'refused' && failure.errors ? failure.message : t.failures[word];
};

const ABOUT_PASSWORD: ReadonlySet<FailureKind> = new Set(['passwordWeak', 'passwordBreached', 'passwordReused']);

/** A failure's words beside what caused it: the password, the email, or the form as a whole. */
export const placedFailure = (t: LoginBoxMessages, failure: Failure | undefined) => {
  const words = failureWords(t, failure);
  if (failure && ABOUT_PASSWORD.has(failure.kind)) return { password: words };
  return failure?.kind === 'emailTaken' ? { email: words } : { form: words };
};
