import type { GroupId, IsoDateTime, RoleId, TenantId, UserId, VendorId } from './ids.ts';
import type { Permission, Role } from './role.ts';
import type { ManagedBy, Provider, UserTenant } from './user.ts';

/** A person as their company sees them. Source: protocol/people.md#members. */
export interface TeamUser {
  id: UserId;
  email: string;
  name: string;
  profileImageUrl?: string;
  tenantId: TenantId;
  vendorId: VendorId;
  roleIds: RoleId[];
  roles: Role[];
  /** Ours: the protocol has them in the list of all users alone. */
  groups: GroupId[];
  activatedForTenant: boolean;
  verified: boolean;
  mfaEnabled: boolean;
  isLocked: boolean;
  provider: Provider;
  managedBy: ManagedBy;
  /** When they joined the company. */
  createdAt: IsoDateTime;
  /** Data of the host's own, as in `User`; not of a pending invitation. */
  customData?: Readonly<Record<string, unknown>>;
  lastLogin?: IsoDateTime;
  superUser?: true;
  /** Phone number that the company has entered, as in an invitation; E.164. Ours. */
  phone?: string;
  /** Lockout by failed sign-ins from unknown browsers: number of failures, and its end. Ours. */
  lockout?: Lockout;
  /** Name of the tenant, where sub-tenants are included. Ours. */
  tenantName?: string;
  /** Version for optimistic concurrency: a change sent with an outdated one is refused. Ours. */
  version: number;
}

/** Lockout of an account by failed sign-ins. Ours. */
export interface Lockout {
  attempts: number;
  until: IsoDateTime;
}

/** A person in a list of all users. Source: protocol/people.md#members. */
export interface UserInList {
  id: UserId;
  sub: UserId;
  email: string;
  name: string;
  verified: boolean;
  mfaEnrolled: boolean;
  provider: Provider;
  profilePictureUrl: string | null;
  tenantId: TenantId;
  /** Name of the tenant, where sub-tenants are included. Ours. */
  tenantName?: string;
  /** Tenant of this membership alone; a person's other tenants are not disclosed. Ours. */
  tenantIds: TenantId[];
  tenants: UserTenant[];
  activatedForTenant: boolean;
  isLocked: boolean;
  managedBy: ManagedBy;
  metadata: string;
  createdAt: IsoDateTime;
  lastLogin?: IsoDateTime;
  superUser?: true;
}

/** The same with their permissions. Source: protocol/people.md#members. */
export interface UserInListV2 extends UserInList {
  roles: Role[];
  rolesIds: RoleId[];
  permissions: Permission[];
  groups: { id: GroupId; roles: Role[] }[];
  vendorId: VendorId;
  /** Always null: a deleted person is in no list. */
  deletedAt: null;
  updatedAt: IsoDateTime;
}

/** Counts of the tenant's people. Source: protocol/people.md#members. */
export interface MemberStats {
  totalItems: number;
  addedThisWeek: number;
  superAdmins: number;
  /** Number of accounts right below the company, for those who can see them. Ours. */
  accountsBelow?: number;
  /** Number of invited people who have neither activated their account nor been locked. Ours. */
  pending?: number;
  /**
   * The only one left who can manage people, and of which roles they must keep one; none where a group gives it. Ours.
   */
  lastAdministrator?: { id: UserId; roleIds: RoleId[] } | undefined;
}

/** Entry of a person's activity log. Ours. */
export interface Activity {
  id: string;
  /** One of `AuditAction`; another server can have others. */
  action: string;
  /** Name of the group or role that it is about, or the address of the person. */
  target?: string;
  severity: 'Info' | 'Success' | 'Warning' | 'Error';
  createdAt: IsoDateTime;
  ipAddress?: string;
  userAgent?: string;
}

/**
 * Sort keys of a member list. Ours: `lastLogin`, by the minute, with those who never signed in first; `roles`, by the most
 * powerful of the direct roles; and `mfaEnabled`. Source: protocol/people.md#members.
 */
export type UserSort =
  | 'createdAt'
  | 'name'
  | 'email'
  | 'id'
  | 'verified'
  | 'isLocked'
  | 'provider'
  | 'tenantId'
  | 'lastLogin'
  | 'roles'
  | 'mfaEnabled';

/** People of some kind. Source: protocol/people.md#members. */
export type UserPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive';

/** A page of a list that says how much there is. */
export interface PagedList<Item> {
  items: Item[];
  _metadata: { totalItems: number; totalPages: number };
}

/** Role as a person who invites others sees it. Source: protocol/people.md#roles. */
export interface TeamRole {
  id: RoleId;
  key: string;
  name: string;
  description: string;
  permissions: string[];
  permissionLevel: number;
}
