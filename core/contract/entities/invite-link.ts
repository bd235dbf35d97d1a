import type { IsoDateTime, RoleId, TenantId, UserId, VendorId } from './ids.ts';
import type { Role } from './role.ts';

/** Shared invitation link; anyone with it can join the company. Source: protocol/invitations.md#invite-link. */
export interface InviteLink {
  id: string;
  vendorId: VendorId;
  tenantId: TenantId;
  /** Creator of the link, who is notified when a person joins. */
  userId: UserId;
  token: string;
  expires: IsoDateTime;
  shouldSendEmail: boolean;
}

/** Public information about an invitation link. Ours, but for `name`: the protocol gives that alone. */
export interface OpenLink {
  /** The company's. */
  name: string;
  expires: IsoDateTime;
  /** Address that a copied link is for; none for the company's own. */
  email?: string;
  /** Name of the sender of a copied link, while they have an account. */
  invitedBy?: string;
}

/** Public information about a mailed invitation. Ours. */
export interface Invitation extends OpenLink {
  tenantId: TenantId;
  /** Email address that is invited. */
  email: string;
  /** The person has no account yet and chooses a name. */
  shouldSetName?: boolean;
  /** The person also chooses a password, where people sign in by one. */
  shouldSetPassword?: boolean;
}

/**
 * Options of an invitation link. By default it works for 43200 minutes and sends no mail.
 * Source: protocol/invitations.md#invite-link.
 */
export interface InviteLinkDraft {
  expiresInMinutes?: number;
  shouldSendEmail?: boolean;
}

/**
 * Whether a company may have such a link, whether mails leave, and how long the invitation in one works: the last is
 * ours.
 */
export interface InviteLinkConfiguration {
  tenantInvitationsAllowed: boolean;
  emailsEnabled: boolean;
  invitationHours?: number;
}

/** State of a mailed invitation: `opened` once its page was seen. Ours. */
export type SentInvitationState = 'sent' | 'opened' | 'expired';

/** A mailed invitation in the company's list, until it is accepted or revoked. Ours. */
export interface SentInvitation {
  /** Id under which the other calls about people know the invited person. */
  userId: UserId;
  email: string;
  name: string;
  phone?: string;
  roleIds: RoleId[];
  roles: Role[];
  state: SentInvitationState;
  /** Time of the last mail. */
  sentAt: IsoDateTime;
  expires: IsoDateTime;
  openedAt?: IsoDateTime;
  /** Sender; none where the account is gone. */
  invitedBy?: { id: UserId; name: string; email: string };
  /** Whether an administrator has locked the person out in advance. */
  isLocked: boolean;
  version: number;
}

/** Sort keys of the list of invitations. Ours. */
export type InvitationSort = 'sentAt' | 'expires' | 'openedAt' | 'email' | 'name';

/** Link of one invitation, to copy: it is for the invited address, and ends with the mailed one. Ours. */
export interface CopiedLink {
  token: string;
  expires: IsoDateTime;
}

/** A revoked invitation: `restore` takes it back by this text until then, its mailed link included. Ours. */
export interface RevokedInvitation {
  undo: string;
  until: IsoDateTime;
}
