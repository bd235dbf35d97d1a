import type { Messages } from '../../i18n/namespaces.ts';
import type { Failure, FailureKind } from '../../../core/contract/failure.ts';
import type { OwnFailures } from '../box/form/failure-words.ts';

/** What is wrong with the code itself, and is said beside it. */
const OF_CODE: readonly FailureKind[] = [
  'codeInvalid',
  'codeAttemptsExceeded',
  'codeExpired',
  'codeTimeSkewed',
  'codeAlreadyUsed',
];

/** What is wrong with the code that was typed; `undefined` where something else is, or nothing. */
export const factorFault = (
  { faults }: Messages['login-more']['factor'],
  failure: Failure | undefined,
): string | undefined => {
  if (!failure || !OF_CODE.includes(failure.kind)) return undefined;
  const { kind, attemptsLeft } = failure;
  if (kind === 'codeAttemptsExceeded') return faults.spent;
  if (kind === 'codeExpired') return faults.expired;
  if (kind === 'codeTimeSkewed') return faults.outOfStep;
  if (kind === 'codeAlreadyUsed') return faults.used;
  return attemptsLeft === undefined ? faults.wrongAlone : faults.wrong({ count: attemptsLeft });
};

/** What is said above the form of all else. */
export const factorFailures = (
  { faults }: Messages['login-more']['factor'],
  { faults: ofKeys }: Messages['login']['passkeys'],
): OwnFailures => ({
  ...ofKeys,
  challengeExpired: faults.over,
  accountLocked: faults.locked,
  smsUnavailable: faults.smsUnavailable,
});
