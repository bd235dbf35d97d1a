import { under } from './endpoint.ts';
import type { TenantId, UserId } from './entities/ids.ts';
import type {
  InviteLink,
  InviteLinkConfiguration,
  InviteLinkDraft,
  Invitation,
  InvitationSort,
  SentInvitationState,
  OpenLink,
  CopiedLink,
  RevokedInvitation,
  SentInvitation,
} from './entities/invite-link.ts';

const users = under('/identity/resources/users/v1/invitation');
const sent = under('/identity/resources/users/v2/invitations');
const links = under('/identity/resources/tenants/invites/v1');

/** Page, filters and order of the list of invitations. `pageOffset` counts pages from 0; the last sent come first. Ours. */
export interface InvitationsQuery {
  /** In name or address, whatever its case and accents. */
  search?: string;
  state?: SentInvitationState;
  /** Invited person: that invitation alone. */
  userId?: UserId;
  invitedBy?: UserId;
  pageOffset?: number;
  pageSize?: number;
  sortBy?: InvitationSort;
  sortDirection?: 'asc' | 'desc';
}

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

  // ours: mailed invitations that are neither accepted nor revoked
  list:          sent.get('').query<InvitationsQuery>().returns<{ items: SentInvitation[]; totalPages: number; totalItems: number }>(),

  revoke:        sent.del('/{userId}').returns<RevokedInvitation>(),
  copyLink:      sent.post('/{userId}/link').returns<CopiedLink>(),
  restore:       sent.post('/restore').body<{ undo: string }>().returns<SentInvitation>(),

  link:          links.get('/user').returns<InviteLink>(),
  createLink:    links.post('/user').body<InviteLinkDraft>().returns<InviteLink>(),
  changeLink:    links.patch('/user').body<InviteLinkDraft>().returns<InviteLink>(),
  removeLink:    links.del('/user'),
  verifyLink:    links.post('/verify').body<{ token: string }>().returns<OpenLink>(),
  configuration: links.get('/configuration').returns<InviteLinkConfiguration>(),
  // ours: a user who has an account signs in and joins; the protocol hands the token to each way of signing in
  join:          links.post('/join').body<{ token: string }>().returns<{ tenantId: TenantId }>(),
};
