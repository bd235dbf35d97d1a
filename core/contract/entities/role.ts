import type { IsoDateTime, PermissionId, RoleId, TenantId, VendorId } from './ids.ts';

/** A named set of permissions. Source: protocol/people.md#roles. */
export interface Role {
  id: RoleId;
  key: string;
  name: string;
  description?: string | null;
  isDefault: boolean;
  permissions: PermissionId[];
  /** Absent for a role that every tenant has. */
  tenantId?: TenantId;
  vendorId: VendorId;
  level: number;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** One thing a person may do. Source: protocol/people.md#permissions. */
export interface Permission {
  id: PermissionId;
  key: string;
  name: string;
  description?: string;
  categoryId: string;
  fePermission: boolean;
  roleIds: RoleId[];
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

/** Permissions that are shown together. Source: protocol/people.md#permissions. */
export interface PermissionCategory {
  id: string;
  name: string;
  description: string;
  feCategory: boolean;
  permissionIds: PermissionId[];
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}
