import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import { type EmailDomainRows, requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { CrossTenantContext } from '../rules.ts';
import type { InvitationColumns, MembershipRecord, UserRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';
import { addPlace } from './open-account.ts';

/** Pending mailed invitation, with its membership and the invited person's account, if there is one. */
export interface OpenInvitation {
  place: MembershipRecord;
  invitation: InvitationColumns;
  user: UserRecord | undefined;
}

/** Filter of memberships with a pending invitation. */
export const OPEN_INVITATION = { invitation: { not: null } } as const;

const ACCEPTED = { purpose: 'invitation' } as const;

/** Finds a pending mailed invitation by its token, of an address that the company lets in. */
export const findInvitation = async (
  across: Pick<Reader, 'memberships' | 'users' | 'links'> & EmailDomainRows,
  ports: Pick<Ports, 'clock' | 'publicDomains'>,
  link: { userId: string; token: string },
): Promise<Result<OpenInvitation, Refusal>> => {
  const tokenHash = await digest(link.token);
  const userId = link.userId as UserId; // branded where data enters
  const invited = await across.memberships.find({ where: { ...OPEN_INVITATION, userId } });
  const place = invited.find(({ invitation }) => invitation?.tokenHash === tokenHash);
  if (!place?.invitation) {
    const acceptedCount = await across.links.count({ tokenHash, userId, ...ACCEPTED });
    return refuse(acceptedCount > 0 ? 'linkAlreadyUsed' : 'linkInvalid');
  }
  const { invitation } = place;
  // a person who signed up at the moment they were invited has an account under another id
  const [user] = await across.users.find({ where: { email: invitation.email } });
  if (invitation.expires <= ports.clock.now().toISOString()) return refuse('linkExpired');
  const domain = await requireEmailDomain(across, ports, place.tenantId, invitation.email);
  return domain.ok ? ok({ place, invitation, user }) : domain;
};

/** Records that an invitation was accepted, so that a second use of its link is reported as such. */
const keepAccepted = async (
  rows: Pick<Writer, 'links'>,
  { clock }: Pick<Ports, 'clock'>,
  { userId, invitation }: Pick<MembershipRecord, 'userId' | 'invitation'>,
): Promise<void> => {
  if (!invitation) return;
  const { tokenHash, expires } = invitation;
  const usedAt = clock.now().toISOString();
  await rows.links.insert({
    id: crypto.randomUUID(),
    userId,
    ...ACCEPTED,
    tokenHash,
    createdAt: usedAt,
    expires,
    usedAt,
  });
};

/**
 * Accepts an open invitation for an account, or activates the membership where it was accepted before; undefined where the
 * invitation has ended since.
 */
export const acceptPlace = async (
  rows: Pick<Writer, 'memberships' | 'links'>,
  ports: Pick<Ports, 'clock'>,
  place: MembershipRecord,
  { userId, activated }: { userId: UserId; activated: boolean },
): Promise<MembershipRecord | undefined> => {
  const { id, tenantId, version, roleIds, phone } = place;
  if (!place.invitation) return (await rows.memberships.update({ id, userId }, { activated }))[0];
  const open = { id, version, ...OPEN_INVITATION };
  let joined: MembershipRecord | undefined;
  if (userId === place.userId) {
    const accepted = { invitation: null, activated, version: version + 1 };
    [joined] = await rows.memberships.update(open, accepted);
  } else if ((await rows.memberships.remove(open)) > 0)
    // they signed up at the moment they were invited, and have another id
    joined = await addPlace(rows, ports, { tenantId, userId }, { roleIds, activated, phone });
  if (joined) await keepAccepted(rows, ports, { ...place, userId });
  return joined;
};

/** Notes that the page of an invitation was seen, for the company's list. */
export const noteOpening = async (
  { ports, write }: Pick<CrossTenantContext<AnyEndpoint>, 'ports' | 'write'>,
  { id, tenantId, userId, version, invitation }: MembershipRecord,
): Promise<void> => {
  if (!invitation || invitation.openedAt !== undefined) return;
  const opened = { ...invitation, openedAt: ports.clock.now().toISOString() };
  await write({ tenantId, userId, email: invitation.email }, (rows) =>
    rows.memberships.update({ id, version, ...OPEN_INVITATION }, { invitation: opened }),
  );
};
