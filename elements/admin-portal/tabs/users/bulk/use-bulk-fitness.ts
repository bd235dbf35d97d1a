import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import type { SkipReason } from '../../../../ui/data-table/bulk-summary.tsx';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useProtectedPeople } from '../person/use-protected-people.ts';

/** Bulk actions on users. */
export type BulkAction = 'lock' | 'unlock' | 'roles' | 'groups' | 'resend' | 'revoke' | 'signOut' | 'delete';

/** Reasons why a bulk action skips a user without a call: who they are, or their status. */
export interface BulkFitness {
  protectionOf(action: BulkAction, person: TeamUser): string | undefined;
  mismatchOf(action: BulkAction, person: TeamUser): SkipReason | undefined;
}

/** Tells which of the selected users a bulk action is for. */
export const useBulkFitness = (): BulkFitness => {
  const { skips } = useMessages('users').userBulk;
  const { isProtected, isLastAdmin } = useProtectedPeople();
  return {
    protectionOf: (action, person) => {
      // a group decides by its roles who may change its people
      if (action === 'resend' || action === 'groups') return undefined;
      return isProtected(person) ?? (action === 'lock' || action === 'delete' ? isLastAdmin(person) : undefined);
    },
    mismatchOf: (action, { activatedForTenant, isLocked, lockout }) => {
      switch (action) {
        // an invitation is revoked
        case 'lock':
          if (!activatedForTenant) return skips.pending;
          return isLocked ? skips.locked : undefined;
        case 'unlock':
          return isLocked || lockout ? undefined : skips.unlocked;
        case 'signOut':
        // an invitation is revoked, which can be undone
        case 'delete':
          return activatedForTenant ? undefined : skips.pending;
        case 'resend':
        case 'revoke':
          return activatedForTenant ? skips.joined : undefined;
        case 'roles':
        case 'groups':
          return undefined;
      }
    },
  };
};
