import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { CrossTenantAccess } from './cross-tenant-accesses.ts';

/**
 * Whose rows can be seen and changed: a tenant's, a person's, or both; everybody's only across, under a declared name.
 * Where nothing is said, nothing is reached.
 */
export interface Scope {
  readonly tenantId?: TenantId;
  readonly userId?: UserId;
  readonly across?: CrossTenantAccess;
}

/** A row that is not within reach was to be written: a programmer's mistake. */
export class ScopeViolation extends Error {
  override readonly name = 'OutOfReach';
}
