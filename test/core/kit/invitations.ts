import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { digest } from '../../../demo/server/keys/secrets.ts';
import { newInvitation } from '../../../demo/server/members/new-invitation.ts';
import { copiedToken } from '../../../demo/server/sign-in/invite-link.ts';
import { aMembership, anInviteLink } from '../../kit/rows.ts';
import { ADA, NORTH, type startServer } from './server.ts';

type CoreServer = ReturnType<typeof startServer>;

/** Token of the links of tests, known before a server makes them. */
export const TOKEN = 's3cret';

/** An invitation into Northwind that was mailed to a person with an account, or to an address without one. */
export interface MailedInvitation {
  email: string;
  userId?: UserId;
  isExpired?: boolean;
}

const PAST = '2026-01-01T00:00:00.000Z';

/** Mails an invitation whose link has `TOKEN`. */
export const mailInvitation = (
  server: CoreServer,
  { email, userId = ADA, isExpired = false }: MailedInvitation,
): void =>
  server.prepare(async ({ store, ports }) => {
    const { invitation } = await newInvitation(ports, { email, name: '' });
    const kept = { ...invitation, tokenHash: await digest(TOKEN), ...(isExpired && { expires: PAST }) };
    const place = { tenantId: NORTH, userId, roleIds: [], activated: false, invitation: kept };
    await store.transaction((rows) => rows.memberships.insert(aMembership(place)));
  });

/** Copies the link of the invitation into Northwind; its token. */
export const copyInvitation = (server: CoreServer): Promise<string> =>
  new Promise((resolve) =>
    server.prepare(async ({ store, ports }) => {
      const [place] = await store.memberships.find({ where: { tenantId: NORTH } });
      resolve(place?.invitation ? await copiedToken(ports, place, place.invitation) : '');
    }),
  );

/** Takes a mailed invitation back. */
export const revokeInvitation = (server: CoreServer, userId = ADA): void =>
  server.prepare(({ store }) => store.transaction((rows) => rows.memberships.remove({ tenantId: NORTH, userId })));

/** Opens a company's link, which has `TOKEN`. */
export const openInviteLink = (server: CoreServer, tenantId: TenantId = NORTH, isExpired = false): void =>
  server.prepare(async ({ store, ports }) => {
    const sealedToken = await ports.sealer.seal(TOKEN);
    const kept = { tenantId, sealedToken, tokenHash: await digest(TOKEN), ...(isExpired && { expires: PAST }) };
    await store.transaction((rows) => rows.inviteLinks.insert(anInviteLink(kept)));
  });
