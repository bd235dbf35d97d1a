import type { Messages } from '../../i18n/namespaces.ts';
import type { Failure, FailureKind } from '../../../core/contract/failure.ts';
import type { BoxFailureMessages } from '../box/form/box-failure-message.ts';

/** Failure kinds about the code, shown at its field. */
type CodeFailure = Extract<FailureKind, `code${string}`>;

/** Error message of a second factor's code; `undefined` where the failure is not about the code. */
export const factorFault = (
  { faults }: Messages['login-more']['factor'],
  failure: Failure | undefined,
): string | undefined => {
  const left = failure?.attemptsLeft;
  const messages: Partial<Record<FailureKind, string>> & Record<CodeFailure, string> = {
    codeInvalid: left === undefined ? faults.wrongAlone : faults.wrong({ count: left }),
    codeAttemptsExceeded: faults.spent,
    codeExpired: faults.expired,
    codeTimeSkewed: faults.outOfStep,
    codeAlreadyUsed: faults.used,
  };
  return failure && messages[failure.kind];
};

/** Messages of all other failures of a factor, shown above the form. */
export const factorFailures = (
  { faults }: Messages['login-more']['factor'],
  { faults: ofKeys }: Messages['login']['passkeys'],
): BoxFailureMessages => ({
  ...ofKeys,
  challengeExpired: faults.over,
  smsUnavailable: faults.smsUnavailable,
});
