import type { DateFormat, TimeFormat } from './account-settings.ts';
import type { IsoDateTime, TenantId, VendorId } from './ids.ts';

/** Kinds of tenants. Source: protocol/sub-accounts.md#types. */
export const TENANT_TYPES = ['customer', 'spam', 'test', 'reseller', 'headquarter'] as const;
export type TenantType = (typeof TENANT_TYPES)[number];

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
  /** Formats of the account settings, where they are set. Source: protocol/sub-accounts.md#account-settings. */
  timezone?: string;
  dateFormat?: DateFormat;
  timeFormat?: TimeFormat;
  currency?: string;
}

/** The tenants a person belongs to and the one they act in. Source: protocol/sign-in.md#me. */
export interface UserTenants {
  tenants: Tenant[];
  activeTenant: Tenant;
}

/** Tenant in a hierarchy, flat. Source: protocol/sub-accounts.md#hierarchy. */
export interface TenantInHierarchy {
  tenantId: TenantId;
  tenantName: string;
  status?: string;
  createdAt: IsoDateTime;
  /** Steps from the tenant that was asked for, 0 for itself; of parents, steps above it. */
  level: number;
}

/** Tenant with those below it. Source: protocol/sub-accounts.md#hierarchy. */
export interface TenantTree {
  tenantId: TenantId;
  tenantName: string;
  status?: string;
  createdAt: IsoDateTime;
  children: TenantTree[];
}

/** Account in a search or below another. Source: protocol/sub-accounts.md#search. */
export interface SubTenant {
  tenantId: TenantId;
  name: string;
  createdAt: IsoDateTime;
  metadata: {
    /** Whether it has accounts below. */
    isParent: boolean;
  };
  isReseller: boolean;
  /** Ours. */
  tenantType: TenantType;
  /** Ours. */
  parentTenantId: TenantId;
  /** Ours. */
  parentName: string;
  /** Version for optimistic concurrency. Ours. */
  updatedAt: IsoDateTime;
}

/** Page of accounts, with the addresses of other pages. Source: protocol/sub-accounts.md#search. */
export interface SubTenantPage {
  items: SubTenant[];
  _metadata: { totalItems: number; totalPages: number };
  _links: { next: string; prev: string; first: string; last: string };
}

/** Numbers of a tenant in a hierarchy. Source: protocol/sub-accounts.md#search. */
export interface HierarchyMetadata {
  tenantId: TenantId;
  /** Accounts right below it. */
  totalSubTenants: number;
  isParent: boolean;
}

/** Numbers of people of a tenant. Source: protocol/sub-accounts.md#search. */
export interface TenantUserCount {
  tenantId: TenantId;
  totalUsers: number;
  /** Those who may enter the accounts below. */
  totalAccessAllowedUsers: number;
}

/** Account as its parent reads it. Ours. */
export interface SubTenantDetails extends SubTenant {
  /** JSON text of an object, by the account's parents. */
  tenantMetadata: string;
  status?: string;
  /** Numbers of what a deletion takes with it: accounts at any depth, and people with no other account. */
  below: number;
  people: number;
}
