import type { RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Invitee, members } from '../../../core/contract/members.ts';
import { issueLink } from '../sign-in/links.ts';
import { keepWithdrawnId, withdrawnId } from '../sign-in/withdrawn-invitations.ts';
import { notFound, refuse, type Refusal, rateLimited } from '../refusal.ts';
import { requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import { takeSeat } from '../plans/seats.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import type { AdministratorContext, AdministratorWriter } from '../rules.ts';
import type { MembershipRecord, PersonRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { newInvitation } from './new-invitation.ts';

/** Parts of a call's context that inviting needs. */
export type InviteContext = Pick<
  AdministratorContext<typeof members.invite>,
  'caller' | 'from' | 'ports' | 'store' | 'attempt' | 'attemptNew' | 'attemptAbout'
>;

/** Counts an invitation against the company's limit; in a bulk call, each one. */
export const countInvitation = async ({
  caller,
  ports: { limiter, config, log },
}: Pick<InviteContext, 'caller' | 'ports'>) => {
  const seconds = await limiter.take(`invitation:company:${caller.tenantId}`, config.limits.invitation.perCompany);
  if (seconds === 0) return ok(undefined);
  log.warn({ limit: 'invitation', by: 'company' }, 'A limit was reached');
  return rateLimited(seconds);
};

const companyOf = async (rows: AdministratorWriter, { caller }: Pick<InviteContext, 'caller'>): Promise<string> =>
  (await rows.tenants.get(caller.tenantId))?.name ?? '';

const personHere = async (rows: AdministratorWriter, userId: UserId): Promise<Result<PersonRecord, Refusal>> => {
  const [person] = await rows.people.find({ where: { userId } });
  return person ? ok(person) : notFound('User');
};

const placeFor = (
  { caller, ports }: InviteContext,
  userId: UserId,
  fields: Pick<MembershipRecord, 'roleIds' | 'invitation' | 'phone'>,
): MembershipRecord => ({
  id: crypto.randomUUID(),
  tenantId: caller.tenantId,
  userId,
  groupIds: [],
  activated: false,
  locked: false,
  version: 0,
  subAccountAccess: false,
  createdAt: ports.clock.now().toISOString(),
  ...fields,
});

const act = (email: string) => (person: PersonRecord) =>
  ({ action: 'Person invited', details: { userId: person.userId, email, roles: person.roleIds } }) as const;

/**
 * Invites an address, under the id of its account or the id that its account will get. Nothing of an account is shown or
 * linked before its owner accepts, and an invitation creates no account: addresses with and without one are treated alike.
 */
const inviteAs = (
  context: InviteContext,
  { email, name, phone }: Required<Invitee>,
  chosen: readonly RoleId[] | undefined,
  { userId: id, kept, language }: { userId: UserId | undefined; kept: boolean; language: string },
) => {
  const invite = async (rows: AdministratorWriter, userId: UserId): Promise<Result<PersonRecord, Refusal>> => {
    const { caller, ports } = context;
    const roles = await rolesToAssign(rows, context, chosen);
    if (!roles.ok) return roles;
    const domain = await requireEmailDomain(rows, ports, caller.tenantId, email);
    if (!domain.ok) return domain;
    const seat = await takeSeat(rows, ports, caller.tenantId);
    if (!seat.ok) return seat;
    const roleIds = roles.value.map((role) => role.id);
    const invitee = { email, name, invitedBy: caller.userId };
    const { token, invitation } = await newInvitation(ports, invitee);
    await rows.memberships.insert(placeFor(context, userId, { roleIds, invitation, phone: phone || null }));
    if (!kept) await keepWithdrawnId(rows, ports, { userId, email });
    await rows.mail.invitation({ id: userId, email, language }, await companyOf(rows, context), token);
    return personHere(rows, userId);
  };
  return context.attemptNew(act(email), invite, id);
};

/** Invites one person. The response does not say whether they have an account elsewhere. */
export const inviteOne = async (
  context: InviteContext,
  { email, name = '', phone = '' }: Invitee,
  chosen: readonly RoleId[] | undefined,
): Promise<Result<PersonRecord, Refusal>> => {
  const { ports, store } = context;
  const free = await countInvitation(context);
  if (!free.ok) return free;
  const invite = async () => {
    const across = ports.store.scoped({ across: 'invitations' });
    const [[known], had] = await Promise.all([across.users.find({ where: { email } }), withdrawnId(across, email)]);
    const userId = known?.id ?? had;
    const here = await store.memberships.count({ userId: userId ?? (crypto.randomUUID() as string as UserId) }); // branded where it is made
    if (here > 0) return refuse('alreadyMember');
    const { language } = known ?? context.from;
    return inviteAs(context, { email, name, phone }, chosen, { userId, kept: had !== undefined, language });
  };
  const again = (cause: unknown) => {
    if (cause instanceof UniqueViolation) return invite();
    throw cause;
  };
  // two that invite one address at once: the later finds the earlier
  return invite().catch(again);
};

/** Resends a pending invitation; the earlier link is revoked. */
export const inviteAgain = async (context: InviteContext, userId: UserId): Promise<Result<string, Refusal>> => {
  const free = await countInvitation(context);
  return free.ok ? mailAgain(context, userId) : free;
};

const mailAgain = (context: InviteContext, userId: UserId): Promise<Result<string, Refusal>> =>
  context.attemptAbout<string>(
    userId,
    (email) => ({ action: 'Invitation resent', details: { userId, email } }),
    async (rows, place, all) => {
      const { ports, from } = context;
      const company = await companyOf(rows, context);
      if (place.invitation) {
        const { email } = place.invitation;
        const domain = await requireEmailDomain(rows, ports, place.tenantId, email);
        if (!domain.ok) return domain;
        const { token, invitation } = await newInvitation(ports, place.invitation);
        await rows.memberships.update({ id: place.id }, { invitation });
        await rows.mail.invitation({ id: userId, email, language: from.language }, company, token);
        return ok(email);
      }
      // a member who joined by the company's link and has not verified their address
      const user = place.activated ? undefined : await all.users.get(userId);
      if (!user || user.verified) return notFound('Invitation');
      await rows.mail.activation(user, await issueLink(all, ports, { userId, purpose: 'activation' }));
      return ok(user.email);
    },
  );
