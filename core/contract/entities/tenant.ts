import type { IsoDateTime, TenantId, VendorId } from './ids.ts';

/** A customer's company. Source: protocol/sign-in.md#me. */
export interface Tenant {
  id: string;
  tenantId: TenantId;
  name: string;
  vendorId: VendorId;
  isReseller: boolean;
  /** JSON text. */
  metadata: string;
  deletedAt: null;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
  /**
   * Parent tenant, where the caller belongs to that one, too.
   * Source: protocol/people.md#sub-accounts; ours here.
   */
  parentTenantId?: TenantId;
}

/** The tenants a person belongs to and the one they act in. Source: protocol/sign-in.md#me. */
export interface UserTenants {
  tenants: Tenant[];
  activeTenant: Tenant;
}
