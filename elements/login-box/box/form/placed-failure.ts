import type { Messages } from '../../../i18n/namespaces.ts';
import type { Failure, FailureKind } from '../../../../core/contract/failure.ts';
import { failureWords, type OwnFailures } from './failure-words.ts';

const ABOUT_PASSWORD: ReadonlySet<FailureKind> = new Set([
  'passwordPolicyNotMet',
  'passwordTooGuessable',
  'passwordContainsPersonalData',
  'passwordBreached',
  'passwordReused',
]);

/** A failure's words beside what caused it: the password, the email, or the form as a whole. */
export const placedFailure = (t: Messages['login'], failure: Failure | undefined, own: OwnFailures) => {
  const words = failureWords(t, failure, own);
  if (failure && ABOUT_PASSWORD.has(failure.kind)) return { password: words };
  return failure?.kind === 'emailTaken' ? { email: words } : { form: words };
};
