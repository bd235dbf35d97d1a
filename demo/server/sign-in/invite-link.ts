import type { RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { digest } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { defaultRoles } from '../authority/assigning.ts';
import type { Effects } from '../rules.ts';
import type { InviteLinkRecord } from '../store/records.ts';
import type { Reader, Writer } from '../store/store.ts';

/** Finds a valid invitation link by its hash. */
export const findLinkByHash = async (
  across: Pick<Reader, 'inviteLinks'>,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  tokenHash: string,
): Promise<Result<InviteLinkRecord, Refusal>> => {
  const [link] = await across.inviteLinks.find({ where: { tokenHash } });
  if (!link || !config.tenantInvitationsAllowed) return refuse('linkInvalid');
  return link.expires > clock.now().toISOString() ? ok(link) : refuse('linkExpired');
};

/** Finds a valid invitation link by its token. */
export const findInviteLink = async (
  across: Pick<Reader, 'inviteLinks'>,
  ports: Pick<Ports, 'clock' | 'config'>,
  token: string,
): Promise<Result<InviteLinkRecord, Refusal>> => findLinkByHash(across, ports, await digest(token));

/** Name of a tenant, for mails and invitations. */
export const companyName = async (rows: Pick<Reader, 'tenants'>, tenantId: TenantId): Promise<string> =>
  (await rows.tenants.get(tenantId))?.name ?? '';

/** Mails the creator of an invitation link that a person has joined by it, if they chose to be notified. */
export const tellOfJoining = async (
  rows: Pick<Writer, 'users' | 'tenants'> & Pick<Effects, 'mail'>,
  { userId, tenantId, shouldSendEmail }: InviteLinkRecord,
): Promise<void> => {
  const maker = shouldSendEmail ? await rows.users.get(userId) : undefined;
  if (maker) await rows.mail.personJoined(maker, await companyName(rows, tenantId));
};

/** Roles of a person who joins by the invitation link: those who created or read the link could assign them. */
export const rolesOfJoining = async (rows: Pick<Reader, 'roles'>, tenantId: TenantId): Promise<RoleId[]> =>
  (await defaultRoles(rows, tenantId)).map(({ id }) => id);
