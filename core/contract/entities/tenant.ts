import type { Moment, TenantId, VendorId } from './ids.ts';

/** A customer's company. Source: SPEC §3 "Tenant". */
export interface Tenant {
  id: string;
  tenantId: TenantId;
  name: string;
  vendorId: VendorId;
  isReseller: boolean;
  /** JSON text. */
  metadata: string;
  deletedAt: null;
  createdAt: Moment;
  updatedAt: Moment;
  /** The company it lies below, where whoever asks belongs to that one, too. Source: SPEC §7 "sub-tenants"; ours here. */
  parentTenantId?: TenantId;
}

/** The tenants a person belongs to and the one they act in. Source: SPEC §7 "me/tenants". */
export interface UserTenants {
  tenants: Tenant[];
  activeTenant: Tenant;
}
