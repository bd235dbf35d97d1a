import * as v from 'valibot';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { confirmAddress } from '../sign-in/confirm-address.ts';
import { issueLink } from '../sign-in/links.ts';
import { hashNew } from '../sign-in/new-password.ts';
import { pendingSignUpsOf } from '../sign-in/pending-sign-ups.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { withdrawnId } from '../sign-in/withdrawn-invitations.ts';
import { email, name, secret, text } from '../checks/fields.ts';
import { invitation } from '../checks/people.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { newInvitation } from '../members/new-invitation.ts';
import { invalidField, refuse } from '../refusal.ts';
import { crossTenant, type CrossTenantContext, type Effects } from '../rules.ts';
import type { Writer } from '../store/store.ts';
import { addUser } from '../sign-in/open-account.ts';
import { companyName } from '../sign-in/invite-link.ts';
import {
  acceptPlace,
  findInvitation,
  noteOpening,
  type OpenInvitation,
  OPEN_INVITATION,
} from '../sign-in/open-invitation.ts';

const proof = { userId: text(100), token: secret() };

type Context = CrossTenantContext<typeof invitations.accept>;

/**
 * Checks whether accepting begins an account: the address has none, or an unverified one that this browser did not sign
 * up for, whose data can be a stranger's.
 */
const readNewAccount = async (
  { across, ports, cookies }: Pick<Context, 'across' | 'ports' | 'cookies'>,
  { user }: OpenInvitation,
): Promise<boolean> => {
  if (!user || user.verified) return !user;
  return (await pendingSignUpsOf(across, ports, cookies, { userId: user.id })).here === undefined;
};

/** Reads a mailed invitation before it is accepted: company, address, inviter, expiry. Reading accepts nothing. Ours. */
export const verify = crossTenant<typeof invitations.verify>('invitations.verify', 'proof', {
  body: v.object(proof),
  answer: invitation,
  handle: async (context) => {
    const { body, across, ports } = context;
    const found = await findInvitation(across, ports, body);
    if (!found.ok) return found;
    const { place, invitation: invited } = found.value;
    const inviter = invited.invitedBy && (await across.users.get(invited.invitedBy));
    const isNew = await readNewAccount(context, found.value);
    await noteOpening(context, place);
    return ok({
      name: await companyName(across, place.tenantId),
      tenantId: place.tenantId,
      email: invited.email,
      expires: invited.expires,
      ...(inviter ? { invitedBy: inviter.name || inviter.email } : {}),
      ...(isNew && {
        shouldSetName: true,
        shouldSetPassword: requireStrategy(ports.config, 'EmailAndPassword').ok,
      }),
    });
  },
});

/**
 * Accepts a mailed invitation by the token of its link. Its recipient owns the address, so the address is verified too; a
 * recipient without an account gets one, with the name and password chosen now.
 * Source: protocol/invitations.md#mailed-invitation.
 */
export const accept = crossTenant<typeof invitations.accept>('invitations.accept', 'proof', {
  body: v.object({ ...proof, password: v.exactOptional(secret()), name: v.exactOptional(name()) }),
  handle: async (context) => {
    const { body, across, from, ports, write } = context;
    const found = await findInvitation(across, ports, body);
    if (!found.ok) return found;
    const { place, invitation: invited, user } = found.value;
    const asks = (await readNewAccount(context, found.value)) && requireStrategy(ports.config, 'EmailAndPassword').ok;
    if (asks && body.password === undefined) return invalidField('password', 'required');
    const owner = {
      email: invited.email,
      name: body.name ?? invited.name,
      companyName: await companyName(across, place.tenantId),
    };
    const hash = asks && body.password !== undefined ? await hashNew(ports, body.password, owner) : ok(null);
    if (!hash.ok) return hash;
    const input = {
      ...(body.name !== undefined && { name: body.name }),
      ...(hash.value !== null && { passwordHash: hash.value }),
    };
    const { tenantId } = place;
    const scope = { tenantId, userId: user?.id ?? place.userId, email: invited.email };
    const join = async (rows: Writer & Effects) => {
      if (!(await acceptPlace(rows, ports, place, { userId: scope.userId, activated: true }))) return false;
      if (!user) {
        const metadata = place.phone === null ? '{}' : JSON.stringify({ phoneNumber: place.phone });
        const draft = { name: invited.name, metadata, passwordHash: null, language: from.language, ...input };
        await addUser(rows, ports, scope, draft, { verified: true });
      }
      await rows.audit({ action: 'Invitation accepted', severity: 'Success', tenantId });
      return true;
    };
    const used =
      user && !user.verified
        ? await confirmAddress(context, user, { input, into: tenantId }, join)
        : await write(scope, join);
    return used ? ok(undefined) : refuse('linkAlreadyUsed');
  },
});

/**
 * Resends pending invitations of an address; the response is the same whether there are any.
 * Source: protocol/invitations.md#mailed-invitation.
 */
export const reset = crossTenant<typeof invitations.reset>('invitations.reset', 'mail', {
  body: v.object({ email: email() }),
  handle: async ({ body, across, from, ports, write }) => {
    const padTime = padResponseTime();
    const [user = placeholderUser(from)] = await across.users.find({ where: { email: body.email } });
    const without = await withdrawnId(across, body.email);
    const ids = without === undefined ? [user.id] : [user.id, without];
    const invited = await across.memberships.find({ where: { ...OPEN_INVITATION, userId: { in: ids } } });
    await write(scopeOfUser(user), async (rows) => {
      if (!user.verified) {
        const link = () => issueLink(rows, ports, { userId: user.id, purpose: 'activation' });
        await rows.mail.activation(user, link);
      }
      await rows.audit({ action: 'Invitations requested again' });
    });
    for (const { id, tenantId, userId, invitation: before } of invited)
      if (before)
        await write({ ...scopeOfUser(user), tenantId, userId }, async (rows) => {
          const to = { id: userId, email: before.email, language: user.language };
          await rows.mail.invitationAgain(to, await companyName(rows, tenantId), async () => {
            const { token, invitation: fresh } = await newInvitation(ports, before);
            await rows.memberships.update({ id, ...OPEN_INVITATION }, { invitation: fresh });
            return token;
          });
        });
    await padTime();
    return ok(undefined);
  },
});
