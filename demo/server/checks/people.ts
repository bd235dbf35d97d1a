import * as v from 'valibot';
import type { GroupId, PermissionId, RoleId, TenantId, UserId, VendorId } from '../../../core/contract/entities/ids.ts';
import { ACCOUNT_PROVIDERS } from '../../../core/contract/entities/user.ts';
import { permission, role } from './entities.ts';
import { id, moment } from './fields.ts';

/** Response schemas of user administration. Source: core/contract/entities. */

const provider = v.picklist(ACCOUNT_PROVIDERS);
const managedBy = v.picklist(['frontegg', 'scim2']);

export const activity = v.object({
  id: v.string(),
  action: v.string(),
  severity: v.picklist(['Info', 'Success', 'Warning', 'Error']),
  createdAt: moment(),
  target: v.exactOptional(v.string()),
  ipAddress: v.exactOptional(v.string()),
  userAgent: v.exactOptional(v.string()),
});

export const permissionCategory = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  feCategory: v.boolean(),
  permissionIds: v.array(id<PermissionId>()),
  createdAt: moment(),
  updatedAt: moment(),
});

export const group = v.object({
  id: id<GroupId>(),
  name: v.string(),
  color: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  metadata: v.exactOptional(v.string()),
  roles: v.exactOptional(v.array(role)),
  users: v.exactOptional(
    v.array(
      v.object({
        id: id<UserId>(),
        email: v.string(),
        name: v.string(),
        profilePictureUrl: v.nullable(v.string()),
        activatedForTenant: v.boolean(),
        createdAt: moment(),
      }),
    ),
  ),
  managedBy: v.picklist(['frontegg', 'scim2']),
});

export const groupConfig = v.object({ enabled: v.boolean(), rolesEnabled: v.boolean() });

export const inviteLink = v.object({
  id: v.string(),
  vendorId: id<VendorId>(),
  tenantId: id<TenantId>(),
  userId: id<UserId>(),
  token: v.string(),
  expires: moment(),
  shouldSendEmail: v.boolean(),
});

/** Public details of an invite link, for anyone who has it. */
export const openLink = v.object({
  name: v.string(),
  expires: moment(),
  email: v.exactOptional(v.string()),
  invitedBy: v.exactOptional(v.string()),
});

/** A mailed invitation, as its recipient can see it. */
export const invitation = v.object({
  ...openLink.entries,
  tenantId: id<TenantId>(),
  email: v.string(),
  shouldSetName: v.exactOptional(v.boolean()),
  shouldSetPassword: v.exactOptional(v.boolean()),
});

export const joined = v.object({ tenantId: id<TenantId>() });

export const teamUser = v.object({
  id: id<UserId>(),
  email: v.string(),
  name: v.string(),
  profileImageUrl: v.exactOptional(v.string()),
  tenantId: id<TenantId>(),
  vendorId: id<VendorId>(),
  roleIds: v.array(id<RoleId>()),
  roles: v.array(role),
  groups: v.array(id<GroupId>()),
  activatedForTenant: v.boolean(),
  verified: v.boolean(),
  mfaEnabled: v.boolean(),
  isLocked: v.boolean(),
  provider,
  managedBy,
  createdAt: moment(),
  customData: v.exactOptional(v.record(v.string(), v.unknown())),
  lastLogin: v.exactOptional(moment()),
  superUser: v.exactOptional(v.literal(true)),
  phone: v.exactOptional(v.string()),
  lockout: v.exactOptional(v.object({ attempts: v.number(), until: moment() })),
  tenantName: v.exactOptional(v.string()),
  version: v.number(),
});

export const copiedLink = v.object({ token: v.string(), expires: moment() });

export const revokedInvitation = v.object({ undo: v.string(), until: moment() });

/** A mailed invitation in the company's list. */
export const sentInvitation = v.object({
  userId: id<UserId>(),
  email: v.string(),
  name: v.string(),
  phone: v.exactOptional(v.string()),
  roleIds: v.array(id<RoleId>()),
  roles: v.array(role),
  state: v.picklist(['sent', 'opened', 'expired']),
  sentAt: moment(),
  expires: moment(),
  openedAt: v.exactOptional(moment()),
  invitedBy: v.exactOptional(v.object({ id: id<UserId>(), name: v.string(), email: v.string() })),
  isLocked: v.boolean(),
  version: v.number(),
});

export const userInList = v.object({
  id: id<UserId>(),
  sub: id<UserId>(),
  email: v.string(),
  name: v.string(),
  verified: v.boolean(),
  mfaEnrolled: v.boolean(),
  provider,
  profilePictureUrl: v.nullable(v.string()),
  tenantId: id<TenantId>(),
  tenantIds: v.array(id<TenantId>()),
  tenantName: v.exactOptional(v.string()),
  tenants: v.array(v.object({ tenantId: id<TenantId>(), roles: v.array(role) })),
  activatedForTenant: v.boolean(),
  isLocked: v.boolean(),
  managedBy,
  metadata: v.string(),
  createdAt: moment(),
  lastLogin: v.exactOptional(moment()),
  superUser: v.exactOptional(v.literal(true)),
});

export const userInListV2 = v.object({
  ...userInList.entries,
  roles: v.array(role),
  rolesIds: v.array(id<RoleId>()),
  permissions: v.array(permission),
  groups: v.array(v.object({ id: id<GroupId>(), roles: v.array(role) })),
  vendorId: id<VendorId>(),
  deletedAt: v.null(),
  updatedAt: moment(),
});
