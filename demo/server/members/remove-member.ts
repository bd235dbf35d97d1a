import type { Ports } from '../ports.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { keepWithdrawnId } from '../sign-in/withdrawn-invitations.ts';
import type { MembershipRecord } from '../store/records.ts';
import { removeAccountRows } from '../store/remove-person.ts';
import type { Writer } from '../store/store.ts';

/**
 * Deletes the account of a person removed from their only company, with its credentials. A person with other companies
 * keeps it, and one of these becomes their main company if this one was. True if the account was deleted; a super user's
 * never is.
 */
const removeAccount = async (
  all: Writer,
  { userId, tenantId, id }: MembershipRecord,
  belongsElsewhere: boolean,
): Promise<boolean> => {
  const user = await all.users.get(userId);
  const others = await all.memberships.find({ where: { userId, id: { not: id } }, order: [['createdAt', 'asc']] });
  const [next] = others;
  if (next && user?.tenantId === tenantId) await all.users.update({ id: userId }, { tenantId: next.tenantId });
  if (next || belongsElsewhere || !user || user.superUser) return false;
  await removeAccountRows(all, userId);
  await all.users.remove({ id: userId });
  return true;
};

/** Removes a person from a company, with their sessions there, and with their account if they belong to no other. */
export const removeMember = async (
  all: Writer,
  ports: Pick<Ports, 'clock'>,
  place: MembershipRecord,
  belongsElsewhere = false,
): Promise<{ email: string; account?: boolean }> => {
  const { id, tenantId, userId, activated } = place;
  const email = (await all.people.get(id))?.email ?? '';
  await endSessions(all, ports.clock, { userId, tenantId });
  const account = place.invitation === null && (await removeAccount(all, place, belongsElsewhere));
  if (account && !activated) await keepWithdrawnId(all, ports, { userId, email });
  // the tenant's tokens stay in the list, stopped, until another administrator rotates or deletes them
  await all.apiTokens.remove({ tenantId, userId, kind: 'personal' });
  await all.memberships.remove({ id });
  // for a pending invitation, the audit log does not say whether there is an account elsewhere
  return { email, ...(activated && { account }) };
};
