import type { IsoDateTime, TenantId, UserId, VendorId } from './ids.ts';

/** A link by which anybody who has it may join a company. Source: protocol/invitations.md#invite-link. */
export interface InviteLink {
  id: string;
  vendorId: VendorId;
  tenantId: TenantId;
  /** Who made it, and is told of who joins. */
  userId: UserId;
  token: string;
  expires: IsoDateTime;
  shouldSendEmail: boolean;
}

/** What whoever has a link may know of it. `expires` is ours: the protocol gives the company's name alone. */
export interface OpenLink {
  /** The company's. */
  name: string;
  expires: IsoDateTime;
}

/** A mailed invitation, as whoever reads the mail may know it. Ours. */
export interface Invitation extends OpenLink {
  tenantId: TenantId;
  /** Whom it is for. */
  email: string;
  /** The name of who sent it, while they have an account. */
  invitedBy?: string;
  /** Whoever has no account yet chooses a name with it. */
  shouldSetName?: boolean;
  /** The same of a password, where people sign in by one. */
  shouldSetPassword?: boolean;
}

/**
 * What of a link is chosen. Made without, it works for 43200 minutes and tells nobody.
 * Source: protocol/invitations.md#invite-link.
 */
export interface InviteLinkDraft {
  expiresInMinutes?: number;
  shouldSendEmail?: boolean;
}

/** Whether a company may have such a link, whether mails leave, and how long the invitation in one works: the last is ours. */
export interface InviteLinkConfiguration {
  tenantInvitationsAllowed: boolean;
  emailsEnabled: boolean;
  invitationHours?: number;
}
