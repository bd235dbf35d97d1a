import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { PERSON_COLLECTIONS, TENANT_COLLECTIONS } from './collections.ts';
import type { AnyRow } from './conditions.ts';
import type { MembershipRecord } from './records.ts';
import type { Writable, Writer } from './store.ts';

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
