import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { AccountHold } from '../../../core/contract/entities/own-account.ts';
import { findLastAdmin } from '../authority/guards.ts';
import type { Ports } from '../ports.ts';
import type { Reader } from '../store/store.ts';

type Rows = Pick<Reader, 'memberships' | 'roles' | 'permissions' | 'groups' | 'groupConfigs' | 'subscriptions'>;

/** Facts about a membership that may hold its person back. */
interface MembershipFacts {
  /** Whether no one else belongs to the company. */
  readonly alone: boolean;
  readonly isLastAdmin: boolean;
  /** Whether the company pays for a plan. */
  readonly isSubscribed: boolean;
}

/** Finds out the facts about a membership; the rows are in its scope, or in every one. */
export const membershipFacts = async (
  rows: Rows,
  { config }: Pick<Ports, 'config'>,
  { tenantId, userId }: { tenantId: TenantId; userId: UserId },
): Promise<MembershipFacts> => {
  const [others, last, subscribed] = await Promise.all([
    rows.memberships.count({ tenantId, userId: { not: userId }, invitation: null }),
    findLastAdmin(rows, { config }, tenantId),
    rows.subscriptions.count({ liveKey: tenantId }),
  ]);
  return { alone: others === 0, isLastAdmin: last?.id === userId, isSubscribed: subscribed > 0 };
};

/** Reason that a company holds an account which is to be deleted; one without anyone else goes with the account. */
export const deletionHold = ({ alone, isLastAdmin, isSubscribed }: MembershipFacts): AccountHold | undefined => {
  if (alone) return isSubscribed ? 'accountSubscribed' : undefined;
  return isLastAdmin ? 'lastAdministrator' : undefined;
};
