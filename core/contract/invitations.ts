import { under } from './endpoint.ts';
import type { TenantId } from './entities/ids.ts';
import type {
  InviteLink,
  InviteLinkConfiguration,
  InviteLinkDraft,
  Invitation,
  OpenLink,
} from './entities/invite-link.ts';

const users = under('/identity/resources/users/v1/invitation');
const links = under('/identity/resources/tenants/invites/v1');

// biome-ignore format: one line a call
/**
 * How people come into a company: by a mail to them, or by a link that is theirs who have it.
 * Source: protocol/invitations.md#mailed-invitation, protocol/invitations.md#invite-link.
 */
export const invitations = {
  accept:        users.post('/accept').body<{ userId: string; token: string; password?: string; name?: string }>(),
  // ours: what a mailed invitation is, before anybody accepts it
  verify:        users.post('/verify').body<{ userId: string; token: string }>().returns<Invitation>(),
  reset:         users.post('/reset').body<{ email: string }>(),

  link:          links.get('/user').returns<InviteLink>(),
  createLink:    links.post('/user').body<InviteLinkDraft>().returns<InviteLink>(),
  changeLink:    links.patch('/user').body<InviteLinkDraft>().returns<InviteLink>(),
  removeLink:    links.del('/user'),
  verifyLink:    links.post('/verify').body<{ token: string }>().returns<OpenLink>(),
  configuration: links.get('/configuration').returns<InviteLinkConfiguration>(),
  // ours: a user who has an account signs in and joins; the protocol hands the token to each way of signing in
  join:          links.post('/join').body<{ token: string }>().returns<{ tenantId: TenantId }>(),
};
