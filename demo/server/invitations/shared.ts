import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { digest } from '../keys/secrets.ts';
import { secret } from '../checks/fields.ts';
import { joined, openLink } from '../checks/people.ts';
import { lacksFactor } from '../authority/mfa-requirement.ts';
import { mfaRequired } from '../refusal.ts';
import { crossTenant, signedIn } from '../rules.ts';
import { companyName, findInviteLink } from '../sign-in/invite-link.ts';
import { joinByLink } from '../sign-in/joining.ts';

/**
 * Reads the company and the expiry of an invitation link before it is accepted.
 * Source: protocol/invitations.md#invite-link.
 */
export const verifyLink = crossTenant<typeof invitations.verifyLink>('invitations.verifyLink', 'proof', {
  body: v.object({ token: secret() }),
  answer: openLink,
  handle: async ({ body, across, ports }) => {
    const link = await findInviteLink(across, ports, body.token);
    if (!link.ok) return link;
    const { tenantId, expires } = link.value;
    return ok({ name: await companyName(across, tenantId), expires });
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
    const link = await findInviteLink(across, ports, body.token);
    if (!link.ok) return link;
    const { tenantId } = link.value;
    if (await lacksFactor(across, ports.config, tenantId, proof.amr)) return mfaRequired(tenantId);
    return joinByLink(ports, await digest(body.token), userId, writeIn);
  },
});
