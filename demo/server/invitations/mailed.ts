import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { confirmAddress } from '../access/confirm-address.ts';
import { issueLink } from '../access/links.ts';
import { nobody, whoIs } from '../access/who.ts';
import { email, secret, text } from '../checks/fields.ts';
import { invitation } from '../checks/people.ts';
import { even } from '../http/even.ts';
import { newInvitation } from '../members/new-invitation.ts';
import { refuse } from '../refusal.ts';
import { crossing } from '../rules.ts';
import { companyName } from './invite-link.ts';
import { findInvitation, keepAccepted, OPEN_INVITATION } from './open-invitation.ts';

const proof = v.object({ userId: text(100), token: secret() });

/** Who is invited where, by whom and until when, before anybody decides; looking accepts nothing. Ours. */
export const verify = crossing<typeof invitations.verify>('invitations.verify', 'proof', {
  body: proof,
  answer: invitation,
  handle: async ({ body, across, ports }) => {
    const found = await findInvitation(across, ports, body);
    if (!found.ok) return found;
    const { place, invitation, user } = found.value;
    const inviter = invitation.invitedBy && (await across.users.get(invitation.invitedBy));
    return ok({
      name: await companyName(across, place.tenantId),
      tenantId: place.tenantId,
      email: user.email,
      expires: invitation.expires,
      ...(inviter ? { invitedBy: inviter.name || inviter.email } : {}),
    });
  },
});

/**
 * Lets somebody into a company by the link mailed to them. Who reads the mail owns the address, so it is confirmed too; where
 * it was not before, whatever was set up goes, for a stranger may have. Source: SPEC §7 "invitation/accept".
 */
export const accept = crossing<typeof invitations.accept>('invitations.accept', 'proof', {
  body: proof,
  handle: async ({ body, across, ports, write }) => {
    const found = await findInvitation(across, ports, body);
    if (!found.ok) return found;
    const { place, user } = found.value;
    const { id, tenantId, userId, version } = place;
    const used = await write({ tenantId, userId, email: user.email }, async (rows) => {
      const changes = { invitation: null, activated: true, version: version + 1 };
      if ((await rows.memberships.update({ id, version, ...OPEN_INVITATION }, changes)).length === 0) return false;
      await keepAccepted(rows, ports, place);
      if (!user.verified) await confirmAddress(rows, ports, user);
      await rows.audit({ action: 'Invitation accepted', severity: 'Success' });
      return true;
    });
    return used ? ok(undefined) : refuse('linkUsed');
  },
});

/** Mails whoever was invited, and has not come, once more; everybody gets the same answer. Source: SPEC §7 "invitation/reset". */
export const reset = crossing<typeof invitations.reset>('invitations.reset', 'mail', {
  body: v.object({ email: email() }),
  handle: async ({ body, across, from, ports, write }) => {
    const evenly = even();
    const [user = nobody(from)] = await across.users.find({ where: { email: body.email } });
    const invited = await across.memberships.find({ where: { ...OPEN_INVITATION, userId: user.id } });
    await write(whoIs(user), async (rows) => {
      if (!user.verified) {
        const link = () => issueLink(rows, ports, { userId: user.id, purpose: 'activation' });
        await rows.mail.activation(user, link);
      }
      await rows.audit({ action: 'Invitations asked for again' });
    });
    for (const { id, tenantId, invitation: before } of invited)
      if (before)
        await write({ ...whoIs(user), tenantId }, async (rows) => {
          const { language } = user;
          const to = { id: user.id, email: before.email, name: before.name, language };
          await rows.mail.invitationAgain(to, await companyName(rows, tenantId), async () => {
            const { token, invitation } = await newInvitation(ports, before);
            await rows.memberships.update({ id, ...OPEN_INVITATION }, { invitation });
            return token;
          });
        });
    await evenly();
    return ok(undefined);
  },
});
