import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { secret } from '../checks/fields.ts';
import { joined, openLink } from '../checks/people.ts';
import { lacksFactor } from '../authority/mfa-requirement.ts';
import { mfaRequired, refuse } from '../refusal.ts';
import { crossTenant, signedIn } from '../rules.ts';
import { companyName, findInviteLink } from '../sign-in/invite-link.ts';
import { joinByLink } from '../sign-in/joining.ts';
import { noteOpening } from '../sign-in/open-invitation.ts';

/**
 * Reads the company and the expiry of an invitation link before it is accepted; of a copied one, its address and sender.
 * Source: protocol/invitations.md#invite-link.
 */
export const verifyLink = crossTenant<typeof invitations.verifyLink>('invitations.verifyLink', 'proof', {
  body: v.object({ token: secret() }),
  answer: openLink,
  handle: async (context) => {
    const { body, across, ports } = context;
    const link = await findInviteLink(across, ports, body.token);
    if (!link.ok) return link;
    const { tenantId, shared, personal } = link.value;
    const name = await companyName(across, tenantId);
    if (!personal?.invitation) return shared ? ok({ name, expires: shared.expires }) : refuse('linkInvalid');
    const { email, expires, invitedBy } = personal.invitation;
    const inviter = invitedBy && (await across.users.get(invitedBy));
    await noteOpening(context, personal);
    return ok({ name, expires, email, ...(inviter && { invitedBy: inviter.name || inviter.email }) });
  },
});

/**
 * Joins the caller to a company by its invitation link; where that company requires a second factor, only after the
 * session has verified one. Idempotent: a member's membership does not change. Ours.
 */
export const join = signedIn<typeof invitations.join>({
  limit: 'proof',
  body: v.object({ token: secret() }),
  answer: joined,
  handle: async ({ body, caller: { userId, proof }, ports, writeIn }) => {
    const across = ports.store.scoped({ across: 'invitations' });
    const link = await findInviteLink(across, ports, body.token, userId);
    if (!link.ok) return link;
    const { tenantId } = link.value;
    if (await lacksFactor(across, ports.config, [tenantId], proof.amr)) return mfaRequired(tenantId);
    return joinByLink(ports, link.value.key, userId, writeIn);
  },
});
