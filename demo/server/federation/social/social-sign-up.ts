import type { AnyEndpoint } from '../../../../core/contract/endpoint.ts';
import type { TenantId, UserId } from '../../../../core/contract/entities/ids.ts';
import { NAME_MAX } from '../../../../core/contract/limits.ts';
import { ACTIVE } from '../../authority/active-memberships.ts';
import { withoutControls } from '../../checks/characters.ts';
import { cutTo } from '../../refusal.ts';
import type { CrossTenantContext, Effects, WriteScope } from '../../rules.ts';
import type { IdentityRecord, MembershipRecord, UserRecord } from '../../store/records.ts';
import type { Writer } from '../../store/store.ts';
import type { JoinLink } from '../../sign-in/invite-link.ts';
import { addUser, openCompany } from '../../sign-in/open-account.ts';
import type { ResolvedAccount } from '../../sign-in/start-session.ts';
import { withdrawnId } from '../../sign-in/withdrawn-invitations.ts';
import type { SocialProviderDefinition } from '../../vendor/social-providers.ts';
import type { SocialIdentity } from '../../social-sign-in.ts';

type Context = Pick<CrossTenantContext<AnyEndpoint>, 'ports' | 'across' | 'from'>;

/** Name as an account has it. */
export const nameOf = ({ name }: Pick<SocialIdentity, 'name'>): string => cutTo(withoutControls(name).trim(), NAME_MAX);

/** Record of an identity that a person can sign in with from now on. */
export const identityRecord = (
  { clock }: Pick<Context['ports'], 'clock'>,
  userId: UserId,
  provider: string,
  { issuer, subject, email, ...identity }: SocialIdentity,
): IdentityRecord => {
  const now = clock.now().toISOString();
  const times = { createdAt: now, lastUsedAt: now };
  return { id: crypto.randomUUID(), userId, provider, issuer, subject, email, name: nameOf(identity), ...times };
};

/** Ids of a new account; they are branded where they are made. */
export const newcomer = async (
  { across }: Pick<Context, 'across'>,
  email: string,
  joins: JoinLink | undefined,
): Promise<WriteScope> => ({
  tenantId: joins?.tenantId ?? (crypto.randomUUID() as TenantId),
  userId: (await withdrawnId(across, email)) ?? (crypto.randomUUID() as UserId),
  email,
});

/**
 * Opens an account with a verified address, without a password; it joins the company of the invitation link, or begins one
 * that is named by the address. Undefined where the link has ended since.
 */
export const openSocialAccount = async (
  rows: Writer & Effects,
  { ports, from }: Context,
  scope: WriteScope,
  given: {
    provider: SocialProviderDefinition['type'];
    id: string;
    identity: SocialIdentity;
    metadata: string;
    joins: JoinLink | undefined;
  },
): Promise<ResolvedAccount | undefined> => {
  const { userId, email } = scope;
  const { identity, joins, metadata, provider, id } = given;
  const place = async (): Promise<MembershipRecord | undefined> => {
    if (!joins) return openCompany(rows, ports, scope, { name: email, activated: true });
    const { joinPlace } = await import('../../sign-in/invite-link.ts');
    return joinPlace(rows, ports, joins, { userId, email, activated: true });
  };
  if (!(await place())) return undefined;
  const account = { name: nameOf(identity), metadata, passwordHash: null, language: from.language };
  const user: UserRecord = await addUser(rows, ports, scope, account, { verified: true, provider });
  await rows.identities.insert(identityRecord(ports, userId, id, identity));
  if (joins) await (await import('../../sign-in/invite-link.ts')).noteJoining(rows, joins);
  else await rows.audit({ action: 'Signed up', details: { by: id } });
  const memberships = await rows.memberships.find({ where: { ...ACTIVE, userId } });
  return { user, scope, memberships };
};
