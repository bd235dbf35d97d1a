import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { Declined, refuse, type Refusal } from '../refusal.ts';
import type { Effects } from '../rules.ts';
import { UniqueViolation, type Writer } from '../store/store.ts';
import { findLinkByKey, isFor, joinPlace, noteJoining } from './invite-link.ts';

/** Writes as a person in the company that they join. */
export type WriteInTenant = (tenantId: TenantId, work: (rows: Writer & Effects) => Promise<void>) => Promise<void>;

/**
 * Joins an authenticated person to a company by a link; idempotent: a member's membership does not change. The copied link
 * of an invitation is invalid for any address but the invited one.
 */
export const joinByLink = async (
  ports: Ports,
  key: string,
  userId: UserId,
  writeThere: WriteInTenant,
): Promise<Result<{ tenantId: TenantId }, Refusal>> => {
  const across = ports.store.scoped({ across: 'invitations' });
  const link = await findLinkByKey(across, ports, key, userId);
  if (!link.ok) return link;
  const user = await across.users.get(userId);
  if (!user || !isFor(link.value, user)) return refuse('linkInvalid');
  const { email } = user;
  const { tenantId } = link.value;
  const come = () =>
    writeThere(tenantId, async (rows) => {
      const [place] = await rows.memberships.find({ where: { tenantId, userId } });
      if (place && place.invitation === null) return;
      const joined = place ? { ...link.value, personal: place } : link.value;
      if (await joinPlace(rows, ports, joined, { userId, email, activated: true })) await noteJoining(rows, link.value);
    });
  // twice at once: the second finds them there
  try {
    await come().catch((cause: unknown) => {
      if (cause instanceof UniqueViolation) return come();
      throw cause;
    });
    return ok({ tenantId });
  } catch (cause) {
    if (cause instanceof Declined) return failed(cause.refusal);
    throw cause;
  }
};
