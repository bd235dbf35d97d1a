import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { RequestOrigin, WriteScope } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';

/** A person in the tenant that is theirs unless they switch. */
export const scopeOfUser = ({ id, tenantId, email }: UserRecord): WriteScope => ({ userId: id, tenantId, email });

/** The tenant of nobody: what is written there, the next housekeeping throws away. Ours. */
export const PLACEHOLDER_TENANT = '00000000-0000-4000-8000-000000000000' as TenantId; // branded where it is made

/**
 * Somebody to do a call's work for where there is no account: their rows belong to no one and no mail to them leaves, but
 * the database has as much to do as for anybody, so that its time tells nothing. Ours.
 */
export const placeholderUser = ({ language }: Pick<RequestOrigin, 'language'>): UserRecord => ({
  id: crypto.randomUUID() as UserId, // branded where it is made
  tenantId: PLACEHOLDER_TENANT,
  email: '',
  name: 'Nobody',
  searchable: '',
  passwordHash: null,
  verified: false,
  superUser: false,
  provider: 'local',
  managedBy: 'frontegg',
  profilePictureUrl: null,
  metadata: '{}',
  language,
  lastLogin: null,
  emailFactor: false,
  mustEnrol: false,
  breachedAt: null,
  provenAt: null,
  createdAt: '',
  updatedAt: '',
});
