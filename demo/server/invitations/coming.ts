import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { confirmAddress } from '../access/confirm-address.ts';
import { issueLink } from '../access/links.ts';
import { digest } from '../access/secrets.ts';
import { nobody, whoIs } from '../access/who.ts';
import { email, secret, text } from '../checks/fields.ts';
import { even } from '../http/even.ts';
import { newInvitation } from '../members/new-invitation.ts';
import { refuse } from '../refusal.ts';
import { crossing, signedIn } from '../rules.ts';
import { companyName, findInviteLink } from './invite-link.ts';
import { joinByLink } from './joining.ts';

const OPEN_INVITATION = { invitation: { not: null } } as const;

/**
 * Lets somebody into a company by the link mailed to them. Who reads the mail owns the address, so it is confirmed too; where
 * it was not before, whatever was set up goes, for a stranger may have. Source: SPEC §7 "invitation/accept".
 */
export const accept = crossing<typeof invitations.accept>('invitations.accept', 'proof', {
  body: v.object({ userId: text(100), token: secret() }),
  handle: async ({ body, across, ports, write }) => {
    const tokenHash = await digest(body.token);
    const userId = body.userId as UserId; // branded where data enters
    const invited = await across.memberships.find({ where: { ...OPEN_INVITATION, userId } });
    const place = invited.find(({ invitation }) => invitation?.tokenHash === tokenHash);
    const user = place && (await across.users.get(userId));
    if (!place?.invitation || !user) return refuse('linkInvalid');
    if (place.invitation.expires <= ports.clock.now().toISOString()) return refuse('linkExpired');
    const who = { tenantId: place.tenantId, userId, email: user.email };
    const used = await write(who, async (rows) => {
      const { id, version } = place;
      const changes = { invitation: null, activated: true, version: version + 1 };
      if ((await rows.memberships.update({ id, version, ...OPEN_INVITATION }, changes)).length === 0) return false;
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
        const token = await issueLink(rows, ports, { userId: user.id, purpose: 'activation' });
        await rows.mail.activation(user, token);
      }
      await rows.audit({ action: 'Invitations asked for again' });
    });
    for (const { id, tenantId, invitation: before } of invited)
      if (before)
        await write({ ...whoIs(user), tenantId }, async (rows) => {
          const { token, invitation } = await newInvitation(ports, before);
          await rows.memberships.update({ id, ...OPEN_INVITATION }, { invitation });
          const { language } = user;
          const to = { id: user.id, email: before.email, name: before.name, language };
          await rows.mail.invitationToJoin(to, await companyName(rows, tenantId), token);
        });
    await evenly();
    return ok(undefined);
  },
});

/** Whose link a token is, before anybody decides. Source: SPEC §7 "invites/v1/verify". */
export const verifyLink = crossing<typeof invitations.verifyLink>('invitations.verifyLink', 'proof', {
  body: v.object({ token: secret() }),
  answer: v.object({ name: v.string() }),
  handle: async ({ body, across, ports }) => {
    const link = await findInviteLink(across, ports, body.token);
    return link.ok ? ok({ name: await companyName(across, link.value.tenantId) }) : link;
  },
});

/** Lets whoever is signed in into a company by its link. Somebody who belongs already stays as they are. Ours. */
export const join = signedIn<typeof invitations.join>({
  limit: 'proof',
  body: v.object({ token: secret() }),
  handle: async ({ body, caller: { userId }, ports, writeIn }) =>
    joinByLink(ports, await digest(body.token), userId, writeIn),
});
