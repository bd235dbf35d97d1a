import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { PERSON_COLLECTIONS, TENANT_COLLECTIONS } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import type { MembershipRecord } from './records.ts';
import type { Reader, Writable, Writer } from './store.ts';

// Collections are looked up by name here, and of any one only what all have in common is used.
const named = (rows: Writer, name: string): Writable<AnyRow> =>
  (rows as unknown as Readonly<Record<string, Writable<AnyRow>>>)[name] as Writable<AnyRow>;

/** Removes the rows of an account, such as sessions, credentials and challenges, except the collections in `save`. */
export const removeAccountRows = async (
  rows: Writer,
  userId: UserId,
  save: readonly (keyof typeof PERSON_COLLECTIONS)[] = [],
): Promise<void> => {
  for (const [name, part] of Object.entries(PERSON_COLLECTIONS))
    if (part === 'account' && !save.some((saved) => saved === name)) await named(rows, name).remove({ userId });
};

/** Accounts of people who belong to none but these companies; a super user's is no such account. */
export const peopleOnlyOf = async (rows: Pick<Reader, 'memberships' | 'users'>, tenantIds: readonly TenantId[]) => {
  const places = await rows.memberships.find({ where: { tenantId: { in: tenantIds } } });
  const userIds = [...new Set(places.map(({ userId }) => userId))];
  const gone = new Set<string>(tenantIds);
  const elsewhere = (await rows.memberships.find({ where: { userId: { in: userIds } } })).filter(
    ({ tenantId }) => !gone.has(tenantId),
  );
  const kept = new Set<string>(elsewhere.map(({ userId }) => userId));
  const users = await rows.users.find({ where: { id: { in: userIds } } });
  const only = users.filter(({ id, superUser }) => !kept.has(id) && !superUser);
  return { only, users, elsewhere };
};

/**
 * Removes companies with everything in them, and the accounts of people who belong to no other; their audit logs are
 * kept. None of them may have sub-tenants but among these.
 */
export const removeCompanies = async (rows: Writer, tenantIds: readonly TenantId[]): Promise<void> => {
  const { only, users, elsewhere } = await peopleOnlyOf(rows, tenantIds);
  for (const { id } of only) await removeAccountRows(rows, id);
  for (const { id, tenantId } of users) {
    const [next] = elsewhere.filter(({ userId }) => userId === id);
    if (next && tenantIds.includes(tenantId)) await rows.users.update({ id }, { tenantId: next.tenantId });
  }
  for (const name of Object.keys(TENANT_COLLECTIONS))
    if (name !== 'people' && name !== 'audits') await named(rows, name).remove({ tenantId: { in: tenantIds } });
  await rows.users.remove({ id: { in: only.map(({ id }) => id) } });
  await rows.roles.remove({ tenantId: { in: tenantIds } });
  await rows.tenants.remove({ id: { in: tenantIds } });
};

/** Removes a company without members and sub-tenants; its audit log is kept. */
const removeCompany = async (rows: Writer, tenantId: TenantId): Promise<void> => {
  if ((await rows.tenants.count({ parentId: tenantId })) > 0) return;
  // the store keeps lists of people by itself
  for (const name of Object.keys(TENANT_COLLECTIONS))
    if (name !== 'people' && name !== 'audits') await named(rows, name).remove({ tenantId });
  await rows.roles.remove({ tenantId });
  await rows.tenants.remove({ id: tenantId });
};

/** Removes a membership, and the company where it was the last one. */
export const leave = async (rows: Writer, { id, tenantId, userId }: MembershipRecord): Promise<void> => {
  await rows.apiTokens.remove({ tenantId, userId, kind: 'personal' });
  await rows.memberships.remove({ id });
  if ((await rows.memberships.count({ tenantId, invitation: null })) === 0) await removeCompany(rows, tenantId);
};
