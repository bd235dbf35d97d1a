import type { Messages } from '../../i18n/namespaces.ts';
import type { Failure, FailureKind } from '../../../core/contract/failure.ts';
import type { FailureMessages } from '../box/form/box-failure-message.ts';

/** What is wrong with the code itself, and is said beside it. */
type CodeFailure = Extract<FailureKind, `code${string}`>;

/** What is wrong with the code that was typed; `undefined` where something else is, or nothing. */
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

/** What is said above the form of all else. */
export const factorFailures = (
  { faults }: Messages['login-more']['factor'],
  { faults: ofKeys }: Messages['login']['passkeys'],
): FailureMessages => ({
  ...ofKeys,
  challengeExpired: faults.over,
  accountLocked: faults.locked,
  smsUnavailable: faults.smsUnavailable,
});
