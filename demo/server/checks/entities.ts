import * as v from 'valibot';
import { DATE_FORMATS, TIME_FORMATS } from '../../../core/contract/entities/account-settings.ts';
import type {
  GroupId,
  PermissionId,
  RoleId,
  SessionId,
  TenantId,
  UserId,
  VendorId,
} from '../../../core/contract/entities/ids.ts';
import { ACCOUNT_PROVIDERS } from '../../../core/contract/entities/user.ts';
import { id, moment } from './fields.ts';
import { mfaDevices, mfaStrategy, recoveryCodes } from './mfa.ts';

/** Response schemas of entities; answers are checked and documented with them. Source: core/contract/entities. */

const about = { tenantId: id<TenantId>(), userId: id<UserId>(), email: v.string(), emailVerified: v.boolean() };

export const authResponse = v.object({
  accessToken: v.string(),
  refreshToken: v.exactOptional(v.string()),
  expiresIn: v.number(),
  expires: moment(),
  mfaRequired: v.literal(false),
  ...about,
  ...recoveryCodes.entries,
});

export const mfaRequired = v.object({
  mfaRequired: v.literal(true),
  mfaToken: v.string(),
  mfaEnrolled: v.boolean(),
  mfaDevices,
  mfaStrategies: v.array(mfaStrategy),
  ...about,
});

const passwordBreached = v.object({
  mfaRequired: v.literal(false),
  isBreachedPassword: v.literal(true),
  ...about,
});

export const loginAnswer = v.union([authResponse, mfaRequired, passwordBreached]);

export const ssoAddress = v.object({ address: v.string(), idpType: v.picklist(['saml', 'oidc']) });

export const signUpResponse = v.object({
  shouldActivate: v.boolean(),
  userId: v.exactOptional(id<UserId>()),
  tenantId: v.exactOptional(id<TenantId>()),
  authResponse: v.exactOptional(loginAnswer),
});

export const role = v.object({
  id: id<RoleId>(),
  key: v.string(),
  name: v.string(),
  description: v.exactOptional(v.nullable(v.string())),
  isDefault: v.boolean(),
  permissions: v.array(id<PermissionId>()),
  tenantId: v.exactOptional(id<TenantId>()),
  vendorId: id<VendorId>(),
  level: v.number(),
  createdAt: moment(),
  updatedAt: moment(),
});

export const permission = v.object({
  id: id<PermissionId>(),
  key: v.string(),
  name: v.string(),
  description: v.exactOptional(v.string()),
  categoryId: v.string(),
  fePermission: v.boolean(),
  roleIds: v.array(id<RoleId>()),
  createdAt: moment(),
  updatedAt: moment(),
});

export const authorization = v.object({ roles: v.array(role), permissions: v.array(permission) });

export const user = v.object({
  id: id<UserId>(),
  sub: id<UserId>(),
  email: v.string(),
  name: v.string(),
  verified: v.boolean(),
  mfaEnrolled: v.boolean(),
  phoneNumber: v.exactOptional(v.string()),
  provider: v.picklist(ACCOUNT_PROVIDERS),
  profilePictureUrl: v.nullable(v.string()),
  tenantId: id<TenantId>(),
  tenantIds: v.array(id<TenantId>()),
  tenants: v.array(v.object({ tenantId: id<TenantId>(), roles: v.array(role) })),
  activatedForTenant: v.boolean(),
  subAccountAccessAllowed: v.boolean(),
  enteredFrom: v.exactOptional(v.object({ tenantId: id<TenantId>(), name: v.string() })),
  isLocked: v.exactOptional(v.boolean()),
  managedBy: v.picklist(['frontegg', 'scim2']),
  superUser: v.exactOptional(v.literal(true)),
  impersonator: v.exactOptional(v.object({ id: id<UserId>(), email: v.string(), until: moment() })),
  metadata: v.string(),
  language: v.string(),
  profileVersion: v.string(),
  createdAt: moment(),
  lastLogin: v.exactOptional(moment()),
  roles: v.array(role),
  roleIds: v.array(id<RoleId>()),
  rolesIds: v.array(id<RoleId>()),
  permissions: v.array(permission),
  groups: v.array(v.object({ id: id<GroupId>(), roles: v.array(role) })),
  customData: v.record(v.string(), v.unknown()),
});

export const tenant = v.object({
  id: v.string(),
  tenantId: id<TenantId>(),
  name: v.string(),
  vendorId: id<VendorId>(),
  isReseller: v.boolean(),
  metadata: v.string(),
  deletedAt: v.null(),
  createdAt: moment(),
  updatedAt: moment(),
  parentTenantId: v.exactOptional(id<TenantId>()),
  timezone: v.exactOptional(v.string()),
  dateFormat: v.exactOptional(v.picklist(DATE_FORMATS)),
  timeFormat: v.exactOptional(v.picklist(TIME_FORMATS)),
  currency: v.exactOptional(v.string()),
});

export const userTenants = v.object({ tenants: v.array(tenant), activeTenant: tenant });

export const session = v.object({
  id: id<SessionId>(),
  current: v.boolean(),
  ipAddress: v.exactOptional(v.string()),
  userAgent: v.exactOptional(v.string()),
  createdAt: moment(),
  expires: moment(),
  lastActiveAt: moment(),
  impersonated: v.exactOptional(v.boolean()),
});
