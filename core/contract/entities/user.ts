import type { GroupId, IsoDateTime, RoleId, TenantId, UserId, VendorId } from './ids.ts';
import type { Permission, Role } from './role.ts';

/** Origins of an account. Source: protocol/people.md#members; `apple`, `linkedin` and `custom` ours. */
export const ACCOUNT_PROVIDERS = [
  'local',
  'saml',
  'google',
  'github',
  'facebook',
  'microsoft',
  'scim2',
  'slack',
  'apple',
  'linkedin',
  'custom',
] as const;

export type Provider = (typeof ACCOUNT_PROVIDERS)[number];

/** Owner of a record: this product or a directory (SCIM). Source: protocol/people.md#groups. */
export type ManagedBy = 'frontegg' | 'scim2';

/** Membership of a person in a tenant, with their roles there. */
export interface UserTenant {
  tenantId: TenantId;
  roles: Role[];
}

/** A person with an account. Source: protocol/sign-in.md#me. */
export interface User {
  id: UserId;
  /** The same as `id`, under the token's name for it. */
  sub: UserId;
  email: string;
  name: string;
  verified: boolean;
  mfaEnrolled: boolean;
  phoneNumber?: string;
  provider: Provider;
  profilePictureUrl: string | null;
  tenantId: TenantId;
  tenantIds: TenantId[];
  tenants: UserTenant[];
  activatedForTenant: boolean;
  /** Whether they may enter the accounts below the tenant. Source: protocol/sub-accounts.md#entering. */
  subAccountAccessAllowed: boolean;
  /** Tenant above, from which they have entered this one; absent for a member. Ours. */
  enteredFrom?: { tenantId: TenantId; name: string };
  isLocked?: boolean;
  managedBy: ManagedBy;
  superUser?: true;
  /** Administrator who impersonates this person now, and the end of the impersonation. Ours. */
  impersonator?: { id: UserId; email: string; until: IsoDateTime };
  /** JSON text, in which jobTitle, address, phoneNumber and timezone live; the last is ours. */
  metadata: string;
  /** Language of their mails, BCP 47. Ours. */
  language: string;
  /** Version of the texts that the profile shows, for optimistic concurrency. Ours. */
  profileVersion: string;
  createdAt: IsoDateTime;
  lastLogin?: IsoDateTime;
  roles: Role[];
  roleIds: RoleId[];
  /** The same as `roleIds`, under the name that the lists of users have. */
  rolesIds: RoleId[];
  permissions: Permission[];
  /** Their groups in this tenant, with the roles of each. */
  groups: { id: GroupId; roles: Role[] }[];
  /** Data of the host's own: the object under `customData` in `metadata`. */
  customData: Readonly<Record<string, unknown>>;
}

/** Roles and permissions of a person in the current tenant. Source: protocol/sign-in.md#me. */
export interface Authorization {
  roles: Role[];
  permissions: Permission[];
}

/** Claims of the access token. Source: product.md#auth-response; RFC 7519 names. */
export interface AccessTokenClaims {
  sub: UserId;
  tenantId: TenantId;
  tenantIds: TenantId[];
  vendorId: VendorId;
  email: string;
  email_verified: boolean;
  name: string;
  roles: string[];
  permissions: string[];
  superUser?: true;
  /** The session the token belongs to. */
  sid: string;
  /** How the person has proved who they are. Source: RFC 8176. */
  amr: string[];
  /** Present where they did so by several factors. Source: product.md#step-up. */
  acr?: string;
  /** Actor: the administrator who impersonates this person. Source: RFC 8693 §4.1. */
  act?: { sub: UserId };
  /** When they last did, in seconds since 1970. */
  auth_time: number;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
}
