import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { CrossTenantAccess } from './cross-tenant-accesses.ts';

/**
 * Scope of rows that can be read and changed: a tenant's, a person's, or both; all rows only with `across`, under a
 * declared name. An empty scope has no rows.
 */
export interface Scope {
  readonly tenantId?: TenantId;
  readonly userId?: UserId;
  readonly across?: CrossTenantAccess;
}

/** Error: a write beyond the scope; a programmer's mistake. */
export class ScopeViolation extends Error {
  override readonly name = 'OutOfReach';
}
