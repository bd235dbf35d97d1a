import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { RequestOrigin, WriteScope } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';

/** Write scope of a person in their main tenant. */
export const scopeOfUser = ({ id, tenantId, email }: UserRecord): WriteScope => ({ userId: id, tenantId, email });

/** Tenant of placeholder users; housekeeping deletes what is audited there. Ours. */
export const PLACEHOLDER_TENANT = '00000000-0000-4000-8000-000000000000' as TenantId; // branded where it is made

/**
 * Placeholder user where an address has no account: rows written for it belong to no one and its mails are not sent, but the
 * database does the same work as for an account, so that the response time tells nothing. Ours.
 */
export const placeholderUser = ({ language }: Pick<RequestOrigin, 'language'>): UserRecord => ({
  id: crypto.randomUUID() as UserId, // branded where it is made
  tenantId: PLACEHOLDER_TENANT,
  email: '',
  name: 'Placeholder',
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
