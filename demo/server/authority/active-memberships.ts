import type { Caller } from '../rules.ts';

/** Filter of memberships that can sign in: no open invitation, not locked. */
export const ACTIVE = { invitation: null, locked: false } as const;

/** Person and tenant of a session, with its impersonator. */
type Acting = Pick<Caller, 'userId' | 'tenantId'> & { actor?: Caller['actor'] | null };

/** Filter of a caller's active memberships; an impersonator sees only the tenant they act in. */
export const activeMembershipsOf = ({ userId, tenantId, actor }: Acting) => ({
  ...ACTIVE,
  userId,
  ...(actor && { tenantId }),
});
