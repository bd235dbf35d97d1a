import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { WriteScope } from '../rules.ts';
import type { MembershipRecord, UserRecord } from '../store/records.ts';
import { searchable } from '../store/searchable.ts';
import { newBillingAccount } from '../store/new-billing-account.ts';
import { newTenant } from '../store/new-tenant.ts';
import type { Writer } from '../store/store.ts';

/** Data of a sign-up, with the password hashed. */
export interface NewAccountInput {
  name: string;
  companyName: string;
  metadata: string;
  passwordHash: string | null;
  language: string;
}

/** User with their membership. */
export interface NewAccount {
  user: UserRecord;
  membership: MembershipRecord;
}

/** Inserts a user, without a membership. */
export const addUser = async (
  rows: Pick<Writer, 'users'>,
  { clock }: Pick<Ports, 'clock'>,
  { tenantId, userId, email }: WriteScope,
  { name, metadata, passwordHash, language }: Omit<NewAccountInput, 'companyName'>,
  fields: Partial<UserRecord> = {},
): Promise<UserRecord> => {
  const now = clock.now().toISOString();
  return rows.users.insert({
    id: userId,
    email,
    name,
    searchable: searchable({ name, email }),
    passwordHash,
    verified: false,
    superUser: false,
    provider: 'local',
    managedBy: 'frontegg',
    profilePictureUrl: null,
    metadata,
    language,
    tenantId,
    lastLogin: null,
    emailFactor: false,
    mustEnrol: false,
    breachedAt: null,
    provenAt: null,
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
};

/** Adds a membership, or accepts the pending invitation of the person there. */
export const addPlace = async (
  rows: Pick<Writer, 'memberships'>,
  { clock }: Pick<Ports, 'clock'>,
  { tenantId, userId }: Pick<WriteScope, 'tenantId' | 'userId'>,
  { roleIds, activated, phone = null }: Pick<MembershipRecord, 'roleIds' | 'activated'> & { phone?: string | null },
): Promise<MembershipRecord> => {
  const [invited] = await rows.memberships.find({ where: { tenantId, userId } });
  const joined = { invitation: null, activated };
  if (invited) {
    const [place = invited] = await rows.memberships.update(
      { id: invited.id },
      { ...joined, version: invited.version + 1 },
    );
    return place;
  }
  return rows.memberships.insert({
    id: crypto.randomUUID(),
    tenantId,
    userId,
    roleIds,
    groupIds: [],
    phone,
    locked: false,
    version: 0,
    subAccountAccess: false,
    createdAt: clock.now().toISOString(),
    ...joined,
  });
};

/** Creates a company with the membership of its administrator. */
export const openCompany = async (
  rows: Pick<Writer, 'tenants' | 'roles' | 'memberships' | 'billingAccounts'>,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  { tenantId, userId }: Pick<WriteScope, 'tenantId' | 'userId'>,
  { name, activated }: { name: string; activated: boolean },
): Promise<MembershipRecord> => {
  const now = clock.now().toISOString();
  const roles = await rows.roles.find({ where: { tenantId: null, key: { in: config.signUpRoles } } });
  await rows.tenants.insert(newTenant({ id: tenantId, name, createdAt: now }));
  // its customer at the payment provider is made soon, by the reconciler
  if (config.billing.tenantCreatedAction === 'create_customer')
    await rows.billingAccounts.insert(newBillingAccount(tenantId, name, now));
  const roleIds = roles.map(({ id }) => id);
  return addPlace(rows, { clock }, { tenantId, userId }, { roleIds, activated });
};

/** Creates a company with its first person, who administers it. The caller makes their ids, which its scope must cover. */
export const openAccount = async (
  rows: Writer,
  ports: Pick<Ports, 'clock' | 'config'>,
  scope: WriteScope,
  draft: NewAccountInput,
): Promise<NewAccount> => {
  const user = await addUser(rows, ports, scope, draft);
  const company = { name: draft.companyName, activated: false };
  return { user, membership: await openCompany(rows, ports, scope, company) };
};

/** New tenant id; it is branded where it is made. */
export const newTenantId = (): TenantId => crypto.randomUUID() as TenantId;
