import type { Ports } from '../ports.ts';
import type { Who } from '../rules.ts';
import type { MembershipRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';

/** What a sign-up is made of, once its password is hashed. */
export interface Draft {
  name: string;
  companyName: string;
  metadata: string;
  passwordHash: string | null;
  language: string;
}

/** A person and their place in their company. */
export interface Account {
  user: UserRecord;
  membership: MembershipRecord;
}

/** A new company with its first person, who runs it. Their ids are made by whoever asks, who must reach them. */
export const openAccount = async (
  rows: Writer,
  { clock, config }: Ports,
  { tenantId, userId, email }: Who,
  draft: Draft,
): Promise<Account> => {
  const now = clock.now().toISOString();
  const times = { createdAt: now, updatedAt: now };
  const roles = await rows.roles.find({ where: { tenantId: null, key: { in: config.signUpRoles } } });
  await rows.tenants.insert({ id: tenantId, name: draft.companyName, isReseller: false, metadata: '{}', ...times });
  const user = await rows.users.insert({
    id: userId,
    email,
    name: draft.name,
    passwordHash: draft.passwordHash,
    verified: false,
    superUser: false,
    provider: 'local',
    managedBy: 'frontegg',
    profilePictureUrl: null,
    metadata: draft.metadata,
    language: draft.language,
    tenantId,
    lastLogin: null,
    emailFactor: false,
    mustEnrol: false,
    breachedAt: null,
    ...times,
  });
  const membership = await rows.memberships.insert({
    id: crypto.randomUUID(),
    tenantId,
    userId,
    roleIds: roles.map(({ id }) => id),
    groupIds: [],
    activated: false,
    createdAt: now,
  });
  return { user, membership };
};
