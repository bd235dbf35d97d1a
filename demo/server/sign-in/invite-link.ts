import type { RoleId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { type EmailDomainRows, requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import { takeSeat } from '../plans/seats.ts';
import { Declined, refuse, type Refusal } from '../refusal.ts';
import { defaultRoles } from '../authority/assigning.ts';
import type { Effects } from '../rules.ts';
import type { InvitationColumns, InviteLinkRecord, MembershipRecord, UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { acceptPlace } from './open-invitation.ts';
import { addPlace } from './open-account.ts';

/** Link that a person joins a company by: the company's own, or the copied one of a mailed invitation. */
export interface JoinLink {
  readonly tenantId: TenantId;
  /** Text stored in place of the token. */
  readonly key: string;
  /** Invite link of the company; absent for a copied one. */
  readonly shared?: InviteLinkRecord;
  /** Membership of a copied link, for the invited address alone. */
  readonly personal?: MembershipRecord;
}

type Across = Pick<Reader, 'inviteLinks' | 'memberships'> & EmailDomainRows;

/** Token of a copied link: id of the membership, and a stamp. */
const COPIED = /^([\da-f-]{36})\.([\w-]{22})$/;
/** Key of a copied link: id of the membership, and hash of the mailed token. */
const COPIED_KEY = /^([\da-f-]{36})\.([\w-]{43})$/;

const stamped = ({ id }: Pick<MembershipRecord, 'id'>, { tokenHash }: InvitationColumns) => `${id}\n${tokenHash}`;

/**
 * Token of the copied link of a mailed invitation. Nothing is stored: it is a stamp over the hash of the mailed token, so
 * that both end together. Ours.
 */
export const copiedToken = async (
  { stamper }: Pick<Ports, 'stamper'>,
  place: Pick<MembershipRecord, 'id'>,
  invitation: InvitationColumns,
): Promise<string> => `${place.id}.${await stamper.stamp('invitation', stamped(place, invitation))}`;

/** Key of a link, stored in place of its token. A copied link that was replaced or revoked has the key of no link. */
export const joinKey = async (across: Across, { stamper }: Pick<Ports, 'stamper'>, token: string): Promise<string> => {
  const [, id, stamp = ''] = COPIED.exec(token) ?? [];
  const place = id === undefined ? undefined : await across.memberships.get(id);
  if (!place) return digest(token);
  // the stamp of an accepted invitation cannot be checked any more
  if (!place.invitation) return `${place.id}.${await digest(token)}`;
  const isOurs = await stamper.isOurs('invitation', stamped(place, place.invitation), stamp);
  return isOurs ? `${place.id}.${place.invitation.tokenHash}` : digest(token);
};

const findPersonal = async (
  across: Across,
  ports: Pick<Ports, 'clock' | 'publicDomains'>,
  [key = '', id = '', tokenHash]: readonly string[],
  joiner: UserId | undefined,
): Promise<Result<JoinLink, Refusal>> => {
  const place = await across.memberships.get(id);
  if (!place) return refuse('linkInvalid');
  const found = { tenantId: place.tenantId, key, personal: place };
  const { invitation } = place;
  if (!invitation) return place.userId === joiner ? ok(found) : refuse('linkAlreadyUsed');
  if (invitation.tokenHash !== tokenHash) return refuse('linkInvalid');
  if (invitation.expires <= ports.clock.now().toISOString()) return refuse('linkExpired');
  const domain = await requireEmailDomain(across, ports, place.tenantId, invitation.email);
  return domain.ok ? ok(found) : domain;
};

/** Finds a valid link by its key. A copied one that was used is valid for the person who used it alone. */
export const findLinkByKey = async (
  across: Across,
  ports: Pick<Ports, 'clock' | 'config' | 'publicDomains'>,
  key: string,
  joiner?: UserId,
): Promise<Result<JoinLink, Refusal>> => {
  const { clock, config } = ports;
  const copied = COPIED_KEY.exec(key);
  if (copied) return findPersonal(across, ports, copied, joiner);
  const [link] = await across.inviteLinks.find({ where: { tokenHash: key } });
  if (!link || !config.tenantInvitationsAllowed) return refuse('linkInvalid');
  return link.expires > clock.now().toISOString()
    ? ok({ tenantId: link.tenantId, key, shared: link })
    : refuse('linkExpired');
};

/** Finds a valid link by its token. */
export const findInviteLink = async (
  across: Across,
  ports: Pick<Ports, 'clock' | 'config' | 'stamper' | 'publicDomains'>,
  token: string,
  joiner?: UserId,
): Promise<Result<JoinLink, Refusal>> => findLinkByKey(across, ports, await joinKey(across, ports, token), joiner);

/** Whether a link is for an account: a copied one is for the invited address alone. */
export const isFor = ({ personal }: Pick<JoinLink, 'personal'>, user: Pick<UserRecord, 'email'> | undefined): boolean =>
  !personal?.invitation || personal.invitation.email === user?.email;

/** Name of a tenant, for mails and invitations. */
export const companyName = async (rows: Pick<Reader, 'tenants'>, tenantId: TenantId): Promise<string> =>
  (await rows.tenants.get(tenantId))?.name ?? '';

/** Mails the creator of an invitation link that a person has joined by it, if they chose to be notified. */
const tellOfJoining = async (
  rows: Pick<Writer, 'users' | 'tenants'> & Pick<Effects, 'mail'>,
  { userId, tenantId, shouldSendEmail }: InviteLinkRecord,
): Promise<void> => {
  const maker = shouldSendEmail ? await rows.users.get(userId) : undefined;
  if (maker) await rows.mail.personJoined(maker, await companyName(rows, tenantId));
};

/** Roles of a person who joins by the company's link: those who created or read the link could assign them. */
export const rolesOfJoining = async (rows: Pick<Reader, 'roles'>, tenantId: TenantId): Promise<RoleId[]> =>
  (await defaultRoles(rows, tenantId)).map(({ id }) => id);

/**
 * Adds the membership of a person who joins by a link, or accepts their invitation; undefined where that has ended since.
 * Throws `Declined` where all seats are taken, or the email domain is not allowed; an invitation has its seat already.
 */
export const joinPlace = async (
  rows: Writer,
  ports: Pick<Ports, 'clock' | 'config' | 'publicDomains'>,
  { tenantId, personal }: JoinLink,
  { userId, email, activated }: { userId: UserId; email: string; activated: boolean },
): Promise<MembershipRecord | undefined> => {
  if (personal) return acceptPlace(rows, ports, personal, { userId, activated });
  if ((await rows.memberships.count({ tenantId, userId })) === 0) {
    const domain = await requireEmailDomain(rows, ports, tenantId, email);
    if (!domain.ok) throw new Declined(domain.failure);
    const seat = await takeSeat(rows, ports, tenantId);
    if (!seat.ok) throw new Declined(seat.failure);
  }
  return addPlace(rows, ports, { tenantId, userId }, { roleIds: await rolesOfJoining(rows, tenantId), activated });
};

/** Audits that a person joined by a link, and notifies the creator of a shared one. */
export const noteJoining = async (
  rows: Pick<Writer, 'users' | 'tenants'> & Effects,
  { shared }: Pick<JoinLink, 'shared'>,
): Promise<void> => {
  if (shared) await tellOfJoining(rows, shared);
  await rows.audit(
    shared ? { action: 'Joined by invitation link' } : { action: 'Invitation accepted', severity: 'Success' },
  );
};
