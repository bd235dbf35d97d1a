import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import type { Effects } from '../rules.ts';
import { UniqueViolation, type Writer } from '../store/store.ts';
import { findLinkByHash, rolesOfJoining, tellOfJoining } from './invite-link.ts';
import { keepAccepted } from './open-invitation.ts';

/** Writes as a person in the company that they join. */
export type WriteInTenant = (tenantId: TenantId, work: (rows: Writer & Effects) => Promise<void>) => Promise<void>;

/** Joins an authenticated person to a company by its invitation link; idempotent: a member's membership does not change. */
export const joinByLink = async (
  ports: Ports,
  tokenHash: string,
  userId: UserId,
  writeThere: WriteInTenant,
): Promise<Result<{ tenantId: TenantId }, Refusal>> => {
  const link = await findLinkByHash(ports.store.scoped({ across: 'invitations' }), ports, tokenHash);
  if (!link.ok) return link;
  const { tenantId } = link.value;
  const come = () =>
    writeThere(tenantId, async (rows) => {
      const [place] = await rows.memberships.find({ where: { tenantId, userId } });
      if (place && place.invitation === null) return;
      const joined = { invitation: null, activated: true };
      if (place) {
        await rows.memberships.update({ id: place.id }, { ...joined, version: place.version + 1 });
        await keepAccepted(rows, ports, place);
      } else
        await rows.memberships.insert({
          id: crypto.randomUUID(),
          tenantId,
          userId,
          roleIds: await rolesOfJoining(rows, tenantId),
          groupIds: [],
          phone: null,
          locked: false,
          version: 0,
          createdAt: ports.clock.now().toISOString(),
          ...joined,
        });
      await tellOfJoining(rows, link.value);
      await rows.audit({ action: 'Joined by invitation link' });
    });
  // twice at once: the second finds them there
  await come().catch((cause: unknown) => {
    if (cause instanceof UniqueViolation) return come();
    throw cause;
  });
  return ok({ tenantId });
};
