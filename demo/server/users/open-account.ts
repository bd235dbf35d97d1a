import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { Who } from '../rules.ts';
import type { MembershipRecord, UserRecord } from '../store/records.ts';
import { searchable } from '../store/searchable.ts';
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

/** A new person and their place in a company that there is. */
export const addPerson = async (
  rows: Writer,
  { clock }: Pick<Ports, 'clock'>,
  { tenantId, userId, email }: Who,
  draft: Draft,
  roleIds: RoleId[],
): Promise<Account> => {
  const now = clock.now().toISOString();
  const user = await rows.users.insert({
    id: userId,
    email,
    name: draft.name,
    searchable: searchable({ name: draft.name, email }),
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
    createdAt: now,
    updatedAt: now,
  });
  const membership = await rows.memberships.insert({
    id: crypto.randomUUID(),
    tenantId,
    userId,
    roleIds,
    groupIds: [],
    activated: false,
    locked: false,
    invitation: null,
    version: 0,
    createdAt: now,
  });
  return { user, membership };
};

/** A new company with its first person, who runs it. Their ids are made by whoever asks, who must reach them. */
export const openAccount = async (
  rows: Writer,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  who: Who,
  draft: Draft,
): Promise<Account> => {
  const now = clock.now().toISOString();
  const roles = await rows.roles.find({ where: { tenantId: null, key: { in: config.signUpRoles } } });
  const { tenantId: id } = who;
  const times = { createdAt: now, updatedAt: now };
  await rows.tenants.insert({
    id,
    name: draft.companyName,
    isReseller: false,
    parentId: null,
    metadata: '{}',
    ...times,
  });
  return addPerson(
    rows,
    { clock },
    who,
    draft,
    roles.map((role) => role.id),
  );
};
