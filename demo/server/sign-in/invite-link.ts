import type { RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { defaultRoles } from '../authority/assigning.ts';
import type { Effects } from '../rules.ts';
import type { InviteLinkRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** The invitation link with a hash, while it is good. */
export const findLinkByHash = async (
  across: Pick<Reader, 'inviteLinks'>,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  tokenHash: string,
): Promise<Result<InviteLinkRecord, Refusal>> => {
  const [link] = await across.inviteLinks.find({ where: { tokenHash } });
  if (!link || !config.tenantInvitationsAllowed) return refuse('linkInvalid');
  return link.expires > clock.now().toISOString() ? ok(link) : refuse('linkExpired');
};

/** The invitation link a token belongs to, while it is good. */
export const findInviteLink = async (
  across: Pick<Reader, 'inviteLinks'>,
  ports: Pick<Ports, 'clock' | 'config'>,
  token: string,
): Promise<Result<InviteLinkRecord, Refusal>> => findLinkByHash(across, ports, await digest(token));

/** A tenant's name, for mails and for whoever is invited. */
export const companyName = async (rows: Pick<Reader, 'tenants'>, tenantId: TenantId): Promise<string> =>
  (await rows.tenants.get(tenantId))?.name ?? '';

/** Mails whoever made a link that somebody has joined by it, where they wanted to hear of it. */
export const tellOfJoining = async (
  rows: Pick<Writer, 'users' | 'tenants'> & Pick<Effects, 'mail'>,
  { userId, tenantId, shouldSendEmail }: InviteLinkRecord,
): Promise<void> => {
  const maker = shouldSendEmail ? await rows.users.get(userId) : undefined;
  if (maker) await rows.mail.personJoined(maker, await companyName(rows, tenantId));
};

/** The roles that whoever joins a tenant by its link gets: whoever made or showed the link could give them. */
export const rolesOfJoining = async (rows: Pick<Reader, 'roles'>, tenantId: TenantId): Promise<RoleId[]> =>
  (await defaultRoles(rows, tenantId)).map(({ id }) => id);
