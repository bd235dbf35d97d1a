import type { FailureKind } from '../../../../core/contract/failure.ts';
import type { MailedMessages } from '../../words/mailed.en.ts';

/** Why a mailed link was refused, as people are told. */
export const linkFault = (kind: FailureKind | undefined): keyof MailedMessages['linkFaults'] => {
  if (kind === 'linkExpired') return 'expired';
  return kind === 'linkUsed' ? 'used' : 'invalid';
};
