import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { newTenantId } from '../sign-in/open-account.ts';
import { keepWithdrawnId, withdrawnId } from '../sign-in/withdrawn-invitations.ts';
import { newTenant } from '../store/new-tenant.ts';
import type { Writer } from '../store/store.ts';
import { newInvitation } from './new-invitation.ts';

/** Invitation of a company's administrator by the operator. */
export interface AdminInvitation {
  email: string;
  company: string;
}

/** Outcome: whether the company was opened for it, and whether the person had an invitation already, which has ended. */
export interface InvitedAdmin {
  opened: boolean;
  again: boolean;
}

/** Company of that name; undefined where there is none. Fails where several have the name. */
const companyNamed = async (rows: Writer, name: string): Promise<Result<TenantId | undefined, string>> => {
  const named = await rows.tenants.find({ where: { name }, limit: 2 });
  return named.length > 1 ? failed(`There are several companies called "${name}".`) : ok(named[0]?.id);
};

const openCompany = async (rows: Writer, { clock }: Pick<Ports, 'clock'>, name: string): Promise<TenantId> => {
  const [id, now] = [newTenantId(), clock.now().toISOString()];
  await rows.tenants.insert(newTenant({ id, name, createdAt: now }));
  return id;
};

/**
 * Invites an administrator by mail, with the roles that a sign-up gives (`signUpRoles`): into the company of that name, or
 * into a new one. An invitation that waits is replaced. Ours: the first administrator needs no open sign-up.
 */
export const inviteAdmin = (
  ports: Pick<Ports, 'store' | 'clock' | 'config' | 'post'>,
  { email, company }: AdminInvitation,
): Promise<Result<InvitedAdmin, string>> =>
  ports.store.scoped({ across: 'administrators' }).transaction(async (rows) => {
    const named = await companyNamed(rows, company);
    if (!named.ok) return named;
    const [[user], kept] = await Promise.all([rows.users.find({ where: { email } }), withdrawnId(rows, email)]);
    const userId = user?.id ?? kept ?? (crypto.randomUUID() as string as UserId); // branded where it is made
    const tenantId = named.value ?? (await openCompany(rows, ports, company));
    const [place] = await rows.memberships.find({ where: { tenantId, userId } });
    if (place && !place.invitation) return failed(`${email} belongs to "${company}" already.`);

    const { token, invitation } = await newInvitation(ports, { email, name: '' });
    const roles = await rows.roles.find({ where: { tenantId: null, key: { in: ports.config.signUpRoles } } });
    const fields = { invitation, roleIds: roles.map(({ id }) => id) };
    const now = ports.clock.now().toISOString();
    if (place) await rows.memberships.update({ id: place.id }, { ...fields, version: place.version + 1 });
    else
      await rows.memberships.insert({
        id: crypto.randomUUID(),
        tenantId,
        userId,
        groupIds: [],
        phone: null,
        activated: false,
        locked: false,
        version: 0,
        subAccountAccess: false,
        createdAt: now,
        ...fields,
      });
    if (!user && !kept) await keepWithdrawnId(rows, ports, { userId, email });
    await rows.audits.insert({
      id: crypto.randomUUID(),
      tenantId,
      userId: null,
      email: null,
      ip: null,
      userAgent: 'fe-server invite-admin',
      action: 'Person invited',
      severity: 'Info',
      details: { userId, email, roles: fields.roleIds },
      createdAt: now,
    });
    await ports.post.within(rows).invitation({ id: userId, email, language: user?.language ?? 'en' }, company, token);
    return ok({ opened: named.value === undefined, again: place !== undefined });
  });
