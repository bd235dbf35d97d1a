import * as v from 'valibot';
import type { CopiedLink } from '../../../core/contract/entities/invite-link.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { id } from '../checks/fields.ts';
import { copiedLink } from '../checks/people.ts';
import { notFound, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { copiedToken } from '../sign-in/invite-link.ts';

/**
 * Link of a pending invitation, to hand over in another way than by mail; the mailed one remains valid. Only callers who can
 * assign the roles of the invitation read it. Ours.
 * Source: protocol/invitations.md#link-of-one-invitation.
 */
export const copyLink = allowed<typeof invitations.copyLink>('fe.secure.write.users', {
  params: v.object({ userId: id() }),
  answer: copiedLink,
  handle: async ({ params, caller, ports, attemptAbout }) => {
    const userId = params.userId as UserId; // branded where data enters
    const done = await attemptAbout<CopiedLink & { email: string }>(
      userId,
      ({ email, expires }) => ({
        action: 'Invitation link copied',
        severity: 'Warning',
        details: { userId, email, expires },
      }),
      async (rows, place) => {
        const { invitation } = place;
        if (!invitation) return notFound('Invitation');
        const { email, expires } = invitation;
        if (expires <= ports.clock.now().toISOString()) return refuse('linkExpired');
        const roles = await rolesToAssign(rows, { caller, ports }, place.roleIds);
        if (!roles.ok) return roles;
        return ok({ token: await copiedToken(ports, place, invitation), email, expires });
      },
    );
    return done.ok ? ok({ token: done.value.token, expires: done.value.expires }) : done;
  },
});
