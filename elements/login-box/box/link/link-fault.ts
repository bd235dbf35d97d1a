import type { Messages } from '../../../i18n/namespaces.ts';
import type { FailureKind } from '../../../../core/contract/failure.ts';

/** Message key for a refused mailed link, by failure kind. */
export const linkFault = (kind: FailureKind | undefined): keyof Messages['login-more']['linkFailures'] => {
  if (kind === 'linkExpired') return 'expired';
  return kind === 'linkAlreadyUsed' ? 'used' : 'invalid';
};
