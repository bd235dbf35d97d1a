import type { Messages } from '../../../i18n/namespaces.ts';
import type { Failure, FailureKind } from '../../../../core/contract/failure.ts';
import { boxFailureMessage, type BoxFailureMessages } from './box-failure-message.ts';

/** Failures that are about the password. */
const ABOUT_PASSWORD: Readonly<Record<Extract<FailureKind, `password${string}`>, true>> = {
  passwordPolicyNotMet: true,
  passwordTooGuessable: true,
  passwordContainsPersonalData: true,
  passwordBreached: true,
  passwordReused: true,
};

/** Messages of a failure by place: the password, the email, or the form as a whole. */
export const fieldFailure = (t: Messages['login'], failure: Failure | undefined, own: BoxFailureMessages) => {
  const words = boxFailureMessage(t, failure, own);
  if (failure && failure.kind in ABOUT_PASSWORD) return { password: words };
  return failure?.kind === 'emailTaken' ? { email: words } : { form: words };
};
