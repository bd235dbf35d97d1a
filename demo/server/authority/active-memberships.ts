import type { Caller } from '../rules.ts';

/** The memberships that let somebody in: neither an invitation that is still open, nor one an administrator has closed. */
export const ACTIVE = { invitation: null, locked: false } as const;

/** Who is in, and where; with whoever acts as them. */
type Acting = Pick<Caller, 'userId' | 'tenantId'> & { actor?: Caller['actor'] | null };

/** A caller's own; whoever acts as them sees the one they act in alone, for their other companies are nobody's business. */
export const activeMembershipsOf = ({ userId, tenantId, actor }: Acting) => ({
  ...ACTIVE,
  userId,
  ...(actor && { tenantId }),
});
