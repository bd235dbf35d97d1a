import type { MembershipRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';
import { removeAccountRows } from '../store/remove-person.ts';

/**
 * Deletes the account of somebody who leaves the only company they belong to, with all that opens it; elsewhere they go on
 * in another of theirs. Whether it is gone. A super user's account is nobody's to delete.
 */
export const removeAccount = async (
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
