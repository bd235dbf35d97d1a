import type { Messages } from '../../../i18n/namespaces.ts';
import type { Failure } from '../../../../core/contract/failure.ts';

/** Error message of a code sent by email or SMS; `undefined` where the failure is not about the code. */
export const codeFault = (
  messages: Messages['login-more']['code'],
  failure: Failure | undefined,
): string | undefined => {
  if (failure?.kind === 'codeInvalid') return messages.wrong({ count: failure.attemptsLeft ?? 1 });
  if (failure?.kind === 'codeAttemptsExceeded') return messages.spent;
  return failure?.kind === 'codeExpired' ? messages.expired : undefined;
};
